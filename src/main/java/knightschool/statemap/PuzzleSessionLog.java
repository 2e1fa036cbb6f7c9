package knightschool.statemap;

import java.util.List;

/**
 * A player's session with a puzzle, as a path on its map: every move that counts, with its time, as in a
 * {@link SlidingPuzzleGame}. Sliding a block back is a move; undoing a move removes it from the session. Immutable.
 *
 * @param player the name of the player; may be empty
 * @param moves the moves in order: each begins in the position to which the previous one led, and is not earlier
 */
public record PuzzleSessionLog(String player, List<PlayedMove> moves) {
    public PuzzleSessionLog {
        moves = List.copyOf(moves);
    }

    /** Returns a session without moves. */
    public static PuzzleSessionLog of(String player) {
        return new PuzzleSessionLog(player, List.of());
    }

    /** Returns the player's position. */
    public int position() {
        return moves.isEmpty() ? StateMap.START : moves.getLast().after();
    }

    /** Returns the time of the last move, in milliseconds since the session began. */
    public long time() {
        return moves.isEmpty() ? 0 : moves.getLast().milliseconds();
    }
}
