package knightschool.drawing.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import knightschool.board.Board;
import knightschool.compare.StepRatio;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Execution(ExecutionMode.CONCURRENT)
class RatioColourScaleTest {
    private static final StepRatio FEWER = new StepRatio(StepRatio.Kind.FEWER, 10_000);
    private static final StepRatio MORE = new StepRatio(StepRatio.Kind.MORE, 100);
    private static final StepRatio SAME = new StepRatio(StepRatio.Kind.SAME, 1);

    private static RatioColourScale of(StepRatio... ratios) {
        return RatioColourScale.of(List.of(ratios), ColourRole.SERIES_1, ColourRole.SERIES_2);
    }

    @Test
    void oneIsTheColourOfPaperAndTheLargestRatioTheStrongest() {
        RatioColourScale scale = of(FEWER, MORE, SAME);
        assertEquals(ColourRole.SURFACE, scale.tone(SAME));
        assertHeat(ColourRole.SERIES_1, 1, scale.tone(FEWER));
        assertHeat(ColourRole.SERIES_2, 0.5, scale.tone(MORE));
        assertEquals(ColourRole.SURFACE, scale.tone(new StepRatio(StepRatio.Kind.BOTH_STOPPED, 0)));
    }

    private static void assertHeat(ColourRole hue, double part, ColourExpression tone) {
        ColourExpression.Heated heat = (ColourExpression.Heated) tone;
        assertEquals(hue, heat.top());
        assertEquals(part, heat.part(), 1e-9);
    }

    @Test
    void legendHasNoMoreThanIsThere() {
        RatioColourScale scale = of(FEWER, MORE);
        assertEquals(1e-4, scale.least(), 1e-12);
        assertEquals(100, scale.greatest());
        assertEquals(List.of(1e-4, 1e-3, 1e-2, 1e-1, 1.0, 10.0, 100.0), scale.quotients(0.1));
        assertEquals(List.of(1e-4, 1e-2, 1.0, 100.0), scale.quotients(0.2));
        assertEquals(List.of(1.0, 10.0, 100.0), of(MORE).quotients(0.1));
    }

    @Test
    void smallDifferencesLookSmall() {
        RatioColourScale scale = of(SAME, new StepRatio(StepRatio.Kind.MORE, 1.1));
        assertEquals(Math.log(1.1) / Math.log(2), scale.part(1.1), 1e-9);
        assertEquals(List.of(0.5, 1.0, 2.0), of(SAME).quotients(0.1));
        assertEquals(List.of(0.5, 1.0, 2.0), of().quotients(0.1));
    }

    @Test
    void solversOfOneColourCanBeToldApart() {
        RatioColourScale scale = RatioColourScale.of(List.of(FEWER, MORE), ColourRole.SERIES_1, ColourRole.SERIES_1);
        assertNotEquals(scale.hue(), scale.besideHue());
    }

    /** On a square of less than 66 pixels no more than eight small letters stand beside each other. */
    @ParameterizedTest
    @EnumSource(StepRatio.Kind.class)
    void wordBelowANumberFitsIntoASmallSquare(StepRatio.Kind kind) {
        StepRatio ratio = new StepRatio(kind, 3);
        for (String text : texts(ratio, 52)) {
            assertTrue(text.length() <= 8, text);
        }
    }

    @Test
    void squareOfWhichNothingIsKnownSaysSoWhereThereIsSpace() {
        StepRatio ratio = new StepRatio(StepRatio.Kind.BOTH_STOPPED, 0);
        assertEquals(List.of("?"), texts(ratio, 52));
        assertEquals(List.of("?", "not known"), texts(ratio, 66));
    }

    private static List<String> texts(StepRatio ratio, double side) {
        Sketch sketch = StepRatioBoardDrawing.of(
                BoardGeometry.bare(Board.full(1, 1), side), Map.of(0, ratio), of(ratio), Board.NONE);
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList();
    }
}
