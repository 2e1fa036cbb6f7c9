package knightschool.algorithm;

/** An option of an algorithm, as it is named on the command line. */
public enum Option {
    /** Stop at the first dead end: the greedy rule alone. */
    NO_BACKTRACKING("--no-backtracking"),
    /** Give up also where only the knight could step on a square that leads nowhere. */
    STRICT("--strict"),
    /** Which of several equally good neighbours goes first; takes the name of a tie-break. */
    TIE_BREAK("--tie-break"),
    /** What the random tie-break draws from; takes a number. */
    SEED("--seed");

    private final String flag;

    Option(String flag) {
        this.flag = flag;
    }

    /** Whether a value stands behind it; else it is a switch. */
    public boolean takesValue() {
        return this == TIE_BREAK || this == SEED;
    }

    public String flag() {
        return flag;
    }

    /** The same on screen, without hyphens. */
    public String words() {
        return flag.substring(2).replace('-', ' ');
    }
}
