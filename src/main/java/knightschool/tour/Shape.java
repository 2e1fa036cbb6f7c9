package knightschool.tour;

import java.util.List;

/** One kind of tile: a pattern, the seam that it is entered by, and those that the tour goes on by. */
final class Shape {
    private final Pattern pattern;
    private final Seam entry;
    private final List<Seam> exits;
    private final Pass forwards;
    private final Pass backwards;

    private Shape(Lay lay, Pattern pattern, Seam entry, int[] squares, List<Seam> exits) {
        this.pattern = pattern;
        this.entry = entry;
        this.exits = List.copyOf(exits);
        this.forwards = Pass.along(lay, pattern, squares, exits);
        this.backwards = Pass.along(lay, pattern, Pattern.reversed(squares), exits);
    }

    /** The tile that the tour begins in. */
    static Shape first(Lay lay, Pattern pattern, List<Seam> exits) {
        return new Shape(lay, pattern, null, beginning(pattern, exits), exits);
    }

    /** A closed tour begins where no seam is, since an edge that is cut must lie between two squares of the pass. */
    private static int[] beginning(Pattern pattern, List<Seam> exits) {
        int[] squares = pattern.squares();
        for (int at = 1; pattern.closed() && isCut(pattern, exits, squares); at++) {
            squares = pattern.rotated(at);
        }
        return squares;
    }

    private static boolean isCut(Pattern pattern, List<Seam> exits, int[] squares) {
        Edge closing = new Edge(squares[squares.length - 1], squares[0]);
        return exits.stream()
                .anyMatch(seam -> closing.joins(pattern.at(seam.corner(pattern)), pattern.at(seam.inner(pattern))));
    }

    /** A tile that is joined to another by a seam. */
    static Shape beyond(Lay lay, Seam entry, Pattern pattern, List<Seam> exits) {
        int first = pattern.at(entry.beyondCorner(pattern));
        int last = pattern.at(entry.beyondInner(pattern));
        return new Shape(lay, pattern, entry, pattern.between(first, last), exits);
    }

    Pattern pattern() {
        return pattern;
    }

    /** Null in the first tile. */
    Seam entry() {
        return entry;
    }

    List<Seam> exits() {
        return exits;
    }

    Pass pass(boolean inForwards) {
        return inForwards ? forwards : backwards;
    }
}
