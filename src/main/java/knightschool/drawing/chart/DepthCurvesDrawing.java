package knightschool.drawing.chart;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.trace.StepBinDepths;

/**
 * Draws the number of visited squares of each search over its steps. A band extends from the smallest to the largest
 * number in each pixel. The line along the top of the band is the largest number. A marker is where the search first
 * reached its greatest depth so far, and a pale one where it will first reach a greater one. An arrow down is one of
 * the longest retreats, from the most squares to the fewest. A tick above the curves is a prune. Steps after the one
 * shown are pale.
 *
 * @param fewest the depth at the lower end of the axis; what is below it is left out
 * @param squares the number of squares of a tour, which is the greatest possible depth, at the upper end of the axis
 * @param height the height of the sketch, in pixels
 */
public record DepthCurvesDrawing(StepAxisScale scale, int fewest, int squares, double height) {
    private static final double TOP = 9;
    private static final double BOTTOM = 3;
    private static final double TYPE = 12;
    private static final double NUMBER_GAP = 8;
    private static final double LINE = 1.6;
    private static final double BAND = 0.28;
    private static final double PALE = 0.35;
    private static final double MARKER = 6;
    private static final double ARROW = 1.4;
    private static final double BARB = 3.5;
    private static final double TICK = 4;
    private static final double TICK_GAP = 1;
    /** The length of a dash of the lower rule, and of a gap, where the axis does not begin at 0. */
    private static final double DASH = 4;

    /** The distance of the number at the lower rule from it, so that it keeps clear of the lanes below. */
    private static final double ABOVE_RULE = 3;

    private double y(int depth) {
        double part = (double) (Math.max(depth, fewest) - fewest) / (squares - fewest);
        return height - BOTTOM - (height - TOP - BOTTOM) * part;
    }

    /**
     * Draws the curves. The depths at both ends of the axis are written to its right; its lower rule is broken if it
     * does not begin at 0.
     *
     * @param looks the styles of the searches, in their order
     * @param now the step shown
     * @param width the width of the sketch, in pixels
     */
    public Sketch draw(DepthCurves curves, List<AlgorithmStyle> looks, long now, double width) {
        SketchBuilder pencil = new SketchBuilder();
        LineStyle rule = LineStyle.flat(ColourRole.HAIRLINE, 1);
        rule(pencil, squares, 1, rule);
        rule(pencil, fewest, -ABOVE_RULE, fewest == 0 ? rule : rule.dashed(DASH, DASH));
        int count = Math.min(looks.size(), curves.depths().size());
        for (int i = 0; i < count; i++) {
            ColourExpression hue = looks.get(i).tone();
            curves.depths().get(i).ifPresent(depths -> draw(pencil, depths, hue, now));
        }
        for (int i = 0; i < count; i++) {
            AlgorithmStyle look = looks.get(i);
            int search = i;
            curves.depths().get(i).ifPresent(depths -> {
                retreats(pencil, depths, curves.retreats().get(search), look.tone(), now);
                prunes(pencil, depths, curves.pruned().get(search), look.tone(), now);
                mark(pencil, depths, look, now);
            });
        }
        return pencil.sketch(width, height);
    }

