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

    /** What lengths are multiplied by. */
    public double factor() {
        return factor;
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
