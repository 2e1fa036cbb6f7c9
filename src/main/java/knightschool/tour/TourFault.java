package knightschool.tour;

/**
 * The first thing that is wrong with a tour.
 *
 * @param at which square of the sequence, counted from 0; its length where something is wrong with the whole
 * @param kind what sort of fault
 * @param text the fault in a sentence, squares by chess name and index
 */
public record TourFault(int at, Kind kind, String text) {
    /** What may be wrong. */
    public enum Kind {
        /** The number is no square of the board. */
        NO_SQUARE,
        /** The square is a hole. */
        HOLE,
        /** The first square is not the board's start. */
        WRONG_START,
        /** The square was visited before. */
        VISITED_TWICE,
        /** It is no knight's move from the square before. */
        NO_MOVE,
        /** The board's end is entered before the last square. */
        END_TOO_EARLY,
        /** Squares were never visited. */
        MISSING,
        /** The last square is no knight's move from the first, or there are fewer than three. */
        NOT_CLOSED
    }
}
