/**
 * The knight's graph in the formats of other programs.
 *
 * <p>{@link knightschool.export.GraphFormat} lists them; each streams to an {@link java.lang.Appendable}, vertices
 * rising, every edge once with its smaller square first, so that the same board gives the same bytes everywhere. The
 * writers are the program's own and not a library's: the formats are a few lines each, and a library's would stamp them
 * with the time of day. The picture alone is drawn elsewhere. {@link knightschool.export.StateMapFormat} does the same
 * for the map of a sliding puzzle.
 *
 * <p>Not here: what a board or a graph looks like (that is drawing's, and SVG is written there), and where the text
 * goes: the caller opens and closes it.
 */
package knightschool.export;
