/**
 * The sources of the boards ({@link knightschool.setup.source.WrittenBoard}), puzzles
 * ({@link knightschool.setup.source.WrittenPuzzle}) and other graphs
 * ({@link knightschool.setup.source.WrittenPlacedGraph}) of set-ups: written in the set-up, or in a file that it names,
 * which is searched for in its folder ({@link knightschool.setup.source.FileResolver}).
 *
 * <p>Not here: the formats of those files.
 */
package knightschool.setup.source;
