package knightschool.drawing.chart;

import java.util.Collections;
import java.util.List;
import java.util.function.DoubleFunction;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;

/**
 * Draws the colour scale of a census: the shades for the numbers of steps, or for their ratios to those of another
 * solver, with some of the numbers beside them.
 */
public final class CensusScaleDrawing {
    private static final double WIDTH = 152;
    private static final double BAR = 24;
    private static final double TOP = 34;
    private static final int SLICES = 32;
    private static final double LEAST_BAR = 60;
    private static final double MOST_BAR = 224;
    private static final double BELOW = 8;
    private static final double TYPE = 12;
    private static final double LINE = 18;
    private static final int LEAST_WHOLE = 10;
    private static final int TENTHS = 10;

    /** The most letters of a line above the scale. */
    private static final int MOST_LETTERS = 26;

    private final SketchBuilder pencil = new SketchBuilder();
    private final double top;
    private final double bar;

    private CensusScaleDrawing(double top, double height) {
        this.top = top;
        this.bar = Math.clamp(height - top - BELOW, LEAST_BAR, MOST_BAR);
    }

    /**
     * Draws the scale of the steps of one solver.
     *
     * @param height the available height, in pixels; if it is small, the scale is shortened
     */
    public static Sketch of(HeatScale scale, double height) {
        CensusScaleDrawing drawing = new CensusScaleDrawing(TOP, height);
        drawing.heading("Steps from each start");
        drawing.scale(scale);
        return drawing.sketch();
    }

    /**
     * Draws the scale of ratios.
     *
     * @param solver the name of the solver
     * @param second the name of the one that it is compared with
     * @param height the available height, in pixels; if it is small, the scale is shortened
     */
    public static Sketch of(RatioColourScale scale, String solver, String second, double height) {
        CensusScaleDrawing drawing = new CensusScaleDrawing(TOP + LINE, height);
        drawing.heading(solver, "beside " + second);
        drawing.scale(scale);
        return drawing.sketch();
    }

    private Sketch sketch() {
        return pencil.sketch(WIDTH, top + bar + BELOW);
    }

    private void heading(String... lines) {
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].length() <= MOST_LETTERS
                    ? lines[i]
                    : lines[i].substring(0, MOST_LETTERS - 1).strip() + "…";
            text(0, 8 + i * LINE, line, ColourRole.MUTED);
        }
    }

    private void scale(HeatScale scale) {
        slices(scale::tone);
        List<Long> numbers = scale.numbers(LINE / bar);
        for (long number : numbers) {
            number(scale.part(number), NumberFormatter.besideLargest(number, Collections.max(numbers)));
        }
    }

    private void scale(RatioColourScale scale) {
        double least = Math.log(scale.least());
        double all = Math.log(scale.greatest()) - least;
        slices(part -> scale.tone(scale.part(Math.exp(least + part * all))));
        for (double quotient : scale.quotients(LINE / bar)) {
            number((Math.log(quotient) - least) / all, words(quotient));
        }
    }

    private static String words(double quotient) {
        if (quotient == 1) {
            return "as many";
        }
        double times = quotient < 1 ? 1 / quotient : quotient;
        String number = times < LEAST_WHOLE
                ? NumberFormatter.rounded(Math.round(times * TENTHS) / (double) TENTHS)
                : NumberFormatter.compact(Math.round(times));
        return number + " × " + (quotient < 1 ? "fewer" : "more");
    }

    private void slices(DoubleFunction<ColourExpression> tone) {
        double slice = bar / SLICES;
        for (int i = 0; i < SLICES; i++) {
            double part = (i + 0.5) / SLICES;
            pencil.box(0, y(part) - slice / 2, BAR, slice + 0.5, 0, AreaStyle.filled(tone.apply(part)));
        }
        pencil.box(0.5, top - 0.5, BAR, bar + 1, 0, AreaStyle.outlined(LineStyle.flat(ColourRole.CONTROL_EDGE, 1)));
    }

    private void number(double part, String words) {
        double y = y(part);
        pencil.line(BAR, y, BAR + 5, y, LineStyle.flat(ColourRole.MUTED, 1));
        text(BAR + 10, y, words, ColourRole.INK);
    }

    /** Returns the y of a part of the scale; more steps are higher up. */
    private double y(double part) {
        return top + bar * (1 - part);
    }

    private void text(double x, double y, String words, ColourRole role) {
        pencil.text(x, y, words, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, role);
    }
}
