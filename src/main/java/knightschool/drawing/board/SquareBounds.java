package knightschool.drawing.board;

/**
 * The centre and side of a drawn square.
 *
 * @param x of its centre, in pixels; likewise y
 * @param side in pixels
 */
public record SquareBounds(double x, double y, double side) {}
