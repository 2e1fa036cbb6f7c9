package knightschool.tour;

/**
 * A move of a tour, in either direction.
 *
 * @param from a square of the board
 * @param to another square, a knight's move away
 */
public record TourEdge(int from, int to) {
    /** Whether two squares are the ends of this move, in either order. */
    public boolean joins(int one, int other) {
        return from == one && to == other || from == other && to == one;
    }
}
