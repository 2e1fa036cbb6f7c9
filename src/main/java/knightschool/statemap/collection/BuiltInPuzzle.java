package knightschool.statemap.collection;

import java.util.Optional;
import knightschool.statemap.SlidingPuzzle;

/**
 * A puzzle of the program's collection.
 *
 * @param number the number in the collection, from 1
 * @param puzzle the puzzle
 * @param key the parameters from which it was generated; empty for the one taken from the article
 * @param shortest the fewest moves that solve it
 * @param positions the number of positions of its map, with goals not expanded
 */
public record BuiltInPuzzle(
        int number, SlidingPuzzle puzzle, Optional<PuzzleGeneratorParameters> key, int shortest, int positions) {}
