package knightschool.drawing.game;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.VectorOutline;

/** Draws stars in a row: earned stars are filled, the others outlined. */
public final class StarRowDrawing {
    private static final int POINTS = 5;
    private static final double INNER = 0.42;
    private static final double PITCH = 1.16;
    private static final double FIRST_ANGLE = -Math.PI / 2;

    private StarRowDrawing() {}

    /** Returns a row of stars for a label. */
    public static Sketch of(int earned, int most, double size) {
        SketchBuilder pencil = new SketchBuilder();
        double middle = width(most, size) / 2;
        row(pencil, middle, size / 2, earned, most, size, ColourRole.INK);
        return pencil.sketch(Math.ceil(width(most, size)), Math.ceil(size));
    }

    static double width(int most, double size) {
        return (most - 1) * PITCH * size + size;
    }

    /**
     * Draws a row centred on a point.
     *
     * @param size the width and height of each star
     */
    static void row(SketchBuilder pencil, double x, double y, int earned, int most, double size, ColourExpression ink) {
        double left = x - (most - 1) * PITCH * size / 2;
        for (int i = 0; i < most; i++) {
            double middle = left + i * PITCH * size;
            AreaStyle style = i < earned
                    ? AreaStyle.filled(ink)
                    : AreaStyle.outlined(LineStyle.round(ink, Math.max(1, size / 12)));
            double radius = i < earned ? size / 2 : size / 2 - 0.5;
            pencil.outline(star(middle, y + 0.04 * size, radius), style);
        }
    }

    private static VectorOutline star(double x, double y, double radius) {
        double[] points = new double[4 * POINTS];
        for (int i = 0; i < 2 * POINTS; i++) {
            double angle = FIRST_ANGLE + Math.PI * i / POINTS;
            double reach = i % 2 == 0 ? radius : INNER * radius;
            points[2 * i] = x + reach * Math.cos(angle);
            points[2 * i + 1] = y + reach * Math.sin(angle);
        }
        return VectorOutline.closed(points);
    }
}
