/**
 * The knight's graph in the formats of other programs.
 *
 * <p>{@link knightschool.export.GraphFormat} lists them. Each is written to an {@link java.lang.Appendable}, vertices
 * ascending, every edge once with its smaller square first, so that the same board gives the same bytes everywhere. The
 * formats are written by the program itself instead of a library: each takes a few lines, and a library would add the
 * current time. {@link knightschool.export.StateMapFormat} does the same for the map of a sliding puzzle.
 *
 * <p>Not here: the look of a board or a graph, which is defined in drawing together with SVG; and where the text goes,
 * because the caller opens and closes the destination.
 */
package knightschool.export;
