package knightschool.tour.construction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourEdge;

/**
 * A construction as a class follows it, step by step: the board, the blocks, the tour of each, one join after the
 * other, and the tour. Step 0 is the board; see {@link Stage} for the others. Immutable.
 *
 * <p>Blocks and joins are made when they are looked at, so that boards of any size can be followed join by join.
 */
public final class ConstructionSteps {
    private static final int FIRST_JOIN = 3;

    private final int columns;
    private final int rows;
    private final JoinTree tree;
    private final TileSpatialIndex index;

    /** How many squares the blocks up to a number have together. */
    private final int[] squares;

    private final Map<Size, Integer> sizes = new LinkedHashMap<>();
    private final int closed;

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

    /** The width and the height of a block, in squares. */
    public record Size(int columns, int rows) {}

    private ConstructionSteps(int columns, int rows, JoinTree tree) {
        this.columns = columns;
        this.rows = rows;
        this.tree = tree;
        this.index = new TileSpatialIndex(tree, columns, rows);
        this.squares = new int[tree.size()];
        int all = 0;
        int circuits = 0;
        for (int i = 0; i < squares.length; i++) {
            StoredBlockTour pattern = tree.tile(i).shape().pattern();
            all += pattern.squares().length;
            squares[i] = all;
            circuits += pattern.closed() ? 1 : 0;
            sizes.merge(size(pattern), 1, Integer::sum);
        }
        this.closed = circuits;
    }

    private Size size(StoredBlockTour pattern) {
        return tree.orientation().isTurned()
                ? new Size(pattern.rows(), pattern.columns())
                : new Size(pattern.columns(), pattern.rows());
    }

    /**
     * The steps of a construction.
     *
     * @throws IllegalArgumentException if the board has no such tour, see {@link ExistenceTheorem}
     */
    public static ConstructionSteps of(int columns, int rows, boolean closed) {
        return new ConstructionSteps(
                columns, rows, Construction.of(columns, rows, closed).tree());
    }

    /** The number of the last step, as {@link #last}, found without the blocks; 0 where there is no tour. */
    public static int last(int columns, int rows, boolean closed) {
        return ExistenceTheorem.of(columns, rows, closed).exists()
                ? Construction.of(columns, rows, closed).blockCount() - 1 + FIRST_JOIN
                : 0;
    }

    /** How many blocks there are. */
    public int blockCount() {
        return tree.size();
    }

    /** How many joins there are: one for each block but the first. */
    public int joinCount() {
        return tree.size() - 1;
    }

    /** How many blocks there are of each size, in the order in which the sizes come. */
    public Map<Size, Integer> sizes() {
        return Collections.unmodifiableMap(sizes);
    }

    /** How many blocks have closed tours of their own. */
    public int closedBlocks() {
        return closed;
    }

    /** @param number from 0; each block is behind the one that it is joined to */
    public Block block(int number) {
        return tree.block(number);
    }

    /** @param number from 0: join i takes in block i + 1 */
    public Join join(int number) {
        return tree.join(number);
    }

    /** The number of the last step. */
    public int last() {
        return joinCount() + FIRST_JOIN;
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
        return Math.clamp(step - FIRST_JOIN + 1L, 0, joinCount());
    }

    /** The join that a step makes. */
    public Optional<Join> now(int step) {
        return stage(step) == Stage.JOIN ? Optional.of(join(joined(step) - 1)) : Optional.empty();
    }

    /** The number of the block that a square is in. */
    public int blockAt(int column, int row) {
        return index.at(column, row);
    }

    /**
     * The numbers of the blocks of which something lies in a part of the board.
     *
     * @param endColumn the column after the last
     * @param endRow the row after the last
     */
    public IntStream blocksIn(int firstColumn, int firstRow, int endColumn, int endRow) {
        return index.in(
                Math.max(0, firstColumn), Math.max(0, firstRow), Math.min(columns, endColumn), Math.min(rows, endRow));
    }

    /** Whether a block is one of those that, as on a chessboard, no other of them lies beside. */
    public boolean isOdd(int block) {
        PlacedBlock tile = tree.tile(block);
        return (tile.across() + tile.down()) % 2 != 0;
    }

    /** Whether a block is a part of the one tour that grows; none is before the first join. */
    public boolean isJoined(int block, int step) {
        int joined = joined(step);
        return joined > 0 ? block <= joined : joinCount() == 0 && stage(step) == Stage.DONE;
    }

    /** How many squares the one tour has that grows; 0 before the first join. */
    public int squaresJoined(int step) {
        return isJoined(0, step) ? squares[joined(step)] : 0;
    }

    /** The edges of a block's own tour that are still there after a step. */
    public List<TourEdge> kept(int block, int step) {
        Block one = block(block);
        List<TourEdge> cuts = tree.joinsOf(block)
                .filter(number -> number < joined(step))
                .mapToObj(this::join)
                .flatMap(join -> join.cut().stream())
                .toList();
        int size = one.tour().size();
        List<TourEdge> kept = new ArrayList<>(size);
        for (int i = 0; i < (one.closed() ? size : size - 1); i++) {
            TourEdge edge = new TourEdge(one.tour().get(i), one.tour().get((i + 1) % size));
            if (cuts.stream().noneMatch(cut -> cut.joins(edge.from(), edge.to()))) {
                kept.add(edge);
            }
        }
        return kept;
    }

    /** Whether another block lies in the same rectangle, as on boards of four rows. */
    public boolean sharesItsPlace(int block) {
        StoredBlockTour pattern = tree.tile(block).shape().pattern();
        return pattern.squares().length < pattern.columns() * pattern.rows();
    }
}
