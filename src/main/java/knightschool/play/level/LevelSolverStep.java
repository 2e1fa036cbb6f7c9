package knightschool.play.level;

import java.util.List;
import knightschool.search.KnightPath;

/** A step of the {@link LevelSolver}, with the path after it. */
public sealed interface LevelSolverStep {
    /** Returns the squares visited after this step; the knight is on the last. */
    KnightPath path();

    /** The knight is placed on its first square. */
    record Begin(KnightPath path) implements LevelSolverStep {}

    /**
     * The knight went to the last square of the path, which has the fewest onward moves of those left to try.
     *
     * @param onward the number of its unvisited neighbours
     */
    record Place(KnightPath path, int onward) implements LevelSolverStep {}

    /**
     * The last placement was undone because no path from there can visit every square.
     *
     * @param removed the square that was removed from the path
     * @param reason why
     * @param squares the unvisited squares that prove it, in ascending order
     */
    record Prune(KnightPath path, int removed, PruneReason reason, List<Integer> squares) implements LevelSolverStep {
        public Prune {
            squares = List.copyOf(squares);
        }
    }

    /**
     * The last placement was undone because every move from there was tried.
     *
     * @param removed the square that was removed from the path
     */
    record Retreat(KnightPath path, int removed) implements LevelSolverStep {}

    /** The reasons for which the solver of the puzzle game Troyis prunes. */
    enum PruneReason {
        /**
         * An unvisited square has no open move: it has no unvisited neighbour, and is not a knight's move from the
         * knight.
         */
        NO_OPEN_MOVE,
        /**
         * More than one unvisited square has a single open move, which is possible only for the last square of a path.
         */
        TWO_DEAD_ENDS
    }
}
