package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;

/** The positions of a map that is made, by their numbers: how the puzzle stands in each. Immutable. */
final class MapPositions {
    private final SlidingPuzzle puzzle;
    private final PositionEncoding code;
    private final long[] words;
    private final int stride;
    private final int size;

    /** @param table to which nothing is added any more, and in which nothing is looked up */
    MapPositions(SlidingPuzzle puzzle, PositionEncoding code, PositionTable table) {
        this.puzzle = puzzle;
        this.code = code;
        this.words = table.finished();
        this.stride = code.words();
        this.size = table.size();
    }

    /** The puzzle as it stands at the start. */
    SlidingPuzzle puzzle() {
        return puzzle;
    }

    /** Number of positions. */
    int size() {
        return size;
    }

    /** See {@link StateMap#place}. */
    int place(int position, int block) {
        return code.place(words, position * stride, block);
    }

    /** The puzzle as it stands in a position. */
    SlidingPuzzle at(int position) {
        List<SlidingBlock> blocks = new ArrayList<>();
        for (int i = 0; i < puzzle.blocks().size(); i++) {
            blocks.add(puzzle.blocks().get(i).at(place(position, i)));
        }
        return new SlidingPuzzle(puzzle.columns(), puzzle.rows(), puzzle.walls(), blocks);
    }
}
