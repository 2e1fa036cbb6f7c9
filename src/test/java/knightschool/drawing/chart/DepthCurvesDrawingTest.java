package knightschool.drawing.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Comparison;
import knightschool.compare.DepthCurves;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.search.Problem;
import knightschool.trace.StepBinDepths;
import org.junit.jupiter.api.Test;

class DepthCurvesDrawingTest {
    private static final int SQUARES = 25;
    private static final ConfiguredAlgorithm CHECKING = ConfiguredAlgorithm.read("forward-checking");
    private static final StepAxisScale CHECKING_SCALE = new StepAxisScale(StepAxisScale.Kind.LINEAR, 2_394, 600);
    private static final StepAxisScale SCALE = new StepAxisScale(StepAxisScale.Kind.LINEAR, 24, 240);

    /** Warnsdorff on 5 × 5 from the middle visits a square a step, to the end. */
    private static Sketch draw(long now) {
        ConfiguredAlgorithm warnsdorff = ConfiguredAlgorithm.usual().getLast();
        Comparison comparison =
                new Comparison(new Problem(Board.full(5, 5), MoveOrder.CLOCKWISE, 12, false), List.of(warnsdorff));
        comparison.extend(24, 24);
        DepthCurves.Reader reader = new DepthCurves.Reader(comparison, SCALE.columns());
        while (reader.advance()) {
            // Search by search.
        }
        return new DepthCurvesDrawing(SCALE, 0, SQUARES, 60)
                .draw(reader.result(), List.of(AlgorithmStyle.of(warnsdorff.algorithm())), now, 300);
    }

    /** The depths of forward checking on 5 × 5 from the middle, to the end. */
    private static DepthCurves checking() {
        Comparison comparison =
                new Comparison(new Problem(Board.full(5, 5), MoveOrder.CLOCKWISE, 12, false), List.of(CHECKING));
        comparison.extend(2_394, 2_394);
        DepthCurves.Reader reader = new DepthCurves.Reader(comparison, CHECKING_SCALE.columns());
        while (reader.advance()) {
            // Search by search.
        }
        return reader.result();
    }

    private static Sketch drawChecking(DepthCurves curves, int fewest, long now) {
        return new DepthCurvesDrawing(CHECKING_SCALE, fewest, SQUARES, 60)
                .draw(curves, List.of(AlgorithmStyle.of(CHECKING.algorithm())), now, 660);
    }

    private static List<SketchShape.Disc> markers(Sketch sketch) {
        return shapes(sketch, SketchShape.Disc.class);
    }

