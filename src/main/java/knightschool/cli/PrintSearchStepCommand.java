package knightschool.cli;

import java.io.IOException;
import java.util.stream.IntStream;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.search.position.Domains;
import knightschool.text.JsonWriter;
import knightschool.text.NumberFormatter;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.SearchSnapshotFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the state of a search after a given number of steps. */
@Command(
        name = "frame",
        description = {
            "Prints one moment of a search.",
            "JSON: step, path (square indices), domains (for every square"
                    + " of the board its open moves, 0 to 7, or null), the line of pseudocode and why. Past the end it is"
                    + " the last moment; \"ended\" says whether no step follows."
        },
        footer = {"%nExample:", "  knight-school frame --board 8x8 --algorithm forward-checking --step 44"})
final class PrintSearchStepCommand extends AbstractTerminalCommand {
    private static final int MAX_SQUARES = 1_000_000;

    @Mixin
    private SearchOptions options;

    @Option(names = "--step", required = true, paramLabel = "N", description = "Which step, from 0.")
    private String step;

    @Override
    public Integer call() throws IOException {
        long limit = options.maxSteps();
        long last = Math.min(limit, ArgumentReader.number("--step", step, 0));
        Problem problem = options.problem();
        if (problem.board().squares() > MAX_SQUARES) {
            throw new InputFault(
                    "--board",
                    "this board is too large for a frame",
                    "Frames go up to " + NumberFormatter.grouped(MAX_SQUARES) + " squares.");
        }
        var progress = new TerminalProgress(terminal);
        SearchSnapshot frame = SearchSnapshotFactory.at(
                options.solver(), options.begin(problem), last, TerminalProgress.STRIDE, progress::at);
        terminal.print(json -> print(frame, frame.isOver() || frame.step() == limit, json));
        return 0;
    }

    private static void print(SearchSnapshot frame, boolean ended, JsonWriter json) {
        json.put("step", frame.step());
        json.put("ended", ended);
        json.put("outcome", ended ? frame.outcome().word() : null);
        json.put("depth", frame.counters().depth());
        json.put("placements", frame.counters().placements());
        json.put("undos", frame.counters().undos());
        json.put("pruned", frame.counters().pruned());
        json.put("path", frame.path().squares());
        json.key("domains").array();
        for (int square = 0; square < frame.board().squares(); square++) {
            json.value(domain(frame.domains(), square));
        }
        json.end();
        json.put("line", frame.solver().code().get(frame.explanation().line()));
        json.put("why", frame.explanation().sentence());
    }

    private static int[] domain(Domains domains, int square) {
        return domains.has(square)
                ? IntStream.range(0, MoveOrder.MOVES)
                        .filter(move -> domains.isOpen(square, move))
                        .toArray()
                : null;
    }
}
