package knightschool.drawing.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
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
import org.junit.jupiter.api.Test;

class DepthCurvesDrawingTest {
    private static final int SQUARES = 25;
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
        return new DepthCurvesDrawing(SCALE, SQUARES, 60)
                .draw(reader.result(), List.of(AlgorithmStyle.of(warnsdorff.algorithm())), now, 300);
    }

    /** Forward checking on 5 × 5 from the middle prunes and takes back; Warnsdorff does neither. */
    @Test
    void ticksMarkPrunesAndArrowsLongRetreats() {
        ConfiguredAlgorithm checking = ConfiguredAlgorithm.read("forward-checking");
        Comparison comparison =
                new Comparison(new Problem(Board.full(5, 5), MoveOrder.CLOCKWISE, 12, false), List.of(checking));
        comparison.extend(2_394, 2_394);
        StepAxisScale scale = new StepAxisScale(StepAxisScale.Kind.LINEAR, 2_394, 600);
        DepthCurves.Reader reader = new DepthCurves.Reader(comparison, scale.columns());
        while (reader.advance()) {
            // Search by search.
        }
        DepthCurves curves = reader.result();
        long middle = 1_200;
        List<SketchShape.Lines> marks = lines(new DepthCurvesDrawing(scale, SQUARES, 60)
                .draw(curves, List.of(AlgorithmStyle.of(checking.algorithm())), middle, 660));
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
        return sketch.shapes().stream()
                .filter(SketchShape.Lines.class::isInstance)
                .map(SketchShape.Lines.class::cast)
                .toList();
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
