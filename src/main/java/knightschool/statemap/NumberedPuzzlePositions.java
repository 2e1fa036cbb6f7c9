package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;

/**
 * The positions of a completed state map of a sliding puzzle, found by their numbers. Immutable.
 *
 * @param puzzle the puzzle in its start position
 * @param words the encoded positions, in order
 * @param size the number of positions
 */
record NumberedPuzzlePositions(SlidingPuzzle puzzle, PositionEncoding code, long[] words, int size) {
    /** @param table the table of the search, which must not be used afterwards */
    NumberedPuzzlePositions(SlidingPuzzle puzzle, PositionEncoding code, PositionTable table) {
        this(puzzle, code, table.finished(), table.size());
    }

    /** See {@link StateMap#place}. */
    int place(int position, int block) {
        return code.place(words, position * code.words(), block);
    }

    /** Returns the puzzle in a position. */
    SlidingPuzzle at(int position) {
        List<SlidingBlock> blocks = new ArrayList<>();
        for (int i = 0; i < puzzle.blocks().size(); i++) {
            blocks.add(puzzle.blocks().get(i).at(place(position, i)));
        }
        return new SlidingPuzzle(puzzle.columns(), puzzle.rows(), puzzle.walls(), blocks);
    }
}
