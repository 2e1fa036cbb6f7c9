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
 * The construction of a tour divided into steps that a teacher can show one by one: the board, the blocks, the tour of
 * each, one join after the other, and the tour. Step 0 is the board; see {@link Stage} for the others. Immutable.
 *
 * <p>Blocks and joins are created on access, so that boards of any size can be followed join by join.
 */
public final class ConstructionSteps {
    private static final int FIRST_JOIN = 3;

    private final int columns;
    private final int rows;
    private final JoinTree tree;
    private final TileSpatialIndex index;

    /** The number of squares of the blocks from 0 up to each number. */
    private final int[] squares;

    private final Map<Size, Integer> sizes = new LinkedHashMap<>();
    private final int closed;

    /** The content of a step. */
    public enum Stage {
        /** The squares alone. */
        BOARD,
        /** The positions of the blocks. */
        BLOCKS,
        /** Each block with its own tour. */
        TOURS,
        /** The tour after some of the joins, the last of them just made. */
        JOIN,
        /** The complete tour. */
        DONE
    }

    /** The size of a block, in squares. */
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
     * Creates the steps of a construction.
     *
     * @throws IllegalArgumentException if the board has no such tour, see {@link ExistenceTheorem}
     */
    public static ConstructionSteps of(int columns, int rows, boolean closed) {
        return new ConstructionSteps(
                columns, rows, TourConstruction.of(columns, rows, closed).tree());
    }

    /** The number of the last step, as {@link #last()}, computed without the blocks; 0 if there is no tour. */
    public static int last(int columns, int rows, boolean closed) {
        return ExistenceTheorem.of(columns, rows, closed).exists()
                ? TourConstruction.of(columns, rows, closed).blockCount() - 1 + FIRST_JOIN
                : 0;
    }

    /** The number of blocks. */
    public int blockCount() {
        return tree.size();
    }

    /** The number of joins: one for each block but the first. */
    public int joinCount() {
        return tree.size() - 1;
    }

    /** The number of blocks of each size, in the order in which the sizes first occur. */
    public Map<Size, Integer> sizes() {
        return Collections.unmodifiableMap(sizes);
    }

    /** The number of blocks with a closed tour of their own. */
    public int closedBlocks() {
        return closed;
    }

    /**
     * A block.
     *
     * @param number from 0; each block comes after the one that it is joined to
     */
    public Block block(int number) {
        return tree.block(number);
    }

    /**
     * A join.
     *
     * @param number from 0; join i adds block i + 1
     */
    public Join join(int number) {
        return tree.join(number);
    }

    /** The number of the last step. */
    public int last() {
        return joinCount() + FIRST_JOIN;
    }

    /**
     * The content of a step.
     *
     * @param step 0 to {@link #last()}
     */
    public Stage stage(int step) {
        if (step == last()) {
            return Stage.DONE;
        }
        return Stage.values()[Math.min(step, FIRST_JOIN)];
    }

    /** The number of joins made after a step. */
    public int joined(int step) {
        return Math.clamp(step - FIRST_JOIN + 1L, 0, joinCount());
    }

    /** The join that a step makes; empty if it makes none. */
    public Optional<Join> now(int step) {
        return stage(step) == Stage.JOIN ? Optional.of(join(joined(step) - 1)) : Optional.empty();
    }

    /** The number of the block that contains a square. */
    public int blockAt(int column, int row) {
        return index.at(column, row);
    }

    /**
     * The numbers of the blocks that intersect a part of the board.
     *
     * @param endColumn the end of the columns, exclusive
     * @param endRow the end of the rows, exclusive
     */
    public IntStream blocksIn(int firstColumn, int firstRow, int endColumn, int endRow) {
        return index.in(
                Math.max(0, firstColumn), Math.max(0, firstRow), Math.min(columns, endColumn), Math.min(rows, endRow));
    }

    /** Whether a block has the odd colour of a chessboard pattern, in which adjacent blocks have different colours. */
    public boolean isOdd(int block) {
        PlacedTile tile = tree.tile(block);
        return (tile.across() + tile.down()) % 2 != 0;
    }

    /** Whether a block belongs to the growing tour; before the first join none does. */
    public boolean isJoined(int block, int step) {
        int joined = joined(step);
        return joined > 0 ? block <= joined : joinCount() == 0 && stage(step) == Stage.DONE;
    }

    /** The number of squares of the growing tour; 0 before the first join. */
    public int squaresJoined(int step) {
        return isJoined(0, step) ? squares[joined(step)] : 0;
    }

    /** The edges of a block's own tour that remain after a step. */
    public List<TourEdge> remainingEdges(int block, int step) {
        Block one = block(block);
        List<TourEdge> cuts = tree.joinsOf(block)
                .filter(number -> number < joined(step))
                .mapToObj(this::join)
                .flatMap(join -> join.cut().stream())
                .toList();
        int size = one.tour().size();
        List<TourEdge> edges = new ArrayList<>(size);
        for (int i = 0; i < (one.closed() ? size : size - 1); i++) {
            TourEdge edge = new TourEdge(one.tour().get(i), one.tour().get((i + 1) % size));
            if (cuts.stream().noneMatch(cut -> cut.joins(edge.from(), edge.to()))) {
                edges.add(edge);
            }
        }
        return edges;
    }

    /** Whether another block is in the same rectangle, as on boards of four rows. */
    public boolean sharesItsPlace(int block) {
        StoredBlockTour pattern = tree.tile(block).shape().pattern();
        return pattern.squares().length < pattern.columns() * pattern.rows();
    }
}
