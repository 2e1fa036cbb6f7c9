package knightschool.drawing;

/** How an algorithm's line is broken in timelines and plots. */
public enum AlgorithmDash {
    SOLID,
    DASHED,
    DOTTED;

    /** A line of this pattern. */
    public Stroke stroke(BlendedColour tone, double width) {
        return switch (this) {
            case SOLID -> Stroke.flat(tone, width);
            case DASHED -> Stroke.flat(tone, width).dashed(3 * width, 2 * width);
            case DOTTED -> Stroke.flat(tone, width).dashed(width, 1.5 * width);
        };
    }
}
