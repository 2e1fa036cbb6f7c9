package knightschool.cli;

import java.io.IOException;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.text.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Searches for a tour and prints the outcome. */
@Command(
        name = "solve",
        description = {
            "Searches for a tour.",
            "Prints JSON: outcome (found, proven-absent or stopped), steps, placements,"
                    + " undos, and the tour as square indices, empty unless found."
        },
        footer = {"%nExample:", "  knight-school solve --board 8x8 --algorithm forward-checking --start a8"})
final class SolveCommand extends AbstractTerminalCommand {
    @Mixin
    private SearchOptions options;

    @Override
    public Integer call() throws IOException {
        Problem problem = options.problem();
        Search search = options.begin(problem);
        search.advanceTo(options.maxSteps(), TerminalProgress.STRIDE, new TerminalProgress(terminal)::at);
        options.sayIfSilent(terminal, problem.board());
        options.sayVerdict(terminal);
        terminal.print(json -> print(search, json));
        return 0;
    }

    private static void print(Search search, JsonWriter json) {
        json.put("outcome", search.outcome().word());
        json.put("steps", search.step());
        json.put("placements", search.placements());
        json.put("undos", search.undos());
        json.key("tour").array();
        int length = search.outcome() == Outcome.FOUND ? search.depth() : 0;
        for (int i = 0; i < length; i++) {
            json.value(search.square(i));
        }
        json.end();
    }
}
