package knightschool.drawing.legend;

/**
 * A kind of sign on a board, with its words in the legend. A drawing has its own signs, as constants of an enum beside
 * it; {@link SharedBoardSign} are those of several drawings.
 */
public interface BoardLegendSign {
    /** The rank of the first sign of a single drawing. */
    int OWN = 1000;

    /** Returns its words in a legend. */
    LegendLabel label();

    /** The number of the constant in its enum. */
    int ordinal();

    /** Returns the place in a legend: signs with smaller numbers come first. */
    default int rank() {
        return OWN + ordinal();
    }
}
