package knightschool.tour.construction;

import knightschool.tour.ExistenceTheorem;

/**
 * The construction of a tour of a full board by divide and conquer, in time and memory linear in its squares: blocks
 * with stored tours are joined by removing an edge of each and adding two others. Cutting a tour open and inserting a
 * closed one gives a single tour, which is closed if the first was. So the joins only need to form a tree of the
 * blocks.
 *
 * <p>After I. Parberry, An efficient algorithm for the knight's tour problem, 1997, who cuts boards into quadrants; A.
 * J. Schwenk, 1991, extended boards in the same way. Here most blocks are 6 × 6 and lie in a grid, so that squares that
 * are visited at about the same time are close together.
 */
public final class TourConstruction {
    private static final int THREE = 3;
    private static final int FOUR = 4;

    private final int squares;
    private final TransposableSquareIndex orientation;
    private final Tiling tiling;

    private TourConstruction(int columns, int rows) {
        int shorter = Math.min(columns, rows);
        int longer = Math.max(columns, rows);
        this.squares = columns * rows;
        this.orientation = TransposableSquareIndex.on(columns, shorter <= FOUR && rows > columns);
        this.tiling = switch (shorter) {
            case 1 -> NarrowBoardTiling.ofOne(orientation, StoredBlockTours.of(1, 1));
            case THREE -> NarrowBoardTiling.ofThree(orientation, longer);
            case FOUR -> NarrowBoardTiling.ofFour(orientation, longer);
            default -> new GridTiling(orientation, columns, rows);
        };
    }

    /**
     * The construction for a board. If the board has a closed tour, the open tour is the same without its last move.
     *
     * @param columns columns of the board, at least 1
     * @param rows rows of the board, at least 1
     * @param closed whether the tour must be closed
     * @throws IllegalArgumentException if the board has no such tour, see {@link ExistenceTheorem}
     */
    public static TourConstruction of(int columns, int rows, boolean closed) {
        ExistenceTheorem existence = ExistenceTheorem.of(columns, rows, closed);
        if (!existence.exists()) {
            throw new IllegalArgumentException(existence.statement());
        }
        return new TourConstruction(columns, rows);
    }

    /** The squares of the tour as indices, each a knight's move from the previous one. */
    public int[] tour() {
        return new TilingTraversal(tiling, orientation, squares).tour();
    }

    /** The number of blocks. Each but the first takes one join. */
    public int blockCount() {
        return tiling.tiles();
    }

    /** The blocks and joins for access one by one. */
    JoinTree tree() {
        return new JoinTree(tiling, orientation);
    }

    /** Traverses the tiles of a board; leaves each tile for its neighbours at the joins. */
    private static final class TilingTraversal {
        private final Tiling tiling;
        private final TransposableSquareIndex orientation;
        private final int[] tour;
        private int length;

        TilingTraversal(Tiling tiling, TransposableSquareIndex orientation, int squares) {
            this.tiling = tiling;
            this.orientation = orientation;
            this.tour = new int[squares];
        }

        int[] tour() {
            follow(tiling.first(), true);
            return tour;
        }

        /**
         * Traverses a tile and, recursively, those joined to it. The tree of tiles has a depth of at most 1,366 on the
         * longest boards.
         */
        private void follow(PlacedTile tile, boolean forwards) {
            TileTemplate.BlockTraversal pass = tile.shape().pass(forwards);
            int origin = orientation.index(tile.column(), tile.row());
            int from = 0;
            for (TileTemplate.BlockTraversal.Leave leave : pass.leaves()) {
                visit(pass.offsets(), from, leave.after(), origin);
                from = leave.after();
                follow(tiling.beyond(tile, leave.junction()), leave.forwards());
            }
            visit(pass.offsets(), from, pass.offsets().length, origin);
        }

        private void visit(int[] offsets, int from, int to, int origin) {
            int at = length;
            for (int i = from; i < to; i++) {
                tour[at++] = origin + offsets[i];
            }
            length = at;
        }
    }
}
