package knightschool.cli;

import java.io.IOException;
import java.util.List;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import knightschool.text.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Finds all positions of a sliding puzzle that can be reached from its start, and prints their number and a shortest
 * solution.
 */
@Command(
        name = "map",
        description = {
            "Maps a sliding puzzle: all positions that can be reached from where it stands, and the moves between them."
                    + " One move slides one block any distance.",
            "Prints JSON: states (positions), edges (undirected), goals, shortest (moves from the start to the nearest"
                    + " goal; -1 where none is reached, and then the exit status is 1) and solution (the moves of one"
                    + " shortest solution, such as \"C left 1\": block, direction, cells). Where the map is too large"
                    + " states, edges, goals and solution are null, shortest too unless it is known, and reason says why."
        },
        footer = {
            "%nA puzzle: one line a row, . empty, x wall, a letter for each cell of a block (two or three cells in a"
                    + " line); A is to touch the right edge.",
            "%nExample:",
            "  knight-school map --puzzle level.slide"
        })
final class SlidingPuzzleMapCommand extends AbstractTerminalCommand {
    private static final int UNSOLVABLE = 1;

    @Option(names = "--puzzle", required = true, paramLabel = "FILE", description = "A puzzle file.")
    private String puzzle;

    @Option(
            names = "--expand-goals",
            description = "Also make the moves of solved positions. Without it nothing is found behind them, and no two"
                    + " of them are linked.")
    private boolean expandGoals;

    @Option(
            names = "--max-states",
            paramLabel = "N",
            description = "How many positions the map may have. Without it: as many as fit into 512 MiB, some five"
                    + " million, or fewer on a machine with less than 4 GB.")
    private String maxStates;

    @Override
    public Integer call() throws IOException {
        SlidingPuzzle start = ArgumentReader.in("--puzzle", () -> SlidingPuzzleText.read(ArgumentReader.path(puzzle)));
        StateMapBudget budget = maxStates == null
                ? StateMapBudget.usual()
                : StateMapBudget.of(
                        ArgumentReader.number("--max-states", maxStates, ArgumentReader.Range.from(1, "states")));
        return switch (StateMapSearch.map(start, expandGoals, budget, progress())) {
            case StateMapOutcome.Mapped mapped -> print(mapped.map());
            case StateMapOutcome.TooLarge large -> print(large);
        };
    }

    private StateMapProgressListener progress() {
        TerminalProgress progress = new TerminalProgress(terminal);
        return (expanded, positions) -> progress.say(
                "%,d positions found, %,d of them with all their moves. Ctrl+C ends it; --max-states sets a limit.",
                positions, expanded);
    }

    private int print(StateMap map) throws IOException {
        List<String> solution = map.solution().stream()
                .map(move -> BlockMoveText.format(map.puzzle(), move))
                .toList();
        terminal.print(json -> json.put("states", map.vertexCount())
                .put("edges", map.edgeCount())
                .put("goals", map.goalCount())
                .put("shortest", map.shortest())
                .put("solution", solution));
        return map.shortest() == StateMap.NONE ? UNSOLVABLE : 0;
    }

    private int print(StateMapOutcome.TooLarge large) throws IOException {
        terminal.print(json -> print(large, json));
        return 0;
    }

    private static void print(StateMapOutcome.TooLarge large, JsonWriter json) {
        json.put("states", null).put("edges", null).put("goals", null);
        json.put("shortest", large.shortest() == StateMap.NONE ? null : large.shortest());
        json.put("solution", null).put("reason", "too large: " + large.reason());
    }
}
