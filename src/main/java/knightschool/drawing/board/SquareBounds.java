package knightschool.drawing.board;

/**
 * Where a square is drawn.
 *
 * @param x of its middle, in pixels; likewise y
 * @param side how wide and high it is, in pixels
 */
public record SquareBounds(double x, double y, double side) {}
