package knightschool.tour;

/**
 * The first fault of a tour.
 *
 * @param at index of the square in the sequence, from 0; the length of the sequence if the fault concerns the whole
 * @param kind the kind of fault
 * @param text the fault in a sentence, with squares by chess name and index
 */
public record TourFault(int at, Kind kind, String text) {
    /** The kinds of faults. */
    public enum Kind {
        /** The number is not a square of the board. */
        NO_SQUARE,
        /** The square is a hole. */
        HOLE,
        /** The first square is not the board's start. */
        WRONG_START,
        /** The square was visited before. */
        VISITED_TWICE,
        /** The square is not a knight's move from the previous one. */
        NO_MOVE,
        /** The board's end is entered before the last square. */
        END_TOO_EARLY,
        /** Some squares were not visited. */
        MISSING,
        /** The last square is not a knight's move from the first, or there are fewer than three squares. */
        NOT_CLOSED
    }
}
