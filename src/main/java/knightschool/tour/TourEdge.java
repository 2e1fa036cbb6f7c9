package knightschool.tour;

/**
 * A move of a tour, however it was made.
 *
 * @param from a square of the board
 * @param to another, a knight's move away
 */
public record TourEdge(int from, int to) {
    /** Whether these two squares are its ends. */
    public boolean joins(int one, int other) {
        return from == one && to == other || from == other && to == one;
    }
}
