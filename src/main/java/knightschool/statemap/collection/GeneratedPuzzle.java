package knightschool.statemap.collection;

import knightschool.statemap.SlidingPuzzle;

/**
 * A generated puzzle.
 *
 * @param key the parameters that identify it
 * @param puzzle the puzzle
 * @param shortest the fewest moves that solve it
 * @param positions the number of positions of its map, with goals not expanded
 */
public record GeneratedPuzzle(PuzzleGeneratorParameters key, SlidingPuzzle puzzle, int shortest, int positions) {}
