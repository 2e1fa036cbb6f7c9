package knightschool.algorithm;

/** A switch of an algorithm, as it is named on the command line. */
public enum Option {
    /** Stop at the first dead end: the greedy rule alone. */
    NO_BACKTRACKING("--no-backtracking");

    private final String flag;

    Option(String flag) {
        this.flag = flag;
    }

    public String flag() {
        return flag;
    }
}
