package knightschool.statemap;

import java.util.List;

/**
 * What one player did on a map, from its start: every move that counts, with the time at which it was made, as a
 * {@link PuzzleGame} gives it. To slide a block back is a move; to take a move back is none, and takes it out of the
 * session. Immutable.
 *
 * @param player who played; may be empty
 * @param moves in their order: each begins where the one before it led to, and is no earlier
 */
public record PuzzleSession(String player, List<PlayedMove> moves) {
    public PuzzleSession {
        moves = List.copyOf(moves);
    }

    /** A session in which nothing has happened. */
    public static PuzzleSession of(String player) {
        return new PuzzleSession(player, List.of());
    }

    /** The position that the player is in. */
    public int position() {
        return moves.isEmpty() ? StateMap.START : moves.getLast().after();
    }

    /** When the last move was made, in milliseconds since the session began. */
    public long time() {
        return moves.isEmpty() ? 0 : moves.getLast().milliseconds();
    }
}
