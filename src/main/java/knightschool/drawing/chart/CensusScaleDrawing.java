package knightschool.drawing.chart;

import java.util.Collections;
import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;

/** The scale of a census drawing: the shades for the numbers of steps, with some of the numbers. */
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

    private final SketchBuilder pencil = new SketchBuilder();
    private final HeatScale scale;
    private final double bar;

    private CensusScaleDrawing(HeatScale scale, double height) {
        this.scale = scale;
        this.bar = Math.clamp(height - TOP - BELOW, LEAST_BAR, MOST_BAR);
    }

    /**
     * Draws the drawing.
     *
     * @param height the available height, in pixels; if it is small, the scale is shortened
     */
    public static Sketch of(HeatScale scale, double height) {
        CensusScaleDrawing drawing = new CensusScaleDrawing(scale, height);
        drawing.scale();
        return drawing.pencil.sketch(WIDTH, TOP + drawing.bar + BELOW);
    }

    private void scale() {
        text(0, 8, "Steps from each start", ColourRole.MUTED);
        double slice = bar / SLICES;
        for (int i = 0; i < SLICES; i++) {
            double part = (i + 0.5) / SLICES;
            pencil.box(0, y(part) - slice / 2, BAR, slice + 0.5, 0, AreaStyle.filled(scale.tone(part)));
        }
        pencil.box(0.5, TOP - 0.5, BAR, bar + 1, 0, AreaStyle.outlined(LineStyle.flat(ColourRole.CONTROL_EDGE, 1)));
        List<Long> numbers = scale.numbers(LINE / bar);
        for (long number : numbers) {
            double y = y(scale.part(number));
            pencil.line(BAR, y, BAR + 5, y, LineStyle.flat(ColourRole.MUTED, 1));
            text(BAR + 10, y, NumberFormatter.besideLargest(number, Collections.max(numbers)), ColourRole.INK);
        }
    }

    /** Returns the y of a part of the scale; more steps are higher up. */
    private double y(double part) {
        return TOP + bar * (1 - part);
    }

    private void text(double x, double y, String words, ColourRole role) {
        pencil.text(x, y, words, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, role);
    }
}
