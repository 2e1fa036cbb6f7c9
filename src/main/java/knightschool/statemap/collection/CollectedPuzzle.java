package knightschool.statemap.collection;

import java.util.Optional;
import knightschool.statemap.SlidingPuzzle;

/**
 * A puzzle of the program.
 *
 * @param number its place in the collection, from 1 on
 * @param puzzle itself
 * @param key what it was made from; empty for the one that was taken from the article
 * @param shortest the fewest moves that solve it
 * @param positions number of positions of its map, goals not expanded
 */
public record CollectedPuzzle(
        int number, SlidingPuzzle puzzle, Optional<PuzzleParameters> key, int shortest, int positions) {}
