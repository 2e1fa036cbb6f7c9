package knightschool.drawing.board;

/**
 * The centre and side of a drawn square, in pixels.
 *
 * @param x the x of its centre
 * @param y the y of its centre
 * @param side the length of its side
 */
public record SquareBounds(double x, double y, double side) {}
