package knightschool.search;

/** How a search ended. "No tour" and "gave up" are different facts and never share a word. */
public enum Outcome {
    /** A tour was found. */
    FOUND("found"),
    /** The search space is exhausted: there is no tour. */
    PROVEN_ABSENT("proven-absent"),
    /** A limit was reached, or a rule that passes over branches has no move left: nothing is known. */
    STOPPED("stopped");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** The word of the command line and of every table. */
    public String word() {
        return word;
    }
}
