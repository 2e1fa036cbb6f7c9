package knightschool.ui.graph;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import knightschool.board.Board;
import knightschool.layout.VertexPositions;

/**
 * Remembers where the vertices of edited boards were when another board was shown, so that an undo finds them there.
 * The boards that were left first are forgotten first. Used on the JavaFX thread.
 */
final class VertexPositionsByBoard {
    /** The greatest number of places of all boards together, 16 bytes each. */
    private static final int MOST = 200_000;

    private final Map<Board, Positions> all = new HashMap<>();
    private final SequencedSet<Board> order = new LinkedHashSet<>();
    private int count;

    /**
     * The vertices of a board that was left.
     *
     * @param resting whether they had come to rest
     */
    record Positions(VertexPositions places, boolean resting) {}

    /** Remembers the vertices of a board; places at rest are not replaced by others of the same board. */
    void keep(Board board, Positions positions) {
        if (!positions.resting() && of(board).filter(Positions::resting).isPresent()) {
            return;
        }
        forget(board);
        all.put(board, positions);
        order.addLast(board);
        count += positions.places().bound();
        while (count > MOST) {
            forget(order.getFirst());
        }
    }

    private void forget(Board board) {
        Positions positions = all.remove(board);
        if (positions != null) {
            order.remove(board);
            count -= positions.places().bound();
        }
    }

    /** Returns the vertices of a board; empty if it was not left or is forgotten. */
    Optional<Positions> of(Board board) {
        return Optional.ofNullable(all.get(board));
    }

    /** Forgets all boards. */
    void clear() {
        all.clear();
        order.clear();
        count = 0;
    }
}
