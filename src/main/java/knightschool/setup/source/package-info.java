/**
 * The sources of the boards ({@link knightschool.setup.source.WrittenBoard}) and puzzles
 * ({@link knightschool.setup.source.WrittenPuzzle}) of set-ups: written in the set-up, or in a file that it names,
 * which is searched for in its folder ({@link knightschool.setup.source.FileResolver}).
 *
 * <p>Not here: the formats of those files.
 */
package knightschool.setup.source;
