package knightschool.statemap;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position of a sliding puzzle: a board with walls, and blocks that slide lengthwise. It is solved when the right end
 * of block {@code A} touches the right edge. Immutable; two are equal if they have the same board, walls and blocks.
 *
 * <p>A cell has the number row × columns + column, with row 0 at the top. Blocks are numbered in the order of their
 * letters.
 *
 * @param walls the cells that are walls; the accessor returns a copy
 * @param blocks the blocks in the order of their letters
 */
public record SlidingPuzzle(int columns, int rows, BitSet walls, List<SlidingBlock> blocks) {
    /** The longest side, in cells. */
    public static final int LONGEST_SIDE = 12;

    /**
     * Creates a puzzle with walls and blocks.
     *
     * @throws IllegalArgumentException if a side is not from 1 to {@value #LONGEST_SIDE}, a wall or a block is not on
     *     the board, two share a cell or a letter, or there is no {@code A}
     */
    public SlidingPuzzle {
        walls = (BitSet) walls.clone();
        blocks = blocks.stream()
                .sorted(Comparator.comparingInt(SlidingBlock::letter))
                .toList();
        check(columns, rows, walls, blocks);
    }

    private static void check(int columns, int rows, BitSet walls, List<SlidingBlock> blocks) {
        if (!isSide(columns) || !isSide(rows) || walls.length() > columns * rows) {
            throw new IllegalArgumentException("no board of " + columns + " x " + rows + " cells with these walls");
        }
        BitSet usedCells = (BitSet) walls.clone();
        for (SlidingBlock block : blocks) {
            if (!block.isWithin(columns, rows) || block.cells(columns).anyMatch(usedCells::get)) {
                throw new IllegalArgumentException(block + " does not lie on free cells");
            }
            block.cells(columns).forEach(usedCells::set);
        }
        if (blocks.stream().map(SlidingBlock::letter).distinct().count() < blocks.size()
                || blocks.stream().noneMatch(block -> block.letter() == SlidingBlock.TARGET)) {
            throw new IllegalArgumentException("letters are used once, and one of them is A");
        }
    }

    /** Returns whether a number of columns or rows is valid. */
    public static boolean isSide(int cells) {
        return cells >= 1 && cells <= LONGEST_SIDE;
    }

    /** Returns the number of cells, including walls. */
    public int cells() {
        return columns * rows;
    }

    @Override
    public BitSet walls() {
        return (BitSet) walls.clone();
    }

    public boolean isWall(int cell) {
        return walls.get(cell);
    }

    /** Returns the block to free. */
    public SlidingBlock target() {
        return blocks.get(targetNumber());
    }

    /** Returns the number of the block to free. */
    public int targetNumber() {
        return number(SlidingBlock.TARGET);
    }

    /** Returns the number of the block with a letter, or −1 if there is none. */
    public int number(char letter) {
        return IntStream.range(0, blocks.size())
                .filter(i -> blocks.get(i).letter() == letter)
                .findFirst()
                .orElse(-1);
    }

    /** Returns the block on a cell, if there is one. */
    public Optional<SlidingBlock> blockOn(int cell) {
        return blocks.stream()
                .filter(block -> block.cells(columns).anyMatch(its -> its == cell))
                .findFirst();
    }

    /** Returns whether the right end of the block to free touches the right edge. */
    public boolean isSolved() {
        return target().column() + target().length() == columns;
    }

    /** Returns whether a block is within this board, regardless of other blocks. */
    public boolean isOnBoard(SlidingBlock block) {
        return block.isWithin(columns, rows);
    }

    /** Returns whether a cell has neither a wall nor a block. */
    public boolean isFree(int cell) {
        return !walls.get(cell) && blockOn(cell).isEmpty();
    }

    /** Returns how far a block can slide to the left or up, in cells, 0 or more. */
    public int roomBefore(int block) {
        return room(block, -1);
    }

    /** Returns how far a block can slide to the right or down, in cells, 0 or more. */
    public int roomAfter(int block) {
        return room(block, 1);
    }

    private int room(int number, int direction) {
        SlidingBlock block = blocks.get(number);
        int side = block.horizontal() ? columns : rows;
        int step = block.horizontal() ? 1 : columns;
        int origin = block.horizontal() ? block.row() * columns : block.column();
        int ahead = direction < 0 ? block.place() - 1 : block.place() + block.length();
        int room = 0;
        while (ahead >= 0 && ahead < side && isFree(origin + ahead * step)) {
            room++;
            ahead += direction;
        }
        return room;
    }

    /** Returns whether a move is possible: the block exists, and all cells that it slides over are free. */
    public boolean allows(BlockMove move) {
        return move.block() < blocks.size()
                && move.distance() >= -roomBefore(move.block())
                && move.distance() <= roomAfter(move.block());
    }

    /**
     * Returns the puzzle after a move.
     *
     * @throws IllegalArgumentException if the move is not possible
     */
    public SlidingPuzzle after(BlockMove move) {
        if (!allows(move)) {
            throw new IllegalArgumentException(move + " cannot be made");
        }
        SlidingBlock block = blocks.get(move.block());
        return with(block.at(block.place() + move.distance()));
    }

    /** Returns the puzzle with a block, which replaces the one with the same letter if there is one. */
    public SlidingPuzzle with(SlidingBlock block) {
        Stream<SlidingBlock> otherBlocks = blocks.stream().filter(other -> other.letter() != block.letter());
        return new SlidingPuzzle(
                columns,
                rows,
                walls,
                Stream.concat(otherBlocks, Stream.of(block)).toList());
    }

    /** Returns the text written by {@link SlidingPuzzleText}. */
    @Override
    public String toString() {
        return SlidingPuzzleText.format(this);
    }
}
