package knightschool.tour.construction;

import java.util.List;
import knightschool.tour.Edge;

/** One kind of tile: a pattern, the seam that it is entered by, and those that the tour goes on by. */
final class TileShape {
    private final StoredBlockTour pattern;
    private final Junction entry;
    private final List<Junction> exits;
    private final BlockTraversal forwards;
    private final BlockTraversal backwards;

    private TileShape(Orientation lay, StoredBlockTour pattern, Junction entry, int[] squares, List<Junction> exits) {
        this.pattern = pattern;
        this.entry = entry;
        this.exits = List.copyOf(exits);
        this.forwards = BlockTraversal.along(lay, pattern, squares, exits);
        this.backwards = BlockTraversal.along(lay, pattern, StoredBlockTour.reversed(squares), exits);
    }

    /** The tile that the tour begins in. */
    static TileShape first(Orientation lay, StoredBlockTour pattern, List<Junction> exits) {
        return new TileShape(lay, pattern, null, beginning(pattern, exits), exits);
    }

    /** A closed tour begins where no seam is, since an edge that is cut must lie between two squares of the pass. */
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
                .anyMatch(seam -> closing.joins(pattern.at(seam.corner(pattern)), pattern.at(seam.inner(pattern))));
    }

    /** A tile that is joined to another by a seam. */
    static TileShape beyond(Orientation lay, Junction entry, StoredBlockTour pattern, List<Junction> exits) {
        int first = pattern.at(entry.beyondCorner(pattern));
        int last = pattern.at(entry.beyondInner(pattern));
        return new TileShape(lay, pattern, entry, pattern.between(first, last), exits);
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
