package knightschool.ui.theme;

/** The size of text and controls, relative to the normal size. */
public enum TextSize {
    SMALLER(0.9),
    USUAL(1),
    LARGER(1.1),
    LARGEST(1.2);

    private final double factor;

    TextSize(double factor) {
        this.factor = factor;
    }

    /** The factor by which lengths are multiplied. */
    public double factor() {
        return factor;
    }

    /** The next larger size, or the largest if there is none. */
    public TextSize larger() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }

    /** The next smaller size, or the smallest if there is none. */
    public TextSize smaller() {
        return values()[Math.max(ordinal() - 1, 0)];
    }
}
