package knightschool.drawing;

/**
 * A broken line, in pixels along it.
 *
 * @param on drawn
 * @param off left out
 */
public record DashPattern(double on, double off) {}
