package knightschool.drawing;

/** How a marker is filled. The fill distinguishes several searches by one algorithm, which share colour and shape. */
public enum MarkerFill {
    /** Filled completely; the default. */
    SOLID,
    /** Only its border. */
    HOLLOW,
    /** A border around a core. */
    CORED;

    private static final double BORDER = 0.3;
    private static final double GROOVE = 0.62;
    private static final double GROOVE_WIDTH = 0.18;

    /**
     * Draws a shape around a point, filled in this way.
     *
     * @param tone the colour of the marker
     * @param ground the colour behind the marker
     */
    public void draw(
            SketchBuilder pencil,
            MarkerShape shape,
            double x,
            double y,
            double radius,
            ColourExpression tone,
            ColourExpression ground) {
        switch (this) {
            case SOLID -> pencil.add(shape.at(x, y, radius, AreaStyle.filled(tone)));
            case HOLLOW -> {
                LineStyle border = LineStyle.round(tone, BORDER * radius);
                pencil.add(shape.at(x, y, radius * (1 - BORDER / 2), AreaStyle.of(ground, border)));
            }
            case CORED -> {
                LineStyle groove = LineStyle.round(ground, GROOVE_WIDTH * radius);
                pencil.add(shape.at(x, y, radius, AreaStyle.filled(tone)));
                pencil.add(shape.at(x, y, radius * GROOVE, AreaStyle.outlined(groove)));
            }
        }
    }
}
