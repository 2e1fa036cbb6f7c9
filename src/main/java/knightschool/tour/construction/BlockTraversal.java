package knightschool.tour.construction;

import java.util.ArrayList;
import java.util.List;
import knightschool.tour.Edge;

/**
 * The way through one kind of tile: its squares in the order in which they are visited, and where the tour leaves it
 * for a neighbour and comes back.
 *
 * @param offsets the squares, as indices on the board counted from the block's upper left square; never changed
 * @param leaves where it is left, in that order
 */
record BlockTraversal(int[] offsets, List<Leave> leaves) {
    /**
     * The tour goes to a neighbour and comes back.
     *
     * @param after how many squares of the pass come before
     * @param seam where the neighbour is
     * @param forwards whether the neighbour is entered beyond the corner, see {@link Junction#beyondCorner}
     */
    record Leave(int after, Junction seam, boolean forwards) {}

    /** The pass along these squares that leaves by these seams. */
    static BlockTraversal along(Orientation lay, StoredBlockTour pattern, int[] squares, List<Junction> exits) {
        List<Leave> leaves = new ArrayList<>();
        for (int i = 1; i < squares.length; i++) {
            for (Junction seam : exits) {
                int corner = pattern.at(seam.corner(pattern));
                int inner = pattern.at(seam.inner(pattern));
                if (new Edge(corner, inner).joins(squares[i - 1], squares[i])) {
                    leaves.add(new Leave(i, seam, squares[i - 1] == corner));
                }
            }
        }
        if (leaves.size() != exits.size()) {
            throw new IllegalStateException(
                    "the pattern " + pattern.columns() + " x " + pattern.rows() + " lacks an edge for " + exits);
        }
        return new BlockTraversal(lay.offsets(pattern, squares), List.copyOf(leaves));
    }
}
