package knightschool.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.counting.TourCount;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;
import knightschool.text.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the tours of a board. */
@Command(
        name = "count",
        description = {
            "Counts the tours of a board: open ones with their direction, closed ones without.",
            "Prints JSON: count (digits, or null where there are too many states to find it), method, states (the most"
                    + " that were kept at a time) and, where there is something to say, reason."
        },
        footer = {"%nExample:", "  knight-school count --board 5x5"})
final class CountCommand implements Callable<Integer> {
    @Mixin
    private BoardOption board;

    @Option(
            names = "--start",
            paramLabel = "SQ",
            description = "Where the tours begin, as a chess name (a8) or an index (0). Without it the board's K holds,"
                    + " else every square is a start.")
    private String start;

    @Option(names = "--any-start", description = "Every square is a start, whatever the board's K says.")
    private boolean anyStart;

    @Option(names = "--closed", description = "Count closed tours. Their start does not matter.")
    private boolean closed;

    @Option(
            names = "--max-states",
            paramLabel = "N",
            description = "How many states may be kept at a time. Without it: 12000000, which a machine with 4 GB can"
                    + " hold.")
    private String maxStates;

    private final Terminal terminal;

    CountCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Board on = board.read();
        long limit = maxStates == null ? TourCount.MAX_STATES : Place.number("--max-states", maxStates, 1, "states");
        TourCount count = TourCount.of(KnightGraph.of(on), ends(on), limit, new Progress(terminal)::at);
        terminal.print(json -> print(count, json));
        return 0;
    }

    private Ends ends(Board on) {
        if (anyStart && start != null) {
            throw new InputFault("--any-start", 0, "a start is given too (--start)", "Leave one of the two out.");
        }
        int given = start == null
                ? anyStart ? Board.NONE : on.start()
                : Place.in("--start", () -> SquareNames.parsePlayable(on, start));
        return Place.in("--closed", () -> TourCount.asked(on, given, closed));
    }

    private static void print(TourCount count, Json json) {
        json.put("count", count.count().map(Object::toString).orElse(null));
        json.put("method", count.method().word());
        json.put("states", count.states());
        if (!count.reason().isEmpty()) {
            json.put("reason", count.reason());
        }
    }
}
