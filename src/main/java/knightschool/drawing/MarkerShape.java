package knightschool.drawing;

/**
 * The shape of the markers of an algorithm, so that algorithms can be told apart without colours. All shapes look
 * equally large.
 */
public enum MarkerShape {
    SQUARE((x, y, radius, style) -> box(x, y, 1.84 * radius, 1.84 * radius, radius, style)),
    CIRCLE(SketchShape.Disc::new),
    DIAMOND(polygon(0, 4, 1.23, -Math.PI / 2)),
    TRIANGLE(polygon(0.16, 3, 1.42, -Math.PI / 2)),
    HEXAGON(polygon(0, 6, 1.12, 0)),
    PENTAGON(polygon(0.06, 5, 1.18, -Math.PI / 2)),
    WEDGE(polygon(-0.16, 3, 1.42, Math.PI / 2)),
    PLUS((x, y, radius, style) ->
            new SketchShape.Outline(VectorOutline.plus(x, y, 1.12 * radius, 0.48 * radius), style)),
    HOURGLASS((x, y, radius, style) ->
            new SketchShape.Outline(VectorOutline.hourglass(x, y, 1.12 * radius, 0.62 * radius), style)),
    BRICK((x, y, radius, style) -> box(x, y, 2.5 * radius, 1.4 * radius, radius, style)),
    TROUGH((x, y, radius, style) ->
            new SketchShape.Outline(VectorOutline.trough(x, y, 1.24 * radius, 0.78 * radius, 0.92 * radius), style)),
    /** Two joined blocks: for tours that are joined from blocks. */
    BLOCKS((x, y, radius, style) -> new SketchShape.Outline(VectorOutline.blocks(x, y, radius, 0.26 * radius), style));

    private static final double ROUNDING = 0.28;

    private final Template template;

    MarkerShape(Template template) {
        this.template = template;
    }

    /** Returns the shape around a point, visually as large as a disc of the given radius. */
    public SketchShape at(double x, double y, double radius, AreaStyle style) {
        return template.at(x, y, radius, style);
    }

    private static SketchShape box(double x, double y, double width, double height, double radius, AreaStyle style) {
        return new SketchShape.Box(x - width / 2, y - height / 2, width, height, ROUNDING * radius, style);
    }

    /**
     * Returns a regular polygon.
     *
     * @param down the distance of its centre below the point, as a fraction of the disc's radius
     * @param size the distance of its corners from the centre, as a fraction of the disc's radius
     * @param first the angle of the first corner
     */
    private static Template polygon(double down, int corners, double size, double first) {
        return (x, y, radius, style) -> {
            double reach = size * radius;
            double rounding = ROUNDING * reach / 1.23;
            return new SketchShape.Outline(
                    VectorOutline.polygon(x, y + down * radius, corners, reach, rounding, first), style);
        };
    }

    private interface Template {
        SketchShape at(double x, double y, double radius, AreaStyle style);
    }
}
