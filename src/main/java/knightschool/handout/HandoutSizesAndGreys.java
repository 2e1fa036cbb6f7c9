package knightschool.handout;

/** The type sizes, in points, and the greys, 0 for black, of a handout. */
final class HandoutSizesAndGreys {
    static final double TITLE = 20;
    static final double SLIDE_TITLE = 12.5;
    static final double BODY = 9.5;
    static final double CODE = 8.5;
    static final double SMALL = 8;
    static final double LABEL = 42;
    static final double HAIR = 0.5;

    static final double BLACK = 0.1;
    static final double STRONG = 0.25;
    static final double PALE = 0.42;
    static final double RULE = 0.78;

    private HandoutSizesAndGreys() {}

    /** Returns the distance between two lines of a type size. */
    static double leading(double size) {
        return 1.36 * size;
    }
}
