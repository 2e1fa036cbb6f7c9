package knightschool.algorithm;

/** An option of an algorithm, as written on the command line. */
public enum AlgorithmOption {
    /** Stops the search at the first dead end: the greedy rule alone. */
    NO_BACKTRACKING("--no-backtracking"),
    /** Also rejects a position in which the knight could enter a square that leads nowhere. */
    STRICT("--strict"),
    /** Decides which of several equally good neighbours is tried first; takes the name of a tie-break. */
    TIE_BREAK("--tie-break"),
    /** The seed of the random tie-break; takes a number. */
    SEED("--seed");

    private final String flag;

    AlgorithmOption(String flag) {
        this.flag = flag;
    }

    /** Returns whether the option takes a value. An option without one is a switch. */
    public boolean takesValue() {
        return this == TIE_BREAK || this == SEED;
    }

    public String flag() {
        return flag;
    }

    /** Returns the name on screen: the flag without hyphens. */
    public String words() {
        return flag.substring(2).replace('-', ' ');
    }
}
