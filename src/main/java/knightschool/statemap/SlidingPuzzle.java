package knightschool.statemap;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A sliding puzzle as it stands: a board with walls, and blocks that slide along their lines. It is solved when the
 * right end of the block {@code A} touches the right edge. Immutable; two are equal if they look the same.
 *
 * <p>Cells are numbers, row × columns + column, row 0 at the top. Blocks are numbered by their letters, rising.
 */
public final class SlidingPuzzle {
    /** The longest side, in cells. */
    public static final int LONGEST_SIDE = 12;

    private final int columns;
    private final int rows;
    private final BitSet walls;
    private final List<SlidingBlock> blocks;

    /**
     * A puzzle of these walls and blocks.
     *
     * @throws IllegalArgumentException if a side is not 1 to {@value #LONGEST_SIDE}, a wall or a block is not on the
     *     board, two share a cell or a letter, or there is no {@code A}
     */
    public SlidingPuzzle(int columns, int rows, BitSet walls, List<SlidingBlock> blocks) {
        this.columns = columns;
        this.rows = rows;
        this.walls = (BitSet) walls.clone();
        this.blocks = blocks.stream()
                .sorted(Comparator.comparingInt(SlidingBlock::letter))
                .toList();
        check();
    }

    private void check() {
        if (!isSide(columns) || !isSide(rows) || walls.length() > cells()) {
            throw new IllegalArgumentException("no board of " + columns + " x " + rows + " cells with these walls");
        }
        BitSet taken = (BitSet) walls.clone();
        for (SlidingBlock block : blocks) {
            if (!isOnBoard(block) || block.cells(columns).anyMatch(taken::get)) {
                throw new IllegalArgumentException(block + " does not lie on free cells");
            }
            block.cells(columns).forEach(taken::set);
        }
        if (blocks.stream().map(SlidingBlock::letter).distinct().count() < blocks.size() || number('A') < 0) {
            throw new IllegalArgumentException("letters are used once, and one of them is A");
        }
    }

    /** Whether a board can have so many columns or rows. */
    public static boolean isSide(int cells) {
        return cells >= 1 && cells <= LONGEST_SIDE;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** Number of cells, walls included. */
    public int cells() {
        return columns * rows;
    }

    /** The cells that are walls; the set is the caller's. */
    public BitSet walls() {
        return (BitSet) walls.clone();
    }

    public boolean isWall(int cell) {
        return walls.get(cell);
    }

    /** The blocks by their numbers: in the order of their letters. */
    public List<SlidingBlock> blocks() {
        return blocks;
    }

    /** The block to free. */
    public SlidingBlock target() {
        return blocks.get(targetNumber());
    }

    /** The number of the block to free. */
    public int targetNumber() {
        return number(SlidingBlock.TARGET);
    }

    /** The number of the block of a letter, or −1 where there is none. */
    public int number(char letter) {
        return IntStream.range(0, blocks.size())
                .filter(i -> blocks.get(i).letter() == letter)
                .findFirst()
                .orElse(-1);
    }

    /** The block on a cell, if there is one. */
    public Optional<SlidingBlock> blockOn(int cell) {
        return blocks.stream()
                .filter(block -> block.cells(columns).anyMatch(its -> its == cell))
                .findFirst();
    }

    /** Whether the right end of the block to free touches the right edge. */
    public boolean isSolved() {
        return target().column() + target().length() == columns;
    }

    /** Whether a block lies on this board, whatever else is there. */
    public boolean isOnBoard(SlidingBlock block) {
        return block.isWithin(columns, rows);
    }

    /** Whether nothing lies on a cell. */
    public boolean isFree(int cell) {
        return !walls.get(cell) && blockOn(cell).isEmpty();
    }

    /** How far a block can slide to the left or up: number of cells, 0 or more. */
    public int roomBefore(int block) {
        return room(block, -1);
    }

    /** How far a block can slide to the right or down: number of cells, 0 or more. */
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

    /** Whether a move can be made: the block is there, and all it slides over is free. */
    public boolean allows(BlockMove move) {
        return move.block() < blocks.size()
                && move.distance() >= -roomBefore(move.block())
                && move.distance() <= roomAfter(move.block());
    }

    /**
     * The puzzle after a move.
     *
     * @throws IllegalArgumentException if it cannot be made
     */
    public SlidingPuzzle after(BlockMove move) {
        if (!allows(move)) {
            throw new IllegalArgumentException(move + " cannot be made");
        }
        SlidingBlock block = blocks.get(move.block());
        return with(block.at(block.place() + move.distance()));
    }

    /** The puzzle with a block in place of the one of its letter, if there is one. */
    public SlidingPuzzle with(SlidingBlock block) {
        Stream<SlidingBlock> others = blocks.stream().filter(other -> other.letter() != block.letter());
        return new SlidingPuzzle(
                columns, rows, walls, Stream.concat(others, Stream.of(block)).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SlidingPuzzle that
                && columns == that.columns
                && rows == that.rows
                && walls.equals(that.walls)
                && blocks.equals(that.blocks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(columns, rows, walls, blocks);
    }

    /** As {@link SlidingPuzzleText} writes it. */
    @Override
    public String toString() {
        return SlidingPuzzleText.format(this);
    }
}
