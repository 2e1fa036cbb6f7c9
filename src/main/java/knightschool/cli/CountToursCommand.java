package knightschool.cli;

import java.io.IOException;
import knightschool.board.Board;
import knightschool.counting.FrontierStateBudget;
import knightschool.counting.TourCount;
import knightschool.graph.KnightGraph;
import knightschool.text.JsonWriter;
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
final class CountToursCommand extends AbstractTerminalCommand {
    @Mixin
    private BoardOption board;

    @Mixin
    private StartAndClosedOptions tour;

    @Option(
            names = "--max-states",
            paramLabel = "N",
            description = "How many states may be kept at a time. Without it: " + FrontierStateBudget.USUAL_STATES
                    + ", or fewer where a state is long,"
                    + " so that a machine with 4 GB can hold them.")
    private String maxStates;

    @Override
    public Integer call() throws IOException {
        Board on = board.read();
        FrontierStateBudget budget = maxStates == null
                ? FrontierStateBudget.USUAL
                : FrontierStateBudget.of(
                        ArgumentReader.number("--max-states", maxStates, ArgumentReader.Range.from(1, "states")));
        TourCount count = TourCount.of(KnightGraph.of(on), tour.ends(on), budget, new TerminalProgress(terminal)::at);
        terminal.print(json -> print(count, json));
        return 0;
    }

    private static void print(TourCount count, JsonWriter json) {
        json.put("count", count.count().map(Object::toString).orElse(null));
        json.put("method", count.method().word());
        json.put("states", count.states());
        if (!count.reason().isEmpty()) {
            json.put("reason", count.reason());
        }
    }
}
