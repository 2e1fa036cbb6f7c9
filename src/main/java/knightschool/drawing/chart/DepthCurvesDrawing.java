package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmPathStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.trace.StepBinDepths;

/**
 * Draws the number of visited squares of each search over its steps. A band extends from the smallest to the largest
 * number in each pixel. The line at its top is the largest, and the marker is where the search first reached its
 * greatest depth. Steps after the one shown are pale.
 *
 * @param squares the number of squares of a tour, which is the greatest possible depth
 * @param height the height of the sketch, in pixels
 */
public record DepthCurvesDrawing(StepScale scale, int squares, double height) {
    private static final double TOP = 9;
    private static final double BOTTOM = 3;
    private static final double TYPE = 12;
    private static final double NUMBER_GAP = 8;
    private static final double LINE = 1.6;
    private static final double BAND = 0.28;
    private static final double PALE = 0.35;
    private static final double MARKER = 6;

    private double y(int depth) {
        return height - BOTTOM - (height - TOP - BOTTOM) * depth / squares;
    }

    /**
     * Draws the curves. The greatest possible depth is written to the right of the axis.
     *
     * @param looks the styles of the searches, in their order
     * @param now the step shown
     * @param width the width of the sketch, in pixels
     */
    public Sketch draw(DepthCurves curves, List<AlgorithmPathStyle> looks, long now, double width) {
        SketchBuilder pencil = new SketchBuilder();
        LineStyle rule = LineStyle.flat(ColourRole.HAIRLINE, 1);
        for (int depth : new int[] {0, squares}) {
            double y = Math.round(y(depth)) + 0.5;
            pencil.line(0, y, scale.width(), y, rule);
        }
        double x = scale.width() + NUMBER_GAP;
        String number = String.valueOf(squares);
        pencil.text(
                x, y(squares) + 1, number, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, ColourRole.MUTED);
        int count = Math.min(looks.size(), curves.depths().size());
        for (int i = 0; i < count; i++) {
            ColourExpression hue = looks.get(i).tone();
            curves.depths().get(i).ifPresent(depths -> draw(pencil, depths, hue, now));
        }
        for (int i = 0; i < count; i++) {
            AlgorithmPathStyle look = looks.get(i);
            curves.depths().get(i).ifPresent(depths -> mark(pencil, depths, look, now));
        }
        return pencil.sketch(width, height);
    }

    /**
     * Returns the number of columns of each search that begin before a step. The drawing changes only if one of these
     * numbers does.
     */
    public static List<Integer> columnsBefore(DepthCurves curves, long now) {
        return curves.depths().stream()
                .map(depths ->
                        depths.map(binDepths -> columnsBefore(binDepths, now)).orElse(0))
                .toList();
    }

    private static int columnsBefore(StepBinDepths depths, long now) {
        int past = 0;
        while (past < depths.count() && depths.start(past) < now) {
            past++;
        }
        return past;
    }

    private void draw(SketchBuilder pencil, StepBinDepths depths, ColourExpression hue, long now) {
        int past = columnsBefore(depths, now);
        draw(pencil, depths, 0, past, hue, 1);
        draw(pencil, depths, past, depths.count(), hue, PALE);
    }

    private void draw(
            SketchBuilder pencil, StepBinDepths depths, int from, int to, ColourExpression hue, double share) {
        if (to > from) {
            List<VectorOutline.Part> band = steps(depths, from, to, depths::greatest);
            pencil.outline(new VectorOutline(band), AreaStyle.outlined(LineStyle.flat(hue.sheer(share), LINE)));
            List<VectorOutline.Part> least = steps(depths, from, to, depths::least);
            List<VectorOutline.Part> area = new ArrayList<>(band);
            for (int i = least.size() - 1; i >= 0; i--) {
                area.add(lineTo(least.get(i)));
            }
            area.add(new VectorOutline.Close());
            pencil.outline(new VectorOutline(area), AreaStyle.filled(hue.sheer(BAND * share)));
        }
    }

    private static VectorOutline.Part lineTo(VectorOutline.Part part) {
        return part instanceof VectorOutline.Move(double x, double y) ? new VectorOutline.To(x, y) : part;
    }

    /** Returns a step function that is level in each column. */
    private List<VectorOutline.Part> steps(StepBinDepths depths, int from, int to, IntUnaryOperator depth) {
        List<VectorOutline.Part> parts = new ArrayList<>();
        IntToDoubleFunction x = edge -> scale.x(depths.start(edge));
        for (int column = from; column < to; column++) {
            double y = y(depth.applyAsInt(column));
            parts.add(
                    parts.isEmpty()
                            ? new VectorOutline.Move(x.applyAsDouble(column), y)
                            : new VectorOutline.To(x.applyAsDouble(column), y));
            parts.add(new VectorOutline.To(x.applyAsDouble(column + 1), y));
        }
        return parts;
    }

    private void mark(SketchBuilder pencil, StepBinDepths depths, AlgorithmPathStyle look, long now) {
        int best = 0;
        for (int column = 1; column < depths.count(); column++) {
            best = depths.greatest(column) > depths.greatest(best) ? column : best;
        }
        double x = (scale.x(depths.start(best)) + scale.x(depths.start(best + 1))) / 2;
        ColourExpression hue = look.tone().sheer(depths.start(best) < now ? 1 : PALE);
        pencil.add(look.marker().at(x, y(depths.greatest(best)), MARKER, AreaStyle.filled(hue)));
    }
}
