package knightschool.explain;

/** Whether there is a tour. */
public enum Verdict {
    /** There is none, and a witness says why. */
    IMPOSSIBLE("impossible"),
    /** There is one, and here it is. */
    EXISTS("exists"),
    /** Neither was found within what was allowed. */
    UNKNOWN("unknown");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** The word of the command line. */
    public String word() {
        return word;
    }
}
