package knightschool.tour.construction;

import java.util.ArrayList;
import java.util.List;
import knightschool.tour.Edge;

/**
 * The path through one kind of tile: its squares in the order in which they are visited, and where the tour leaves it
 * for a neighbour and comes back.
 *
 * @param offsets the squares, as indices on the board counted from the block's upper left square; never changed
 * @param leaves where it is left, in that order
 */
record BlockTraversal(int[] offsets, List<Leave> leaves) {
    /**
     * The tour goes to a neighbour and comes back.
     *
     * @param after how many squares of the traversal come before
     * @param junction where the neighbour is
     * @param forwards whether the neighbour is entered beyond the corner, see {@link Junction#beyondCorner}
     */
    record Leave(int after, Junction junction, boolean forwards) {}

    /** The traversal along these squares that leaves by these junctions. */
    static BlockTraversal along(Orientation orientation, StoredBlockTour pattern, int[] squares, List<Junction> exits) {
        List<Leave> leaves = new ArrayList<>();
        for (int i = 1; i < squares.length; i++) {
            for (Junction junction : exits) {
                int corner = pattern.at(junction.corner(pattern));
                int inner = pattern.at(junction.inner(pattern));
                if (new Edge(corner, inner).joins(squares[i - 1], squares[i])) {
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
