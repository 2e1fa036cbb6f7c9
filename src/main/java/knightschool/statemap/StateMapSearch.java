package knightschool.statemap;

import java.util.BitSet;

/**
 * Maps a puzzle by breadth-first search from where it stands (Moore, The shortest path through a maze, 1959): positions
 * get their numbers in the order in which they are met, so that those of one distance from the start lie together.
 *
 * <p>Time and memory are linear in the links that are found. A link is one move: one block slid any distance over free
 * cells. Since every move can be taken back, links have no direction.
 */
public final class StateMapSearch {
    /** Positions between two looks at the progress. */
    static final int STRIDE = 1 << 12;

    private final SlidingPuzzle puzzle;
    private final boolean expandsGoals;
    private final MapBudget budget;
    private final MapProgressListener progress;
    private final MapMemoryLimiter memory;
    private final PositionEncoding code;
    private final PositionTable table;
    private final MapAdjacencyLists links;
    private final DistanceLayers layers = new DistanceLayers();
    private final MoveGenerator board;
    private int shortest = StateMap.NONE;

    private StateMapSearch(SlidingPuzzle puzzle, boolean expandsGoals, MapBudget budget, MapProgressListener progress) {
        this.puzzle = puzzle;
        this.expandsGoals = expandsGoals;
        this.budget = budget;
        this.progress = progress;
        this.memory = new MapMemoryLimiter(budget.bytes());
        this.code = new PositionEncoding(puzzle);
        this.table = new PositionTable(code.words(), memory);
        this.links = new MapAdjacencyLists(memory);
        this.board = new MoveGenerator(puzzle, code);
    }

    /**
     * The map of a puzzle, the puzzle as it stands being the start.
     *
     * @param expandsGoals whether the moves of solved positions are made too; without it a solved position is met but
     *     not left, so that two of them are never linked
     * @param budget how much may be held
     * @param progress is told how far it is, and may end it by throwing
     */
    public static MapOutcome map(
            SlidingPuzzle puzzle, boolean expandsGoals, MapBudget budget, MapProgressListener progress) {
        StateMapSearch search = null;
        try {
            search = new StateMapSearch(puzzle, expandsGoals, budget, progress);
            return search.run();
        } catch (MapMemoryLimiter.Exceeded _) {
            return search == null ? new MapOutcome.TooLarge(0, 0, StateMap.NONE, budget) : search.tooLarge();
        }
    }

    private MapOutcome run() {
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
        MapPositions positions = new MapPositions(puzzle, code, table);
        return new MapOutcome.Mapped(new StateMap(positions, links, layers, goals, memory.used()));
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

    private MapOutcome.TooLarge tooLarge() {
        return new MapOutcome.TooLarge(table.size(), links.size(), shortest, budget);
    }
}
