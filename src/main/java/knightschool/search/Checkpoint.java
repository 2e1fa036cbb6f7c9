package knightschool.search;

import java.util.List;

/**
 * The complete state of a search at one step, from which the search can be resumed: its path and its cursors;
 * everything else is computed from them. {@link PackedCheckpoints} keeps many of them in little memory.
 *
 * @param step the step's number
 * @param placements the number of placements up to this step
 * @param pruned the number of placements undone by the lookahead up to this step
 * @param deepest the greatest number of visited squares at any step so far
 * @param trail an {@link #entry} for each square of the path
 * @param spent the spent directions of each square of the path, as bits; empty for a search whose cursors tell what is
 *     left to try
 * @param forks the forks taken so far; consecutive checkpoints without a fork between them share the list
 */
public record Checkpoint(
        long step,
        long placements,
        long pruned,
        int deepest,
        byte[] trail,
        byte[] spent,
        List<ScheduledForks.TakenFork> forks) {
    private static final int MOVE_BITS = 3;

    /** Returns the move that leads on from a square of the path, combined with its note of at most 4 bits. */
    static byte entry(int move, int note) {
        return (byte) (note << MOVE_BITS | move);
    }

    /** Returns the number of visited squares. */
    int depth() {
        return trail.length;
    }

    /** Returns the move from the square at an index of the path; 0 for the knight's square. */
    int move(int index) {
        return trail[index] & (1 << MOVE_BITS) - 1;
    }

    /** Returns the note on the square at an index of the path. */
    int note(int index) {
        return trail[index] >> MOVE_BITS;
    }

    /** Returns whether the path of a search of the given problem begins with the given squares at this checkpoint. */
    public boolean begins(int[] squares, Problem problem) {
        if (trail.length < squares.length) {
            return false;
        }
        for (int i = 0; i + 1 < squares.length; i++) {
            if (problem.moves().target(problem.board(), squares[i], move(i)) != squares[i + 1]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the spent directions of the square at an index of the path, as bits. */
    int spent(int index) {
        return spent.length == 0 ? 0 : spent[index] & 0xFF;
    }
}
