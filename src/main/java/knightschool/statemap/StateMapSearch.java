package knightschool.statemap;

import java.util.BitSet;

/**
 * Maps a puzzle by breadth-first search from its start position (Moore, The shortest path through a maze, 1959):
 * positions are numbered in the order in which they are found, so that those of the same distance from the start are
 * consecutive.
 *
 * <p>Time and memory are linear in the number of links found. A link is one move: one block slid any distance over free
 * cells. Because every move can be reversed, links have no direction.
 */
public final class StateMapSearch {
    /** The number of positions between two reports of progress. */
    static final int STRIDE = 1 << 12;

    private final SlidingPuzzle puzzle;
    private final boolean expandsGoals;
    private final StateMapBudget budget;
    private final StateMapProgressListener progress;
    private final StateMapMemoryLimiter memory;
    private final PositionEncoding code;
    private final PositionTable table;
    private final StateMapAdjacencyLists links;
    private final DistanceLayers layers = new DistanceLayers();
    private final BlockMoveGenerator board;
    private int shortest = StateMap.NONE;

    private StateMapSearch(
            SlidingPuzzle puzzle, boolean expandsGoals, StateMapBudget budget, StateMapProgressListener progress) {
        this.puzzle = puzzle;
        this.expandsGoals = expandsGoals;
        this.budget = budget;
        this.progress = progress;
        this.memory = new StateMapMemoryLimiter(budget.bytes());
        this.code = new PositionEncoding(puzzle);
        this.table = new PositionTable(code.words(), memory);
        this.links = new StateMapAdjacencyLists(memory);
        this.board = new BlockMoveGenerator(puzzle, code);
    }

    /**
     * Returns the map of a puzzle, with its current position as the start.
     *
     * @param expandsGoals whether the moves of solved positions are made too; if not, a solved position is found but
     *     not left, so that two of them are never linked
     * @param budget the limits of the map
     * @param progress receives the progress; may end the computation by throwing an exception
     */
    public static StateMapOutcome map(
            SlidingPuzzle puzzle, boolean expandsGoals, StateMapBudget budget, StateMapProgressListener progress) {
        StateMapSearch search = null;
        try {
            search = new StateMapSearch(puzzle, expandsGoals, budget, progress);
            return search.run();
        } catch (StateMapMemoryLimiter.MemoryExceededException _) {
            return search == null ? new StateMapOutcome.TooLarge(0, StateMap.NONE, budget) : search.tooLarge();
        }
    }

    private StateMapOutcome run() {
        table.add(code.encode(puzzle.blocks()));
        int expanded = 0;
        while (expanded < table.size()) {
            layers.begin(table.size());
            for (int end = table.size(); expanded < end; expanded++) {
                if (table.size() > budget.positions()) {
                    return tooLarge();
                }
                if (expanded % STRIDE == 0) {
                    progress.at(expanded, table.size());
                }
                expand(expanded);
            }
        }
        BitSet solved = solved();
        if (!expandsGoals) {
            links.mirror(solved);
        }
        memory.take(2L * Integer.BYTES * table.size());
        GoalDistances goals = new GoalDistances(solved, expandsGoals, links, table.size());
        memory.give((long) Integer.BYTES * table.size());
        NumberedPuzzlePositions positions = new NumberedPuzzlePositions(puzzle, code, table);
        return new StateMapOutcome.Mapped(new StateMap(positions, links, layers, goals, memory.used()));
    }

    private void expand(int position) {
        links.begin();
        if (board.isSolved(table.words(), position * code.words())) {
            shortest = shortest == StateMap.NONE ? layers.last() : shortest;
            if (!expandsGoals) {
                return;
            }
        }
        board.expand(position, table, links);
    }

    private BitSet solved() {
        BitSet solved = new BitSet(table.size());
        for (int position = 0; position < table.size(); position++) {
            solved.set(position, board.isSolved(table.words(), position * code.words()));
        }
        return solved;
    }

    private StateMapOutcome.TooLarge tooLarge() {
        return new StateMapOutcome.TooLarge(table.size(), shortest, budget);
    }
}
