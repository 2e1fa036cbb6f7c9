/**
 * Sliding puzzles to solve: those of the program, and generated ones.
 *
 * <p>{@link knightschool.statemap.collection.PuzzleGenerator} generates puzzles from a displayed seed and uses the
 * hardest position of their maps, so that none is unsolvable. Each is a pure function of a
 * {@link knightschool.statemap.collection.PuzzleGeneratorParameters}.
 * {@link knightschool.statemap.collection.PuzzleCollection} holds level 1 of the article that the maps come from, and
 * generated puzzles ordered by the moves they need.
 *
 * <p>Not here: maps, and the player's moves on them.
 */
package knightschool.statemap.collection;
