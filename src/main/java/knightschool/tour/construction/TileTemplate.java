package knightschool.tour.construction;

import java.util.ArrayList;
import java.util.List;
import knightschool.tour.TourEdge;

/**
 * A kind of tile: a pattern, the junction by which it is entered, and the junctions by which the tour leaves it.
 *
 * @param entry the junction by which it is entered; null for the first tile
 */
record TileTemplate(
        StoredBlockTour pattern,
        JunctionKind entry,
        List<JunctionKind> exits,
        BlockTraversal forwards,
        BlockTraversal backwards) {
    private TileTemplate(
            TransposableSquareIndex orientation,
            StoredBlockTour pattern,
            JunctionKind entry,
            int[] squares,
            List<JunctionKind> exits) {
        this(
                pattern,
                entry,
                List.copyOf(exits),
                BlockTraversal.along(orientation, pattern, squares, exits),
                BlockTraversal.along(orientation, pattern, StoredBlockTour.reversed(squares), exits));
    }

    /** The first tile of the tour. */
    static TileTemplate first(TransposableSquareIndex orientation, StoredBlockTour pattern, List<JunctionKind> exits) {
        return new TileTemplate(orientation, pattern, null, beginning(pattern, exits), exits);
    }

    /**
     * The order of the squares in the first tile. A closed tour is rotated so that it does not begin at a junction,
     * since an edge that is removed must lie between two squares of the traversal.
     */
    private static int[] beginning(StoredBlockTour pattern, List<JunctionKind> exits) {
        int[] squares = pattern.squares();
        for (int at = 1; pattern.closed() && isCut(pattern, exits, squares); at++) {
            squares = pattern.rotated(at);
        }
        return squares;
    }

    private static boolean isCut(StoredBlockTour pattern, List<JunctionKind> exits, int[] squares) {
        TourEdge closing = new TourEdge(squares[squares.length - 1], squares[0]);
        return exits.stream()
                .anyMatch(junction ->
                        closing.joins(pattern.at(junction.corner(pattern)), pattern.at(junction.inner(pattern))));
    }

    /** A tile that is joined to another by a junction. */
    static TileTemplate beyond(
            TransposableSquareIndex orientation,
            JunctionKind entry,
            StoredBlockTour pattern,
            List<JunctionKind> exits) {
        int first = pattern.at(entry.beyondCorner(pattern));
        int last = pattern.at(entry.beyondInner(pattern));
        return new TileTemplate(orientation, pattern, entry, pattern.between(first, last), exits);
    }

    BlockTraversal pass(boolean inForwards) {
        return inForwards ? forwards : backwards;
    }

    /**
     * The path through a tile: the squares in the order of visits, and the places where the tour crosses to a neighbour
     * and back.
     *
     * @param offsets the squares, as indices on the board relative to the tile's upper left square; not to be modified
     * @param leaves the places at which the tour leaves the tile, in order
     */
    record BlockTraversal(int[] offsets, List<Leave> leaves) {
        /**
         * The tour goes to a neighbour and returns.
         *
         * @param after the number of squares of the traversal before it
         * @param junction the junction to the neighbour
         * @param forwards whether the neighbour is entered at {@link JunctionKind#beyondCorner}
         */
        record Leave(int after, JunctionKind junction, boolean forwards) {}

        /** Creates the traversal along squares that leaves by junctions. */
        static BlockTraversal along(
                TransposableSquareIndex orientation, StoredBlockTour pattern, int[] squares, List<JunctionKind> exits) {
            List<Leave> leaves = new ArrayList<>();
            for (int i = 1; i < squares.length; i++) {
                for (JunctionKind junction : exits) {
                    int corner = pattern.at(junction.corner(pattern));
                    int inner = pattern.at(junction.inner(pattern));
                    if (new TourEdge(corner, inner).joins(squares[i - 1], squares[i])) {
                        leaves.add(new Leave(i, junction, squares[i - 1] == corner));
                    }
                }
            }
            if (leaves.size() != exits.size()) {
                throw new IllegalStateException(
                        "the pattern " + pattern.columns() + " x " + pattern.rows() + " lacks an edge for " + exits);
            }
            return new BlockTraversal(orientation.offsets(pattern, squares), List.copyOf(leaves));
        }
    }
}
