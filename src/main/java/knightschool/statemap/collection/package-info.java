/**
 * Sliding puzzles to solve: those of the program, and further ones made by chance.
 *
 * <p>{@link knightschool.statemap.collection.PuzzleGenerator} draws puzzles from a seed that is shown and takes the
 * hardest position of their maps, so that none is unsolvable; each is the pure function of a
 * {@link knightschool.statemap.collection.PuzzleParameters}. {@link knightschool.statemap.collection.PuzzleCollection}
 * holds level 1 of the article that the maps come from, and puzzles of the generator that rise by the moves they need.
 *
 * <p>Not here: maps themselves, and what a player does on one.
 */
package knightschool.statemap.collection;
