package knightschool.statemap.edit;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.SlidingPuzzle;

/**
 * A puzzle that is being made: as a {@link SlidingPuzzle}, but there may be no block to free. Immutable.
 *
 * @param walls the cells that are walls
 * @param blocks in the order of their letters; no two share a cell or a letter, none lies on a wall
 */
public record PuzzleDraft(int columns, int rows, BitSet walls, List<SlidingBlock> blocks) {
    public PuzzleDraft {
        walls = (BitSet) walls.clone();
        blocks = blocks.stream()
                .sorted(Comparator.comparingInt(SlidingBlock::letter))
                .toList();
    }

    /** A puzzle as it stands. */
    public static PuzzleDraft of(SlidingPuzzle puzzle) {
        return new PuzzleDraft(puzzle.columns(), puzzle.rows(), puzzle.walls(), puzzle.blocks());
    }

    /** A board with nothing on it. */
    public static PuzzleDraft empty(int columns, int rows) {
        return new PuzzleDraft(columns, rows, new BitSet(), List.of());
    }

    /** The puzzle that it is; empty where there is no block to free. */
    public Optional<SlidingPuzzle> puzzle() {
        return target().map(_ -> new SlidingPuzzle(columns, rows, walls, blocks));
    }

    /** The set is the caller's. */
    @Override
    public BitSet walls() {
        return (BitSet) walls.clone();
    }

    public boolean isWall(int cell) {
        return walls.get(cell);
    }

    /** The block to free, if there is one. */
    public Optional<SlidingBlock> target() {
        return blocks.stream().filter(SlidingBlock::isTarget).findFirst();
    }

    /** The block on a cell, if there is one. */
    public Optional<SlidingBlock> blockOn(int cell) {
        return blocks.stream()
                .filter(block -> block.cells(columns).anyMatch(its -> its == cell))
                .findFirst();
    }

    /** Whether nothing lies on a cell. */
    public boolean isFree(int cell) {
        return !walls.get(cell) && blockOn(cell).isEmpty();
    }

    /** Whether a block, in place of the one of its letter, lies on the board and on free cells. */
    public boolean hasSpaceFor(SlidingBlock block) {
        return block.isWithin(columns, rows)
                && block.cells(columns)
                        .allMatch(cell -> !walls.get(cell)
                                && blockOn(cell)
                                        .filter(other -> other.letter() != block.letter())
                                        .isEmpty());
    }

    /**
     * The cells of a stroke that begins on a free cell, in their order: along the line in which it went further, as far
     * as cells are free and a block is long.
     */
    public List<Integer> stroke(int from, int to) {
        int dx = to % columns - from % columns;
        int dy = to / columns - from / columns;
        boolean across = Math.abs(dx) >= Math.abs(dy);
        int step = across ? Integer.signum(dx) : columns * Integer.signum(dy);
        int most = Math.min(SlidingBlock.LONGEST, 1 + Math.max(Math.abs(dx), Math.abs(dy)));
        return IntStream.range(0, most)
                .map(i -> from + i * step)
                .takeWhile(this::isFree)
                .boxed()
                .toList();
    }

    /**
     * The block that a stroke over these cells draws: the one to free where there is none and it lies in a row.
     *
     * @return empty if they are too few, or no letter is left
     */
    public Optional<SlidingBlock> drawn(List<Integer> cells) {
        if (cells.size() < SlidingBlock.SHORTEST) {
            return Optional.empty();
        }
        int first = Math.min(cells.getFirst(), cells.getLast());
        boolean horizontal = Math.abs(cells.get(1) - cells.get(0)) == 1;
        return letter(horizontal)
                .map(letter -> new SlidingBlock(letter, first % columns, first / columns, cells.size(), horizontal));
    }

    private Optional<Character> letter(boolean horizontal) {
        return IntStream.rangeClosed(SlidingBlock.TARGET, 'z')
                .filter(SlidingBlock::isLetter)
                .filter(letter -> horizontal || letter != SlidingBlock.TARGET)
                .filter(letter -> blocks.stream().noneMatch(block -> block.letter() == letter))
                .mapToObj(letter -> (char) letter)
                .findFirst();
    }

    /** The same with a block in place of the one of its letter, if there is one. */
    public PuzzleDraft with(SlidingBlock block) {
        return new PuzzleDraft(
                columns,
                rows,
                walls,
                Stream.concat(others(block.letter()), Stream.of(block)).toList());
    }

    /** The same without the block of a letter. */
    public PuzzleDraft without(char letter) {
        return new PuzzleDraft(columns, rows, walls, others(letter).toList());
    }

    private Stream<SlidingBlock> others(char letter) {
        return blocks.stream().filter(block -> block.letter() != letter);
    }

    /** The same with a wall on a cell on which no block lies, or without it. */
    public PuzzleDraft withWall(int cell, boolean there) {
        BitSet next = walls();
        next.set(cell, there);
        return new PuzzleDraft(columns, rows, next, blocks);
    }

    /** The same with a block, which lies in a row, as the one to free; the one that was gets its letter. */
    public PuzzleDraft withTarget(SlidingBlock block) {
        PuzzleDraft without = without(block.letter()).without(SlidingBlock.TARGET);
        PuzzleDraft renamed = target().filter(before -> !before.equals(block))
                .map(before -> without.with(named(before, block.letter())))
                .orElse(without);
        return renamed.with(named(block, SlidingBlock.TARGET));
    }

    private static SlidingBlock named(SlidingBlock block, char letter) {
        return new SlidingBlock(letter, block.column(), block.row(), block.length(), block.horizontal());
    }

    /** The same on a board of another size, the upper left corner kept; blocks that do not fit are gone. */
    public PuzzleDraft resized(int newColumns, int newRows) {
        BitSet kept = new BitSet();
        walls.stream()
                .filter(cell -> cell % columns < newColumns && cell / columns < newRows)
                .forEach(cell -> kept.set(cell / columns * newColumns + cell % columns));
        PuzzleDraft board = new PuzzleDraft(newColumns, newRows, kept, List.of());
        return new PuzzleDraft(
                newColumns,
                newRows,
                kept,
                blocks.stream().filter(board::hasSpaceFor).toList());
    }
}
