package knightschool.drawing;

import java.util.ArrayList;
import java.util.List;

/** Collects the shapes of a sketch. Not safe for use by several threads. */
public final class SketchBuilder {
    /** The height of a capital letter of the font Inter as a fraction of the type size. */
    static final double CAPITAL = 0.727;

    private final List<SketchShape> shapes = new ArrayList<>();

    public SketchBuilder add(SketchShape shape) {
        shapes.add(shape);
        return this;
    }

    /** Adds the shapes of another builder. */
    public SketchBuilder add(SketchBuilder other) {
        shapes.addAll(other.shapes);
        return this;
    }

    public SketchBuilder line(double x1, double y1, double x2, double y2, LineStyle stroke) {
        return add(new SketchShape.Line(x1, y1, x2, y2, stroke));
    }

    public SketchBuilder disc(double x, double y, double radius, AreaStyle style) {
        return add(new SketchShape.Disc(x, y, radius, style));
    }

    /** Adds two diagonal lines that cross in a point, each reaching {@code arm} to every side of it. */
    public SketchBuilder cross(double x, double y, double arm, LineStyle stroke) {
        return line(x - arm, y - arm, x + arm, y + arm, stroke).line(x - arm, y + arm, x + arm, y - arm, stroke);
    }

    public SketchBuilder box(double x, double y, double width, double height, double corner, AreaStyle style) {
        return add(new SketchShape.Box(x, y, width, height, corner, style));
    }

    public SketchBuilder outline(VectorOutline curve, AreaStyle style) {
        return add(new SketchShape.Outline(curve, style));
    }

    /** Adds a text whose capitals are centred on a point. */
    public SketchBuilder centred(
            double x, double y, String text, double size, SketchShape.Weight weight, ColourExpression tone) {
        return text(x, y, text, size, weight, SketchShape.Side.MIDDLE, tone);
    }

    /** Adds a text whose capitals are vertically centred on a height. */
    public SketchBuilder text(
            double x,
            double y,
            String text,
            double size,
            SketchShape.Weight weight,
            SketchShape.Side side,
            ColourExpression tone) {
        return add(new SketchShape.Label(x, y + size * CAPITAL / 2, text, size, weight, side, tone));
    }

    /** Returns what was drawn so far as a sketch of the given size. */
    public Sketch sketch(double width, double height) {
        return new Sketch(width, height, shapes);
    }
}
