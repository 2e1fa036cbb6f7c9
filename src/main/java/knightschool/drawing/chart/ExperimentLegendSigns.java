package knightschool.drawing.chart;

import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.MarkerFill;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/** The signs that occur only in the plots of an experiment, for their legend. */
public final class ExperimentLegendSigns {
    private static final double SIDE = 38;
    private static final double MIDDLE = SIDE / 2;
    private static final double HALF = 11;
    private static final double LINE = 1.8;

    private final SketchBuilder pencil = new SketchBuilder();
    private final ColourExpression hue;

    private ExperimentLegendSigns(AlgorithmStyle look) {
        this.hue = look.tone();
    }

    private Sketch sketch() {
        return pencil.sketch(SIDE, SIDE);
    }

    /** Returns a box. */
    public static Sketch box(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        sign.pencil.box(
                MIDDLE - HALF,
                6,
                2 * HALF,
                SIDE - 12,
                3,
                AreaStyle.of(sign.hue.into(ColourRole.PAGE, 0.3), LineStyle.flat(sign.hue, LINE)));
        return sign.sketch();
    }

    /** Returns a median. */
    public static Sketch median(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        sign.pencil.line(MIDDLE - HALF, MIDDLE, MIDDLE + HALF, MIDDLE, LineStyle.flat(ColourRole.INK, 3));
        return sign.sketch();
    }

    /** Returns a whisker. */
    public static Sketch whisker(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        LineStyle line = LineStyle.flat(sign.hue, LINE);
        sign.pencil.line(MIDDLE, 6, MIDDLE, SIDE - 6, line);
        sign.pencil.line(MIDDLE - 7, SIDE - 6, MIDDLE + 7, SIDE - 6, line);
        return sign.sketch();
    }

    /** Returns dots. */
    public static Sketch dots(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        for (double[] at : new double[][] {{14, 12}, {20, 16}, {17, 23}, {24, 27}}) {
            sign.pencil.disc(at[0], at[1], 2, AreaStyle.filled(sign.hue.sheer(0.6)));
        }
        return sign.sketch();
    }

    /** Returns stopped runs above the line of the limit. */
    public static Sketch stopped(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        double top = 9;
        sign.pencil.add(BoxPlotDrawing.hatching(MIDDLE - HALF, top, 2 * HALF, 18, sign.hue));
        sign.pencil.box(MIDDLE - HALF, top, 2 * HALF, 18, 2, AreaStyle.outlined(LineStyle.flat(sign.hue, LINE)));
        sign.pencil.line(3, top + 18, SIDE - 3, top + 18, LineStyle.flat(ColourRole.INK, LINE));
        return sign.sketch();
    }

    /** Returns the frame of what is being run. */
    public static Sketch underway(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        sign.pencil.box(7, 7, SIDE - 14, SIDE - 14, 4, AreaStyle.outlined(LineStyle.flat(ColourRole.ACCENT, 3)));
        return sign.sketch();
    }

    /** Returns a median that is known. */
    public static Sketch point(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        look.fill().draw(sign.pencil, look.marker(), MIDDLE, MIDDLE, 7, sign.hue, ColourRole.PAGE);
        return sign.sketch();
    }

    /** Returns a median that is more than the limit. */
    public static Sketch more(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        LineStyle arrow = LineStyle.round(sign.hue, 2.2);
        double y = MIDDLE + 5;
        sign.pencil.line(MIDDLE, y, MIDDLE, 5, arrow);
        sign.pencil.line(MIDDLE - 3, 9, MIDDLE, 5, arrow);
        sign.pencil.line(MIDDLE + 3, 9, MIDDLE, 5, arrow);
        MarkerFill.HOLLOW.draw(sign.pencil, look.marker(), MIDDLE, y, 7, sign.hue, ColourRole.PAGE);
        return sign.sketch();
    }

    /** Returns the span of the middle half beside a median. */
    public static Sketch span(AlgorithmStyle look) {
        ExperimentLegendSigns sign = new ExperimentLegendSigns(look);
        sign.pencil.line(MIDDLE, 5, MIDDLE, SIDE - 5, LineStyle.flat(sign.hue.sheer(0.45), 3));
        return sign.sketch();
    }
}
