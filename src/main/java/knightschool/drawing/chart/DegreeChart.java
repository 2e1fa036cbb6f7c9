package knightschool.drawing.chart;

import java.util.Arrays;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.text.Numbers;

/** How many vertices have each degree, as bars from 0 to 8 with their numbers. */
public final class DegreeChart {
    /** From one bar to the next, in pixels. */
    public static final double PITCH = 24;

    private static final double BAR = 16;
    private static final double HIGHEST = 52;
    private static final double TOP = 18;
    private static final double TYPE = 12;
    /** Of the whole chart, in pixels. */
    public static final double HEIGHT = TOP + HIGHEST + 22;

    private DegreeChart() {}

    /**
     * @param counts entry d is the number of vertices of degree d
     * @param now the degree of what is pointed at, or −1
     * @param chosen the degree to be told from the others, or −1
     */
    public static Sketch of(int[] counts, int now, int chosen) {
        SketchBuilder pencil = new SketchBuilder();
        int most = Math.max(1, Arrays.stream(counts).max().orElse(1));
        for (int degree = 0; degree < counts.length; degree++) {
            double middle = degree * PITCH + BAR / 2;
            boolean marked = degree == now || degree == chosen;
            bar(pencil, middle, counts[degree], most, tone(degree, counts[degree], now, chosen), marked);
            pencil.centred(
                    middle,
                    TOP + HIGHEST + 13,
                    String.valueOf(degree),
                    TYPE,
                    marked ? Shape.Weight.STRONG : Shape.Weight.REGULAR,
                    (marked ? ColourRole.INK : ColourRole.MUTED).tone());
        }
        return pencil.sketch(counts.length * PITCH + BAR / 2, HEIGHT);
    }

    private static ColourExpression tone(int degree, int count, int now, int chosen) {
        if (degree == now) {
            return ColourRole.ACCENT.tone();
        }
        ColourExpression ink = ColourRole.INK.tone();
        return degree == chosen ? ink : ink.into(ColourRole.PAGE.tone(), count == 0 ? 0.35 : 0.55);
    }

    /** A bar has room for three digits: above that there are thousands. */
    private static String number(int count) {
        return Numbers.shortest(count);
    }

    private static void bar(
            SketchBuilder pencil, double middle, int count, int most, ColourExpression tone, boolean marked) {
        double height = count == 0 ? 1 : Math.max(4, HIGHEST * count / most);
        double y = TOP + HIGHEST - height;
        pencil.box(middle - BAR / 2, y, BAR, height, count == 0 ? 0 : 2, FillStyle.filled(tone));
        if (count > 0) {
            pencil.centred(
                    middle,
                    y - 9,
                    number(count),
                    TYPE,
                    marked ? Shape.Weight.STRONG : Shape.Weight.REGULAR,
                    ColourRole.INK.tone());
        }
    }
}
