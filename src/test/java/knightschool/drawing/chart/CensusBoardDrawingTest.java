package knightschool.drawing.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.search.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CensusBoardDrawingTest {
    private static final int LARGE = 60;
    private static final HeatScale SCALE = new HeatScale(10, 10_000_000, ColourRole.SERIES_1);

    private static Sketch draw(int side, CensusRow... rows) {
        return CensusBoardDrawing.of(BoardGeometry.bare(Board.full(3, 1), side), List.of(rows), SCALE, Board.NONE);
    }

    private static List<String> texts(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList();
    }

    private static long count(Sketch sketch, Class<? extends SketchShape> kind) {
        return sketch.shapes().stream().filter(kind::isInstance).count();
    }

    @Test
    void largeSquareShowsItsCountAndHowItEndedInAWord() {
        assertEquals(List.of("6.48 M"), texts(draw(LARGE, new CensusRow(0, Outcome.FOUND, 6_484_065))));
        assertEquals(List.of("10 M", "stopped"), texts(draw(LARGE, new CensusRow(1, Outcome.STOPPED, 10_000_000))));
        assertEquals(List.of("113 k", "no tour"), texts(draw(LARGE, new CensusRow(2, Outcome.PROVEN_ABSENT, 113_020))));
        assertEquals(List.of(), texts(draw(LARGE)));
    }

    /** Numbers on one board are compared: all have a unit where one has, and none where none needs it. */
    @Test
    void countsOfOneBoardHaveOneForm() {
        List<CensusRow> rows = List.of(new CensusRow(0, Outcome.FOUND, 5_220), new CensusRow(1, Outcome.FOUND, 10_300));
        assertEquals(List.of("5.22 k", "10.3 k"), counts(rows));
        assertEquals(List.of("5,220"), counts(rows.subList(0, 1)));
    }

    private static List<String> counts(List<CensusRow> rows) {
        return texts(CensusBoardDrawing.of(
                BoardGeometry.bare(Board.full(3, 1), LARGE),
                rows,
                CensusBoardDrawing.scale(rows, ColourRole.SERIES_1),
                Board.NONE));
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 20, 36, 60, 112})
    void outcomesDifferInShapeAtEverySize(int side) {
        Sketch found = draw(side, new CensusRow(0, Outcome.FOUND, 100));
        Sketch stopped = draw(side, new CensusRow(0, Outcome.STOPPED, 100));
        Sketch absent = draw(side, new CensusRow(0, Outcome.PROVEN_ABSENT, 100));
        assertEquals(0, count(found, SketchShape.Line.class));
        assertEquals(5, count(stopped, SketchShape.Line.class));
        assertEquals(0, count(stopped, SketchShape.Disc.class));
        assertEquals(1, count(absent, SketchShape.Disc.class));
    }

    /** A square of 38 pixels has room for "10 M" and for "6.5 M", but not for "6.48 M". */
    @Test
    void countHasADigitLessWhereThreeDoNotFit() {
        assertEquals(List.of("6.5 M"), texts(draw(38, new CensusRow(0, Outcome.FOUND, 6_484_065))));
        assertEquals(List.of("10 M"), texts(draw(38, new CensusRow(0, Outcome.STOPPED, 10_000_000))));
    }

    @Test
    void countThatWouldNotFitIsLeftOut() {
        assertEquals(List.of(), texts(draw(20, new CensusRow(0, Outcome.FOUND, 6_484_065))));
        assertEquals(List.of("63"), texts(draw(28, new CensusRow(0, Outcome.FOUND, 63))));
    }

    @Test
    void hatchingStaysInItsSquare() {
        for (SketchShape shape :
                draw(LARGE, new CensusRow(0, Outcome.STOPPED, 100)).shapes()) {
            if (shape instanceof SketchShape.Line line) {
                for (double at : new double[] {line.x1(), line.y1(), line.x2(), line.y2()}) {
                    assertTrue(at >= 0 && at <= LARGE, "a line reaches " + at);
                }
            }
        }
    }

    @Test
    void scaleIsLogarithmicAndNamesItsEndsAndThePowersOfTenBetween() {
        assertEquals(0, SCALE.part(10));
        assertEquals(0.5, SCALE.part(10_000), 1e-9);
        assertEquals(1, SCALE.part(10_000_000));
        assertEquals(List.of(10L, 100L, 1_000L, 10_000L, 100_000L, 1_000_000L, 10_000_000L), SCALE.numbers(0.1));
        assertEquals(List.of(63L), new HeatScale(63, 63, ColourRole.SERIES_3).numbers(0.1));
        HeatScale rows = CensusBoardDrawing.scale(
                List.of(new CensusRow(0, Outcome.FOUND, 0), new CensusRow(1, Outcome.FOUND, 50)), ColourRole.SERIES_3);
        assertEquals(new HeatScale(1, 50, ColourRole.SERIES_3), rows);
    }
}
