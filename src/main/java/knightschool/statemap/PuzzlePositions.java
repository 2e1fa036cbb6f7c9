package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;

/** The positions of a completed map, by number. Immutable. */
final class PuzzlePositions {
    private final SlidingPuzzle puzzle;
    private final PositionEncoding code;
    private final long[] words;
    private final int stride;
    private final int size;

    /**
     * Creates the positions.
     *
     * @param table a table that is not used any more
     */
    PuzzlePositions(SlidingPuzzle puzzle, PositionEncoding code, PositionTable table) {
        this.puzzle = puzzle;
        this.code = code;
        this.words = table.finished();
        this.stride = code.words();
        this.size = table.size();
    }

    /** Returns the puzzle in its start position. */
    SlidingPuzzle puzzle() {
        return puzzle;
    }

    /** Returns the number of positions. */
    int size() {
        return size;
    }

    /** See {@link StateMap#place}. */
    int place(int position, int block) {
        return code.place(words, position * stride, block);
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