    /**
     * Draws the line of a depth across the axis and its number to the right.
     *
     * @param below the distance of the middle of the number below the line, in pixels
     */
    private void rule(SketchBuilder pencil, int depth, double below, LineStyle stroke) {
        double y = Math.round(y(depth)) + 0.5;
        pencil.line(0, y, scale.width(), y, stroke);
        pencil.text(
                scale.width() + NUMBER_GAP,
                y(depth) + below,
                String.valueOf(depth),
                TYPE,
                SketchShape.Weight.REGULAR,
                SketchShape.Side.BEGINS,
                ColourRole.MUTED);
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
        int first = 0;
        while (first < depths.count() && depths.greatest(first) <= fewest) {
            first++;
        }
        draw(pencil, depths, first, past, hue, 1);
        draw(pencil, depths, Math.max(first, past), depths.count(), hue, PALE);
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

    private void retreats(
            SketchBuilder pencil,
            StepBinDepths depths,
            List<StepBinDepths.Retreat> longest,
            ColourExpression hue,
            long now) {
        for (StepBinDepths.Retreat retreat : longest) {
            double share = depths.start(retreat.column()) < now ? 1 : PALE;
            pencil.add(arrow(
                    middle(depths, retreat.column()),
                    y(retreat.from()),
                    y(retreat.to()),
                    LineStyle.flat(hue.sheer(share), ARROW)));
        }
    }

    private static SketchShape.Lines arrow(double x, double from, double to, LineStyle stroke) {
        return new SketchShape.Lines(
                List.of(
                        new SketchShape.Line(x, from, x, to, stroke),
                        new SketchShape.Line(x - BARB, to - BARB, x, to, stroke),
                        new SketchShape.Line(x + BARB, to - BARB, x, to, stroke)),
                stroke);
    }

    private void prunes(SketchBuilder pencil, StepBinDepths depths, BitSet pruned, ColourExpression hue, long now) {
        LineStyle past = LineStyle.flat(hue, 1);
        LineStyle next = LineStyle.flat(hue.sheer(PALE), 1);
        Map<Boolean, List<SketchShape.Line>> ticks = pruned.stream()
                .boxed()
                .collect(Collectors.partitioningBy(
                        column -> depths.start(column) < now,
                        Collectors.mapping(column -> tick(middle(depths, column), past), Collectors.toList())));
        addTicks(pencil, ticks.get(true), past);
        addTicks(pencil, ticks.get(false), next);
    }

    private static void addTicks(SketchBuilder pencil, List<SketchShape.Line> ticks, LineStyle stroke) {
        if (!ticks.isEmpty()) {
            pencil.add(new SketchShape.Lines(ticks, stroke));
        }
    }

    private static SketchShape.Line tick(double x, LineStyle stroke) {
        return new SketchShape.Line(x, TICK_GAP, x, TICK_GAP + TICK, stroke);
    }

    private double middle(StepBinDepths depths, int column) {
        return (scale.x(depths.start(column)) + scale.x(depths.start(column + 1))) / 2;
    }

    /**
     * Draws the arrow of a retreat for the legend.
     *
     * @param hue the colour of a search
     */
    public static Sketch retreatSign(ColourExpression hue) {
        double half = LegendSignDrawing.MIDDLE / 2;
        return LegendSignDrawing.sketch(new SketchBuilder()
                .add(arrow(
                        LegendSignDrawing.MIDDLE,
                        LegendSignDrawing.MIDDLE - half,
                        LegendSignDrawing.MIDDLE + half,
                        LineStyle.flat(hue, ARROW))));
    }

    /**
     * Draws the tick of a prune for the legend.
     *
     * @param hue the colour of a search
     */
    public static Sketch pruneSign(ColourExpression hue) {
        double middle = LegendSignDrawing.MIDDLE;
        return LegendSignDrawing.sketch(new SketchBuilder()
                .line(middle, middle - TICK / 2, middle, middle + TICK / 2, LineStyle.flat(hue, ARROW)));
    }

    /**
     * Draws a piece of a curve with its band for the legend.
     *
     * @param hue the colour of a search
     */
    public static Sketch curveSign(ColourExpression hue) {
        double side = LegendSignDrawing.SIDE;
        List<VectorOutline.Part> line = List.of(
                new VectorOutline.Move(2, 0.45 * side),
                new VectorOutline.To(side / 2, 0.45 * side),
                new VectorOutline.To(side / 2, 0.25 * side),
                new VectorOutline.To(side - 2, 0.25 * side));
        List<VectorOutline.Part> band = new ArrayList<>(line);
        band.add(new VectorOutline.To(side - 2, 0.7 * side));
        band.add(new VectorOutline.To(2, 0.7 * side));
        band.add(new VectorOutline.Close());
        return LegendSignDrawing.sketch(new SketchBuilder()
                .outline(new VectorOutline(line), AreaStyle.outlined(LineStyle.flat(hue, LINE)))
                .outline(new VectorOutline(band), AreaStyle.filled(hue.sheer(BAND))));
    }

    /** Draws the marker at the end of the lane of a search for the legend; hollow if its algorithm has two searches. */
    public static Sketch endSign(AlgorithmStyle look) {
        SketchBuilder pencil = new SketchBuilder();
        double middle = LegendSignDrawing.MIDDLE;
        look.fill().draw(pencil, look.marker(), middle, middle, MARKER, look.tone(), ColourRole.PAGE);
        return LegendSignDrawing.sketch(pencil);
    }

    /** Draws the marker of the greatest depth of a search for the legend. */
    public static Sketch markerSign(AlgorithmStyle look) {
        return LegendSignDrawing.sketch(new SketchBuilder()
                .add(look.marker()
                        .at(
                                LegendSignDrawing.MIDDLE,
                                LegendSignDrawing.MIDDLE,
                                MARKER,
                                AreaStyle.filled(look.tone()))));
    }

    private void mark(SketchBuilder pencil, StepBinDepths depths, AlgorithmStyle look, long now) {
        int past = columnsBefore(depths, now);
        int soFar = deepest(depths, past);
        int ever = deepest(depths, depths.count());
        if (ever != soFar || past == 0) {
            mark(pencil, depths, ever, look, look.tone().sheer(PALE));
        }
        if (past > 0 && depths.greatest(soFar) > fewest) {
            mark(pencil, depths, soFar, look, look.tone());
        }
    }

    /** Returns the first of the deepest columns before a column; the first column of all if there is none. */
    private static int deepest(StepBinDepths depths, int before) {
        int best = 0;
        for (int column = 1; column < before; column++) {
            best = depths.greatest(column) > depths.greatest(best) ? column : best;
        }
        return best;
    }

    private void mark(
            SketchBuilder pencil, StepBinDepths depths, int column, AlgorithmStyle look, ColourExpression hue) {
        pencil.add(look.marker().at(middle(depths, column), y(depths.greatest(column)), MARKER, AreaStyle.filled(hue)));
    }
}
