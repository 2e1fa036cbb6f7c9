package knightschool.graph;

/** The narrowest word for a sequence of squares, in the words of the command line. */
public enum WalkKind {
    /** Some step is no edge, or a square cannot be entered. */
    NONE("none"),
    /** Every step is an edge. */
    WALK("walk"),
    /** A walk that uses no edge twice. */
    TRAIL("trail"),
    /** A walk that visits no vertex twice. */
    PATH("path"),
    /** A closed walk of at least three vertices that visits no other vertex twice. */
    CIRCUIT("circuit");

    /** No circuit has fewer vertices. */
    public static final int SHORTEST_CIRCUIT = 3;

    private final String word;

    WalkKind(String word) {
        this.word = word;
    }

    /** The word of the command line and of lesson files, whichever dictionary the class uses. */
    public String word() {
        return word;
    }
}
