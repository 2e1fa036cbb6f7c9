package knightschool.tour.construction;

import java.util.List;
import knightschool.tour.Edge;

/** One kind of tile: a pattern, the junction that it is entered by, and those that the tour goes on by. */
final class TileShape {
    private final StoredBlockTour pattern;
    private final Junction entry;
    private final List<Junction> exits;
    private final BlockTraversal forwards;
    private final BlockTraversal backwards;

    private TileShape(
            Orientation orientation, StoredBlockTour pattern, Junction entry, int[] squares, List<Junction> exits) {
        this.pattern = pattern;
        this.entry = entry;
        this.exits = List.copyOf(exits);
        this.forwards = BlockTraversal.along(orientation, pattern, squares, exits);
        this.backwards = BlockTraversal.along(orientation, pattern, StoredBlockTour.reversed(squares), exits);
    }

    /** The tile that the tour begins in. */
    static TileShape first(Orientation orientation, StoredBlockTour pattern, List<Junction> exits) {
        return new TileShape(orientation, pattern, null, beginning(pattern, exits), exits);
    }

    /**
     * A closed tour begins where no junction is, since an edge that is cut must lie between two squares of the
     * traversal.
     */
    private static int[] beginning(StoredBlockTour pattern, List<Junction> exits) {
        int[] squares = pattern.squares();
        for (int at = 1; pattern.closed() && isCut(pattern, exits, squares); at++) {
            squares = pattern.rotated(at);
        }
        return squares;
    }

    private static boolean isCut(StoredBlockTour pattern, List<Junction> exits, int[] squares) {
        Edge closing = new Edge(squares[squares.length - 1], squares[0]);
        return exits.stream()
                .anyMatch(junction ->
                        closing.joins(pattern.at(junction.corner(pattern)), pattern.at(junction.inner(pattern))));
    }

    /** A tile that is joined to another by a junction. */
    static TileShape beyond(Orientation orientation, Junction entry, StoredBlockTour pattern, List<Junction> exits) {
        int first = pattern.at(entry.beyondCorner(pattern));
        int last = pattern.at(entry.beyondInner(pattern));
        return new TileShape(orientation, pattern, entry, pattern.between(first, last), exits);
    }

    StoredBlockTour pattern() {
        return pattern;
    }

    /** Null in the first tile. */
    Junction entry() {
        return entry;
    }

    List<Junction> exits() {
        return exits;
    }

    BlockTraversal pass(boolean inForwards) {
        return inForwards ? forwards : backwards;
    }
}
