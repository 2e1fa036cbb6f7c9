package knightschool.ui.theme;

/** How large words and controls are, beside the usual size. */
public enum TextSize {
    SMALLER(0.9),
    USUAL(1),
    LARGER(1.1),
    LARGEST(1.2);

    private static final double STEP = 0.05;
    private static final double ROUNDING = 1e-9;

    private final double factor;

    TextSize(double factor) {
        this.factor = factor;
    }

    /** What lengths are multiplied by. */
    public double factor() {
        return factor;
    }

    /**
     * What lengths are multiplied by in a window of that size: no more than leaves as much in sight as the smallest
     * window shows, by steps that a drag at the window's edge seldom crosses.
     *
     * @param width of the window over that of the smallest, likewise height
     */
    public double factorIn(double width, double height) {
        double most = Math.max(1, Math.floor(Math.min(width, height) / STEP + ROUNDING) * STEP);
        return Math.min(factor, most);
    }

    /** The next larger size; the largest behind the last. */
    public TextSize larger() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }

    /** The next smaller size; the smallest behind the last. */
    public TextSize smaller() {
        return values()[Math.max(ordinal() - 1, 0)];
    }
}
