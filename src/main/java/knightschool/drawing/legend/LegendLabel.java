package knightschool.drawing.legend;

/**
 * The words of a sign in a legend.
 *
 * @param title the name of the sign
 * @param note a note besides the name; empty if the squares with the sign are listed in its place
 */
public record LegendLabel(String title, String note) {}
