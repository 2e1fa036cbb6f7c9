package knightschool.statemap;

import java.util.List;

/**
 * Generates the moves of one position of a sliding puzzle at a time, from an array of its occupied cells. A margin of
 * occupied cells surrounds the board, so that a slide ends at the edge as it does at a wall. One instance serves all
 * positions of a map, without allocations per position.
 */
final class BlockMoveGenerator {
    private final PositionEncoding code;
    private final boolean[] occupied;
    private final int blocks;
    private final int[] origin;
    private final int[] step;
    private final int[] length;
    private final int[] head;
    private final int target;
    private final int solved;
    private final long[] position;

    BlockMoveGenerator(SlidingPuzzle puzzle, PositionEncoding code) {
        this.code = code;
        this.blocks = puzzle.blocks().size();
        this.position = new long[code.words()];
        this.target = puzzle.targetNumber();
        this.solved = puzzle.columns() - puzzle.target().length();
        int width = puzzle.columns() + 2;
        this.occupied = new boolean[width * (puzzle.rows() + 2)];
        for (int row = -1; row <= puzzle.rows(); row++) {
            for (int column = -1; column <= puzzle.columns(); column++) {
                occupied[(row + 1) * width + column + 1] = isMargin(puzzle, column, row);
            }
        }
        this.origin = new int[blocks];
        this.step = new int[blocks];
        this.length = new int[blocks];
        this.head = new int[blocks];
        lay(puzzle.blocks(), width);
    }

    private static boolean isMargin(SlidingPuzzle puzzle, int column, int row) {
        boolean inside = column >= 0 && row >= 0 && column < puzzle.columns() && row < puzzle.rows();
        return !inside || puzzle.isWall(row * puzzle.columns() + column);
    }

    private void lay(List<SlidingBlock> all, int width) {
        for (int i = 0; i < blocks; i++) {
            SlidingBlock first = all.get(i).at(0);
            origin[i] = (first.row() + 1) * width + first.column() + 1;
            step[i] = first.horizontal() ? 1 : width;
            length[i] = first.length() * step[i];
        }
    }

    /** Returns whether the block to free touches the right edge in the position whose words begin at {@code at}. */
    boolean isSolved(long[] positions, int at) {
        return code.place(positions, at, target) == solved;
    }

    /** Makes every move of a position of the table, adds the resulting positions to the table, and links them. */
    void expand(int number, PositionTable table, StateMapAdjacencyLists links) {
        load(table.words(), number * code.words());
        for (int block = 0; block < blocks; block++) {
            long unit = code.unit(block);
            if (unit != 0) {
                slide(block, -unit, head[block] - step[block], -step[block], table, links);
                slide(block, unit, head[block] + length[block], step[block], table, links);
            }
        }
        clear();
    }

    private void slide(
            int block, long change, int ahead, int stride, PositionTable table, StateMapAdjacencyLists links) {
        int word = code.word(block);
        long before = position[word];
        for (int cell = ahead; !occupied[cell]; cell += stride) {
            position[word] += change;
            links.add(position.length == 1 ? table.add(position[0]) : table.add(position));
        }
        position[word] = before;
    }

    private void load(long[] positions, int at) {
        System.arraycopy(positions, at, position, 0, position.length);
        for (int block = 0; block < blocks; block++) {
            head[block] = origin[block] + code.place(positions, at, block) * step[block];
            mark(block, true);
        }
    }

    private void clear() {
        for (int block = 0; block < blocks; block++) {
            mark(block, false);
        }
    }

    private void mark(int block, boolean value) {
        int end = head[block] + length[block];
        for (int cell = head[block]; cell < end; cell += step[block]) {
            occupied[cell] = value;
        }
    }
}
