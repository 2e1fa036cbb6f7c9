package knightschool.statemap.collection;

import knightschool.statemap.SlidingPuzzle;

/**
 * A puzzle by chance.
 *
 * @param key what names it
 * @param puzzle itself
 * @param shortest the fewest moves that solve it
 * @param positions number of positions of its map, goals not expanded
 */
public record GeneratedPuzzle(PuzzleParameters key, SlidingPuzzle puzzle, int shortest, int positions) {}
