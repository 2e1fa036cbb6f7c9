package knightschool.drawing.chart;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/** The sign for yes, no or unknown as an answer, recognisable without colours. */
public enum YesNoUnknownSign {
    /** A filled disc with a tick. */
    YES,
    /** A ring with a cross. */
    NO,
    /** A dashed ring with a dot. */
    NOT_KNOWN;

    /** Returns the sign alone. */
    public Sketch sketch(double radius) {
        SketchBuilder pencil = new SketchBuilder();
        double middle = radius + 1;
        draw(pencil, middle, middle, radius);
        return pencil.sketch(2 * middle, 2 * middle);
    }

    private void draw(SketchBuilder pencil, double x, double y, double radius) {
        ColourExpression ink = ColourRole.INK;
        LineStyle line = LineStyle.round(ink, 0.15 * radius);
        double arm = 0.36 * radius;
        switch (this) {
            case YES -> {
                pencil.disc(x, y, radius, AreaStyle.filled(ink));
                LineStyle tick = LineStyle.round(ColourRole.PAGE, 0.17 * radius);
                pencil.line(x - 0.42 * radius, y + 0.04 * radius, x - 0.1 * radius, y + 0.36 * radius, tick);
                pencil.line(x - 0.1 * radius, y + 0.36 * radius, x + 0.45 * radius, y - 0.3 * radius, tick);
            }
            case NO -> {
                pencil.disc(x, y, radius - line.width() / 2, AreaStyle.outlined(line));
                pencil.cross(x, y, arm, line);
            }
            case NOT_KNOWN -> {
                pencil.disc(
                        x, y, radius - line.width() / 2, AreaStyle.outlined(line.dashed(0.3 * radius, 0.3 * radius)));
                pencil.disc(x, y, 0.16 * radius, AreaStyle.filled(ink));
            }
        }
    }
}