    private static <S extends SketchShape> List<S> shapes(Sketch sketch, Class<S> kind) {
        return sketch.shapes().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** At each moment the full marker is at the most so far, and the pale one at more to come. */
    @Test
    void markerIsWhereTheSearchCameDeepestSoFar() {
        DepthCurves curves = checking();
        StepBinDepths depths = curves.depths().getFirst().orElseThrow();
        for (long now : new long[] {0, 1, 40, 300, 1_200, 2_393, 2_394}) {
            List<SketchShape.Disc> markers = markers(drawChecking(curves, 0, now));
            int past = DepthCurvesDrawing.columnsBefore(curves, now).getFirst();
            OptionalInt soFar = IntStream.range(0, past).map(depths::greatest).max();
            OptionalInt first = IntStream.range(0, past)
                    .filter(column -> depths.greatest(column) == soFar.orElse(0))
                    .findFirst();
            List<SketchShape.Disc> full = markers.stream()
                    .filter(marker -> !(marker.style().fill().orElseThrow() instanceof ColourExpression.Sheer))
                    .toList();
            assertEquals(first.isPresent() ? 1 : 0, full.size(), "at step " + now);
            first.ifPresent(column -> {
                assertTrue(full.getFirst().x() >= CHECKING_SCALE.x(depths.start(column)));
                assertTrue(full.getFirst().x() <= CHECKING_SCALE.x(depths.start(column + 1)));
            });
            boolean more = soFar.orElse(0) < depths.greatest();
            assertEquals(more ? 1 : 0, markers.size() - full.size(), "at step " + now);
        }
    }

    /** An axis that begins later stretches what is above, leaves out the rise to there, and says so. */
    @Test
    void axisMayBeginAboveZero() {
        DepthCurves curves = checking();
        int fewest = 12;
        Sketch sketch = drawChecking(curves, fewest, 2_394);
        assertEquals(
                List.of("25", "12"),
                shapes(sketch, SketchShape.Label.class).stream()
                        .map(SketchShape.Label::text)
                        .toList());
        List<SketchShape.Line> rules = shapes(sketch, SketchShape.Line.class);
        assertTrue(rules.getFirst().stroke().dash().isEmpty());
        assertTrue(rules.getLast().stroke().dash().isPresent(), "the lower rule is broken");
        assertTrue(shapes(drawChecking(curves, 0, 2_394), SketchShape.Line.class)
                .getLast()
                .stroke()
                .dash()
                .isEmpty());
        List<VectorOutline.Part> line =
                outlines(sketch).findFirst().orElseThrow().parts();
        StepBinDepths depths = curves.depths().getFirst().orElseThrow();
        int first = IntStream.range(0, depths.count())
                .filter(column -> depths.greatest(column) > fewest)
                .findFirst()
                .orElseThrow();
        assertEquals(CHECKING_SCALE.x(depths.start(first)), ((VectorOutline.Move) line.getFirst()).x(), 1e-9);
        double lower = rules.getLast().y1();
        assertTrue(outlines(sketch)
                .flatMap(curve -> curve.parts().stream())
                .filter(VectorOutline.To.class::isInstance)
                .allMatch(part -> ((VectorOutline.To) part).y() <= lower + 1));
    }

    /** Forward checking on 5 × 5 from the middle prunes and takes back; Warnsdorff does neither. */
    @Test
    void ticksMarkPrunesAndArrowsLongRetreats() {
        DepthCurves curves = checking();
        StepAxisScale scale = CHECKING_SCALE;
        long middle = 1_200;
        List<SketchShape.Lines> marks = lines(drawChecking(curves, 0, middle));
        int arrows = curves.retreats().getFirst().size();
        assertEquals(3, arrows);
        assertEquals(
                arrows, marks.stream().filter(mark -> mark.lines().size() == 3).count());
        List<SketchShape.Lines> ticks =
                marks.stream().filter(mark -> mark.lines().size() > 3).toList();
        assertEquals(2, ticks.size());
        assertEquals(
                curves.pruned().getFirst().cardinality(),
                ticks.stream().mapToInt(mark -> mark.lines().size()).sum());
        assertTrue(ticks.getFirst().lines().stream().allMatch(tick -> tick.x1() < scale.x(middle) + 1));
        assertTrue(ticks.getLast().lines().stream().allMatch(tick -> tick.x1() > scale.x(middle) - 1));
        assertEquals(List.of(), lines(draw(24)), "Warnsdorff neither prunes nor takes back");
    }

    private static List<SketchShape.Lines> lines(Sketch sketch) {
        return shapes(sketch, SketchShape.Lines.class);
    }

    private static Stream<VectorOutline> outlines(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Outline.class::isInstance)
                .map(SketchShape.Outline.class::cast)
                .map(SketchShape.Outline::curve);
    }

    private static OptionalDouble rightEnd(VectorOutline curve) {
        return curve.parts().stream()
                .filter(VectorOutline.To.class::isInstance)
                .map(VectorOutline.To.class::cast)
                .mapToDouble(VectorOutline.To::x)
                .max();
    }

    @Test
    void curveRisesASquareEachStep() {
        VectorOutline line = outlines(draw(24)).findFirst().orElseThrow();
        List<VectorOutline.To> ends = line.parts().stream()
                .filter(VectorOutline.To.class::isInstance)
                .map(VectorOutline.To.class::cast)
                .filter(to -> Math.abs(to.x() / 10 - Math.round(to.x() / 10)) < 1e-9)
                .toList();
        assertEquals(240, ends.getLast().x(), 1e-9);
        for (int i = 1; i < ends.size(); i++) {
            assertTrue(ends.get(i).y() <= ends.get(i - 1).y(), "no step goes down");
        }
        assertTrue(ends.getLast().y() < ends.getFirst().y());
    }

    /** What comes after the step shown is drawn apart, paler. */
    @Test
    void stepsToComeAreDrawnApart() {
        List<VectorOutline> parts = outlines(draw(10)).toList();
        assertEquals(100, rightEnd(parts.getFirst()).orElseThrow(), 1e-9);
        assertTrue(parts.stream().anyMatch(part -> rightEnd(part).orElse(0) > 200));
        List<ColourExpression> tones = draw(10).shapes().stream()
                .filter(SketchShape.Outline.class::isInstance)
                .map(SketchShape.Outline.class::cast)
                .flatMap(part -> part.style().border().stream())
                .map(LineStyle::tone)
                .toList();
        assertFalse(tones.getFirst() instanceof ColourExpression.Sheer, "what is past lets nothing through");
        assertTrue(tones.get(1) instanceof ColourExpression.Sheer later && later.opacity() < 0.6);
        assertTrue(outlines(draw(0)).allMatch(part -> rightEnd(part).orElse(0) != 100));
    }
}
