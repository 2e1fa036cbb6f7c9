package knightschool.algorithm;

/** An option of an algorithm, as written on the command line. */
public enum AlgorithmOption {
    /** Stops the search as soon as the knight is stuck: the greedy rule alone. */
    NO_BACKTRACKING("--no-backtracking"),
    /** Also rejects a position in which the knight could enter a square that leads nowhere. */
    STRICT("--strict"),
    /** The order in which moves are tried; takes the name of an order. */
    ORDER("--order"),
    /** When a position is given up early; takes names of lookaheads, joined by plus signs. */
    LOOKAHEAD("--lookahead"),
    /** The rule for the position to which the search returns; takes its name. */
    BACKJUMP("--backjump"),
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
        return this != NO_BACKTRACKING && this != STRICT;
    }

    public String flag() {
        return flag;
    }

    /** Returns the name on screen: the flag without hyphens. */
    public String words() {
        return flag.substring(2).replace('-', ' ');
    }
}
