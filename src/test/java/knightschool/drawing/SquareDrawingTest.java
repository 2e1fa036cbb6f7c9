package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import knightschool.drawing.board.DrawnSquareState;
import org.junit.jupiter.api.Test;

class SquareDrawingTest {
    private static final double SIDE = 100;
    private static final AlgorithmStyle BACKTRACKING = AlgorithmStyle.at(0);

    private static List<SketchShape.Line> lines(DrawnSquareState state, double side) {
        return SquareDrawing.of(state, BACKTRACKING, side).shapes().stream()
                .flatMap(shape -> switch (shape) {
                    case SketchShape.Line line -> Stream.of(line);
                    case SketchShape.Lines several -> several.lines().stream();
                    default -> Stream.empty();
                })
                .toList();
    }

    private static double distance(double x, double y) {
        return Math.hypot(x - SIDE / 2, y - SIDE / 2) / SIDE;
    }

    @Test
    void ofFreeSquareHasEightSpokesOfTheMeasures() {
        List<SketchShape.Line> spokes = lines(DrawnSquareState.free(false), SIDE);
        assertEquals(8, spokes.size());
        for (SketchShape.Line spoke : spokes) {
            assertEquals(0.13, distance(spoke.x1(), spoke.y1()), 1e-9);
            assertEquals(0.455, distance(spoke.x2(), spoke.y2()), 1e-9);
            assertEquals(0.043, spoke.stroke().width() / SIDE, 1e-9);
        }
    }

    @Test
    void ofFirstMovePointsUpAndRight() {
        SketchShape.Line first = lines(DrawnSquareState.free(false), SIDE).getFirst();
        assertTrue(first.x2() > SIDE / 2 && first.y2() < SIDE / 2);
        assertEquals(2, (SIDE / 2 - first.y2()) / (first.x2() - SIDE / 2), 1e-9);
    }

    @Test
    void ofCandidateHasAsManyThickSpokesAsItsScoreAndOneToTheKnight() {
        DrawnSquareState.Candidate three = new DrawnSquareState.Candidate("3", true, false);
        DrawnSquareState state = new DrawnSquareState(false, three, DrawnSquareState.ALL, 0b00011101, 0, 0, 0b00001000);
        List<SketchShape.Line> lines = lines(state, SIDE);
        ColourExpression ink = ColourRole.INK.sheer(SquareMeasures.SPOKE_INK);
        assertEquals(
                3, lines.stream().filter(l -> l.stroke().tone().equals(ink)).count());
        SketchShape.Line toKnight = lines.stream()
                .filter(l -> l.stroke().tone().equals(BACKTRACKING.colour()))
                .findFirst()
                .orElseThrow();
        assertEquals(0.33, distance(toKnight.x1(), toKnight.y1()), 1e-9);
        assertEquals(0.058, toKnight.stroke().width() / SIDE, 1e-9);
    }

    @Test
    void ofSpokeClosedNowHasABandAndABarAcrossIt() {
        DrawnSquareState state = new DrawnSquareState(false, new DrawnSquareState.Free(), 1, 0, 1, 0, 0);
        List<SketchShape.Line> lines = lines(state, SIDE);
        assertEquals(3, lines.size());
        assertEquals(0.135, lines.getFirst().stroke().width() / SIDE, 1e-9);
        SketchShape.Line bar = lines.getLast();
        assertEquals(0.15, Math.hypot(bar.x2() - bar.x1(), bar.y2() - bar.y1()) / SIDE, 1e-9);
    }

    @Test
    void ofSpokeReopenedNowHasABandWithoutABar() {
        DrawnSquareState state = new DrawnSquareState(false, new DrawnSquareState.Free(), 1, 1, 0, 1, 0);
        assertEquals(2, lines(state, SIDE).size());
    }

    @Test
    void ofSmallSquareLeavesOutNumbersBarsAndClosedSpokes() {
        DrawnSquareState closed =
                new DrawnSquareState(false, new DrawnSquareState.Free(), DrawnSquareState.ALL, 1, 2, 0, 0);
        assertEquals(2, lines(closed, 31).size());
        assertEquals(10, lines(closed, 32).size());
        DrawnSquareState visited = new DrawnSquareState(true, new DrawnSquareState.Visited(7, 0.5), 1, 1, 0, 0, 0);
        Sketch small = SquareDrawing.of(visited, BACKTRACKING, 31);
        assertFalse(small.shapes().isEmpty());
        assertTrue(small.shapes().stream().noneMatch(SketchShape.Label.class::isInstance));
        assertTrue(lines(visited, 39).isEmpty(), "a visited square has closed moves only where there is more room");
    }

    @Test
    void ofSmallSquareKeepsNumbersAsLongAsTheyFit() {
        DrawnSquareState visited = new DrawnSquareState(true, new DrawnSquareState.Visited(42, 0.5), 0, 0, 0, 0, 0);
        DrawnSquareState candidate =
                new DrawnSquareState(true, new DrawnSquareState.Candidate("3", true, true), 0, 0, 0, 0, 0);
        assertEquals(1, labels(visited, 32));
        assertEquals(0, labels(visited, 31));
        assertEquals(1, labels(candidate, 28));
        assertEquals(0, labels(candidate, 27));
    }

    private static long labels(DrawnSquareState state, double side) {
        return SquareDrawing.of(state, BACKTRACKING, side).shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .count();
    }

    @Test
    void ofDirectionsOffTheBoardAreDotsFromAHundredPixels() {
        DrawnSquareState corner = new DrawnSquareState(true, new DrawnSquareState.Free(), 0b11, 0b11, 0, 0, 0);
        assertEquals(6, discs(corner, 100));
        assertEquals(0, discs(corner, 99));
    }

    private static long discs(DrawnSquareState state, double side) {
        return SquareDrawing.of(state, BACKTRACKING, side).shapes().stream()
                .filter(SketchShape.Disc.class::isInstance)
                .count();
    }

    @Test
    void ofVisitedSquareHasOnlyFaintOpenSpokes() {
        DrawnSquareState visited =
                new DrawnSquareState(true, new DrawnSquareState.Visited(7, 0.5), 0b1111, 0b0101, 0, 0, 0);
        List<SketchShape.Line> lines = lines(visited, SIDE);
        assertEquals(2, lines.size());
        assertEquals(ColourRole.INK.sheer(0.30), lines.getFirst().stroke().tone());
    }
}
