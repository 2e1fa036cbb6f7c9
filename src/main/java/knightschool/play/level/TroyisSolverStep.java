package knightschool.play.level;

import java.util.List;
import knightschool.search.Path;

/** A step of the {@link TroyisSolver}, with the path after it. */
public sealed interface TroyisSolverStep {
    /** The squares visited after this step, the knight on the last. */
    Path path();

    /** The knight stands on its first square. */
    record Begin(Path path) implements TroyisSolverStep {}

    /**
     * The knight went on to the last square of the path: of those left to try the one with the fewest exits.
     *
     * @param exits the number of its unvisited neighbours
     */
    record Place(Path path, int exits) implements TroyisSolverStep {}

    /**
     * The last placement was taken back because no path from there can visit every square.
     *
     * @param removed the square that was taken back
     * @param reason why
     * @param squares the unvisited squares that show it, rising
     */
    record Prune(Path path, int removed, PruneReason reason, List<Integer> squares) implements TroyisSolverStep {
        public Prune {
            squares = List.copyOf(squares);
        }
    }

    /**
     * The last placement was taken back because every move from there was tried.
     *
     * @param removed the square that was taken back
     */
    record Retreat(Path path, int removed) implements TroyisSolverStep {}

    /** What the solver of the puzzle game Troyis gives a path up for. */
    enum PruneReason {
        /** An unvisited square has no exit: no unvisited neighbour, and it is not joined to the knight. */
        NO_EXIT,
        /** More than one unvisited square has a single exit, but only the last of a path may have so few. */
        TWO_DEAD_ENDS
    }
}
