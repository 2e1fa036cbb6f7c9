/**
 * Where a set-up takes its board ({@link knightschool.setup.source.BoardSource}) or its puzzle
 * ({@link knightschool.setup.source.PuzzleSource}) from: written in it, or in a file that it names, which is looked for
 * beside it ({@link knightschool.setup.source.FileResolver}).
 *
 * <p>Not here: the formats of those files.
 */
package knightschool.setup.source;
