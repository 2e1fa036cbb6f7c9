/**
 * Graphs, tours, solutions and pictures in the formats of other programs.
 *
 * <p>{@link knightschool.export.GraphFormat} lists the formats of a knight's graph, and
 * {@link knightschool.export.StateMapFormat} those of the map of a sliding puzzle, and
 * {@link knightschool.export.PlacedGraphFormat} those of a graph that comes from no board. Each is written to an
 * {@link java.lang.Appendable}, vertices ascending, every edge once with its smaller vertex first, so that the same
 * graph gives the same bytes everywhere. The formats are written by the program itself instead of a library: each takes
 * a few lines, and a library would add the current time.
 *
 * <p>{@link knightschool.export.GamePathFormat} has the formats of the path of a game,
 * {@link knightschool.export.PuzzleSolutionFormat} those of the solution of a puzzle, and
 * {@link knightschool.export.PictureFormat} those of a still picture. {@link knightschool.export.GifWriter} writes
 * moving ones.
 *
 * <p>Not here: the look of a board or a graph, which is defined in drawing together with SVG; and where the text goes,
 * because the caller opens and closes the destination.
 */
package knightschool.export;
