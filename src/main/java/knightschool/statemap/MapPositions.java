package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The positions of a map that is made, by their numbers: how the puzzle stands in each. Immutable. */
final class MapPositions {
    private final SlidingPuzzle puzzle;
    private final PositionEncoding code;
    private final PositionTable table;
    private final long[] words;
    private final int stride;
    private final int size;

    /** @param table to which nothing is added any more */
    MapPositions(SlidingPuzzle puzzle, PositionEncoding code, PositionTable table) {
        this.puzzle = puzzle;
        this.code = code;
        this.table = table;
        this.words = table.words();
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

    /** The number of the position in which a puzzle stands; empty if it is none of these. */
    OptionalInt indexOf(SlidingPuzzle standing) {
        List<SlidingBlock> blocks = standing.blocks();
        if (blocks.size() != puzzle.blocks().size()) {
            return OptionalInt.empty();
        }
        List<SlidingBlock> here = IntStream.range(0, blocks.size())
                .mapToObj(i -> puzzle.blocks().get(i).at(blocks.get(i).place()))
                .toList();
        boolean same = here.equals(blocks)
                && standing.columns() == puzzle.columns()
                && standing.rows() == puzzle.rows()
                && standing.walls().equals(puzzle.walls());
        long[] position = same ? code.encode(blocks) : null;
        int found = position == null ? PositionTable.ABSENT : table.find(position);
        return found == PositionTable.ABSENT ? OptionalInt.empty() : OptionalInt.of(found);
    }
}
