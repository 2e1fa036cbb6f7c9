package knightschool.tour;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A construction as a class follows it, step by step: the board, the blocks, the tour of each, one join after the
 * other, and the tour. Step 0 is the board; see {@link Stage} for the others. Immutable.
 *
 * <p>Every block is held as a list of its squares: for boards of some hundred thousand squares, not of millions.
 */
public final class Assembly {
    /** The joins of larger boards are too many to be followed one by one, in squares. */
    public static final int MOST_SQUARES = 250_000;

    private static final int FIRST_JOIN = 3;

    private final int columns;
    private final List<Block> blocks;
    private final List<Join> joins;

    /** The number of the block that a square is in. */
    private final int[] blockOf;

    /** The number of the join that takes an edge out. */
    private final Map<Long, Integer> cuts = new HashMap<>();

    /** What is seen at a step. */
    public enum Stage {
        /** The squares alone. */
        BOARD,
        /** Where the blocks lie. */
        BLOCKS,
        /** Each block with its own tour. */
        TOURS,
        /** Some of the joins are made, the last of them now. */
        JOIN,
        /** Every join is made. */
        DONE
    }

    private Assembly(int columns, int rows, List<Block> blocks, List<Join> joins) {
        this.columns = columns;
        this.blocks = blocks;
        this.joins = joins;
        this.blockOf = new int[columns * rows];
        for (int i = 0; i < blocks.size(); i++) {
            for (int square : blocks.get(i).tour()) {
                blockOf[square] = i;
            }
        }
        for (int i = 0; i < joins.size(); i++) {
            for (Edge edge : joins.get(i).cut()) {
                cuts.put(key(edge.from(), edge.to()), i);
            }
        }
    }

    /**
     * The steps of a construction.
     *
     * @throws IllegalArgumentException if the board has no such tour, see {@link Existence}
     */
    public static Assembly of(int columns, int rows, boolean closed) {
        Construction construction = Construction.of(columns, rows, closed);
        return new Assembly(columns, rows, construction.blocks(), construction.joins());
    }

    /**
     * The number of the last step that a class can follow: of {@link #last} where the joins are shown one by one; 1,
     * the tour after the board, on larger boards; 0 where there is no tour.
     */
    public static int last(int columns, int rows, boolean closed) {
        if (!Existence.of(columns, rows, closed).exists()) {
            return 0;
        }
        return isShown(columns, rows) ? Construction.of(columns, rows, closed).blockCount() - 1 + FIRST_JOIN : 1;
    }

    /** Whether the joins of a board are few enough to be followed one by one. */
    public static boolean isShown(int columns, int rows) {
        return columns * rows <= MOST_SQUARES;
    }

    private static long key(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }

    /** The columns of the board. */
    public int columns() {
        return columns;
    }

    /** The rows of the board. */
    public int rows() {
        return blockOf.length / columns;
    }

    /** The blocks, each behind the one that it is joined to. */
    public List<Block> blocks() {
        return blocks;
    }

    /** The joins in their order: join i takes in block i + 1. */
    public List<Join> joins() {
        return joins;
    }

    /** The number of the last step. */
    public int last() {
        return joins.size() + FIRST_JOIN;
    }

    /** @param step 0 to {@link #last} */
    public Stage stage(int step) {
        if (step == last()) {
            return Stage.DONE;
        }
        return Stage.values()[Math.min(step, FIRST_JOIN)];
    }

    /** How many joins are made after a step. */
    public int joined(int step) {
        return Math.clamp(step - FIRST_JOIN + 1L, 0, joins.size());
    }

    /** The step after which so many joins are made; no joins are at {@link Stage#TOURS}. */
    public int stepOf(int joined) {
        return joined + FIRST_JOIN - 1;
    }

    /** The join that a step makes. */
    public Optional<Join> now(int step) {
        return stage(step) == Stage.JOIN ? Optional.of(joins.get(joined(step) - 1)) : Optional.empty();
    }

    /** The number of the block that a square is in, among {@link #blocks}. */
    public int blockOf(int square) {
        return blockOf[square];
    }

    /** Whether a block is a part of the one tour that grows; none is before the first join. */
    public boolean isJoined(int block, int step) {
        int joined = joined(step);
        return joined > 0 ? block <= joined : joins.isEmpty() && stage(step) == Stage.DONE;
    }

    /** How many squares the one tour has that grows; 0 before the first join. */
    public int squaresJoined(int step) {
        int squares = 0;
        for (int i = 0; i < blocks.size() && isJoined(i, step); i++) {
            squares += blocks.get(i).tour().size();
        }
        return squares;
    }

    /** The edges of a block's own tour that are still there after a step. */
    public List<Edge> kept(int block, int step) {
        Block one = blocks.get(block);
        int joined = joined(step);
        int size = one.tour().size();
        List<Edge> kept = new ArrayList<>(size);
        for (int i = 0; i < (one.closed() ? size : size - 1); i++) {
            int from = one.tour().get(i);
            int to = one.tour().get((i + 1) % size);
            if (cuts.getOrDefault(key(from, to), Integer.MAX_VALUE) >= joined) {
                kept.add(new Edge(from, to));
            }
        }
        return kept;
    }

    /** Whether another block lies in the same rectangle, as on boards of four rows. */
    public boolean sharesItsPlace(int block) {
        Block one = blocks.get(block);
        return one.tour().size() < one.columns() * one.rows();
    }
}
