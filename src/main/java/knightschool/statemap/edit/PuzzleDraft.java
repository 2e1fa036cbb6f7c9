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
 * A puzzle that is being edited: like a {@link SlidingPuzzle}, but possibly without a target. Immutable.
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

    /** The draft of a puzzle in its current position. */
    public static PuzzleDraft of(SlidingPuzzle puzzle) {
        return new PuzzleDraft(puzzle.columns(), puzzle.rows(), puzzle.walls(), puzzle.blocks());
    }

    /** An empty board. */
    public static PuzzleDraft empty(int columns, int rows) {
        return new PuzzleDraft(columns, rows, new BitSet(), List.of());
    }

    /** The draft as a puzzle; empty if there is no target. */
    public Optional<SlidingPuzzle> puzzle() {
        return target().map(_ -> new SlidingPuzzle(columns, rows, walls, blocks));
    }

    /** Returns a copy of the set. */
    @Override
    public BitSet walls() {
        return (BitSet) walls.clone();
    }

    public boolean isWall(int cell) {
        return walls.get(cell);
    }

    /** The target, the block to be freed; empty if there is none. */
    public Optional<SlidingBlock> target() {
        return blocks.stream().filter(SlidingBlock::isTarget).findFirst();
    }

    /** The block on a cell; empty if there is none. */
    public Optional<SlidingBlock> blockOn(int cell) {
        return blocks.stream()
                .filter(block -> block.cells(columns).anyMatch(its -> its == cell))
                .findFirst();
    }

    /** Whether a cell has neither a block nor a wall. */
    public boolean isFree(int cell) {
        return !walls.get(cell) && blockOn(cell).isEmpty();
    }

    /** Whether a block, in place of the one with its letter, lies on the board and on free cells. */
    public boolean hasSpaceFor(SlidingBlock block) {
        return block.isWithin(columns, rows)
                && block.cells(columns)
                        .allMatch(cell -> !walls.get(cell)
                                && blockOn(cell)
                                        .filter(other -> other.letter() != block.letter())
                                        .isEmpty());
    }

    /**
     * The cells of a stroke that begins on a free cell, in order: in the longer of its two directions, as far as cells
     * are free, and at most as many as the longest block has.
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
     * The block drawn by a stroke over cells: the target if there is none yet and the stroke is horizontal.
     *
     * @return empty if there are too few cells, or no letter is left
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

    /** Returns a copy with a block in place of the one with its letter, if any. */
    public PuzzleDraft with(SlidingBlock block) {
        return new PuzzleDraft(
                columns,
                rows,
                walls,
                Stream.concat(others(block.letter()), Stream.of(block)).toList());
    }

    /** Returns a copy without the block of a letter. */
    public PuzzleDraft without(char letter) {
        return new PuzzleDraft(columns, rows, walls, others(letter).toList());
    }

    private Stream<SlidingBlock> others(char letter) {
        return blocks.stream().filter(block -> block.letter() != letter);
    }

    /** Returns a copy with or without a wall on a cell that has no block. */
    public PuzzleDraft withWall(int cell, boolean wall) {
        BitSet next = walls();
        next.set(cell, wall);
        return new PuzzleDraft(columns, rows, next, blocks);
    }

    /** Returns a copy with a horizontal block as the target; the previous target gets its letter. */
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

    /** Returns a copy on a board of another size. The upper left corner is kept; blocks that do not fit are removed. */
    public PuzzleDraft resized(int newColumns, int newRows) {
        BitSet newWalls = new BitSet();
        walls.stream()
                .filter(cell -> cell % columns < newColumns && cell / columns < newRows)
                .forEach(cell -> newWalls.set(cell / columns * newColumns + cell % columns));
        PuzzleDraft board = new PuzzleDraft(newColumns, newRows, newWalls, List.of());
        return new PuzzleDraft(
                newColumns,
                newRows,
                newWalls,
                blocks.stream().filter(board::hasSpaceFor).toList());
    }
}
