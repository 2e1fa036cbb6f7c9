package knightschool.drawing;

/** What tells the outcomes of a census apart without any colour. */
final class CensusMarks {
    /** The hatching is faint, so that numbers stay clear of it. */
    private static final double HATCH_INK = 0.35;

    private static final int LINES = 5;

    private final SketchBuilder pencil;

    CensusMarks(SketchBuilder pencil) {
        this.pencil = pencil;
    }

    /**
     * Rising lines over a square: stopped.
     *
     * @param x its left edge
     * @param y its upper edge
     */
    void hatch(double x, double y, double side, BlendedColour ground) {
        Stroke stroke = Stroke.flat(ColourRole.INK.tone().into(ground, HATCH_INK), Math.max(1, side / 40));
        double pitch = 2 * side / (LINES + 1);
        for (int i = 1; i <= LINES; i++) {
            double sum = i * pitch;
            double over = Math.max(0, sum - side);
            pencil.line(x + over, y + sum - over, x + sum - over, y + over, stroke);
        }
    }

    /** A cross in a ring: no tour, proven. */
    void cross(double x, double y, double radius) {
        double arm = 0.42 * radius;
        Stroke ink = Stroke.round(ColourRole.INK.tone(), Math.max(1, 0.17 * radius));
        pencil.disc(x, y, radius, FillStyle.outlined(ink));
        pencil.line(x - arm, y - arm, x + arm, y + arm, ink);
        pencil.line(x - arm, y + arm, x + arm, y - arm, ink);
    }
}
