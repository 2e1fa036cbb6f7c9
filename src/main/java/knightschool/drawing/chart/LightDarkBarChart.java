package knightschool.drawing.chart;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;

/** A chart of the numbers of light and dark squares as two bars, drawn like the vertices of those colours. */
public final class LightDarkBarChart {
    private static final double LONGEST = 136;
    private static final double BAR = 18;
    /** The distance from one bar to the next, in pixels. */
    public static final double PITCH = 26;

    private static final double TYPE = 14;
    private static final double WIDTH = 224;
    private static final double GAP = 10;

    /** The width of a word, in pixels. */
    private static final double WORD = 36;

    private LightDarkBarChart() {}

    /**
     * Draws the chart.
     *
     * @param lightIsFilled whether light squares are filled and dark ones hollow, as on dark paper; otherwise the other
     *     way round
     */
    public static Sketch of(int light, int dark, boolean lightIsFilled) {
        SketchBuilder pencil = new SketchBuilder();
        int most = Math.max(1, Math.max(light, dark));
        double scale = Math.min(LONGEST, WIDTH - GAP - width(NumberFormatter.grouped(most)) - WORD) / most;
        bar(pencil, 0, light, scale, lightIsFilled, "light");
        bar(pencil, PITCH, dark, scale, !lightIsFilled, "dark");
        return pencil.sketch(WIDTH, PITCH + BAR + 2);
    }

    private static double width(String number) {
        return number.length() * TYPE * 0.65 + 5;
    }

    private static void bar(SketchBuilder pencil, double y, int count, double scale, boolean filled, String word) {
        ColourExpression tone = ColourRole.INK.into(ColourRole.PAGE, 0.85);
        double width = scale * count;
        AreaStyle style = filled ? AreaStyle.filled(tone) : AreaStyle.outlined(LineStyle.flat(tone, 2));
        double inset = filled ? 0 : 1;
        if (count > 0) {
            pencil.box(inset, y + 1 + inset, Math.max(4, width) - 2 * inset, BAR - 2 * inset, 3, style);
        }
        double x = width + GAP;
        String number = NumberFormatter.grouped(count);
        double middle = y + 1 + BAR / 2;
        pencil.text(x, middle, number, TYPE, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, ColourRole.INK);
        pencil.text(
                x + width(number),
                middle,
                word,
                TYPE,
                SketchShape.Weight.REGULAR,
                SketchShape.Side.BEGINS,
                ColourRole.MUTED);
    }
}
