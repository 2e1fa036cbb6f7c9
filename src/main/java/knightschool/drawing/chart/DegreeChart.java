package knightschool.drawing.chart;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;

/**
 * A bar chart of the number of vertices of each degree from 0 to 8. All numbers are exact: numbers too wide to fit side
 * by side are placed higher, and the bars are shortened for them.
 */
public final class DegreeChart {
    /** The distance from one bar to the next, in pixels. */
    public static final double PITCH = 24;

    private static final double BAR = 16;
    private static final double HIGHEST = 52;
    private static final double TOP = 18;
    private static final double TYPE = 12;
    private static final double LINE = 13;
    private static final int MOST_LINES = 2;

    /** The width of a digit, in pixels; a comma is narrower. */
    private static final double DIGIT = 7.4;

    private static final double COMMA = 3.4;

    /** The height of the chart, in pixels. */
    public static final double HEIGHT = TOP + HIGHEST + 22;

    private final int[] counts;

    /** The tops of the bars, in pixels from the top of the chart. */
    private final double[] tops;

    private final double[] numbers;

    /**
     * Creates a layout.
     *
     * @param lines the number of additional lines of numbers for which the bars leave room
     */
    private DegreeChart(int[] counts, int lines) {
        this.counts = counts;
        double highest = HIGHEST - lines * LINE;
        int most = Math.max(1, Arrays.stream(counts).max().orElse(1));
        tops = Arrays.stream(counts)
                .mapToDouble(count -> TOP + HIGHEST - (count == 0 ? 1 : Math.max(4, highest * count / most)))
                .toArray();
        numbers = new double[counts.length];
        Arrays.fill(numbers, Double.NaN);
        IntStream.range(0, counts.length)
                .filter(degree -> counts[degree] > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(degree -> tops[degree]))
                .forEach(degree -> numbers[degree] = free(degree));
    }

    /** Returns the layout with the fewest lines of numbers that fits. */
    private static DegreeChart fitting(int[] counts) {
        return IntStream.range(0, MOST_LINES)
                .mapToObj(lines -> new DegreeChart(counts, lines))
                .filter(DegreeChart::fits)
                .findFirst()
                .orElseGet(() -> new DegreeChart(counts, MOST_LINES));
    }

    private boolean fits() {
        return Arrays.stream(numbers).noneMatch(y -> y < LINE / 2);
    }

    /** Returns the lowest position above a bar at which its number overlaps no other number and no other bar. */
    private double free(int degree) {
        double y = tops[degree] - 9;
        for (int other = 0; other < counts.length; other++) {
            if (other != degree && meets(degree, y, other)) {
                y = Math.min(y, Double.isNaN(numbers[other]) ? tops[other] - 9 : numbers[other] - LINE);
                other = -1;
            }
        }
        return y;
    }

    private boolean meets(int degree, double y, int other) {
        double apart = Math.abs(degree - other) * PITCH;
        double half = width(counts[degree]) / 2;
        boolean bar = apart < half + BAR / 2 - 1 && counts[other] > 0 && y + LINE / 2 > tops[other];
        boolean number = !Double.isNaN(numbers[other])
                && apart < half + width(counts[other]) / 2 + 1
                && Math.abs(y - numbers[other]) < LINE;
        return bar || number;
    }

    private static double width(int count) {
        String number = NumberFormatter.grouped(count);
        long commas = number.chars().filter(letter -> letter == ',').count();
        return commas * COMMA + (number.length() - commas) * DIGIT;
    }

    /**
     * Draws the chart.
     *
     * @param counts entry d is the number of vertices of degree d
     * @param now the degree of the vertex pointed at, or −1
     * @param choice the degree to emphasise, or −1
     */
    public static Sketch of(int[] counts, int now, int choice) {
        SketchBuilder pencil = new SketchBuilder();
        DegreeChart chart = fitting(counts);
        for (int degree = 0; degree < counts.length; degree++) {
            boolean marked = degree == now || degree == choice;
            chart.bar(pencil, degree, tone(degree, counts[degree], now, choice), marked);
            SketchShape.Weight weight = marked ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR;
            ColourRole tone = marked ? ColourRole.INK : ColourRole.MUTED;
            pencil.centred(middle(degree), TOP + HIGHEST + 13, String.valueOf(degree), TYPE, weight, tone);
        }
        return pencil.sketch(counts.length * PITCH + BAR / 2, HEIGHT);
    }

    private static double middle(int degree) {
        return degree * PITCH + BAR / 2;
    }

    private static ColourExpression tone(int degree, int count, int now, int choice) {
        if (degree == now) {
            return ColourRole.ACCENT;
        }
        ColourExpression ink = ColourRole.INK;
        return degree == choice ? ink : ink.into(ColourRole.PAGE, count == 0 ? 0.35 : 0.55);
    }

    private void bar(SketchBuilder pencil, int degree, ColourExpression tone, boolean marked) {
        double y = tops[degree];
        double corner = counts[degree] == 0 ? 0 : 2;
        pencil.box(middle(degree) - BAR / 2, y, BAR, TOP + HIGHEST - y, corner, AreaStyle.filled(tone));
        if (counts[degree] > 0) {
            SketchShape.Weight weight = marked ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR;
            String count = NumberFormatter.grouped(counts[degree]);
            pencil.centred(middle(degree), numbers[degree], count, TYPE, weight, ColourRole.INK);
        }
    }
}
