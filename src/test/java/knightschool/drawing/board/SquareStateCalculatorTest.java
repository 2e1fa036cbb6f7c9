package knightschool.drawing.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.PlayerPathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.search.position.Position;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;

/** A position is drawn by the same code whether a search came to it or a person. */
class SquareStateCalculatorTest {
    private static final Board BOARD = Board.full(8, 8);
    private static final BoardGeometry GEOMETRY = BoardGeometry.bare(BOARD, 100);
    private static final AlgorithmStyle WARNSDORFF = AlgorithmStyle.of(Algorithms.named("warnsdorff"));

    /** A ring and the two lines of a cross. */
    private static final int SHAPES_OF_A_MARK = 3;

    private static int square(String name) {
        return SquareNames.parse(BOARD, name);
    }

    /** Moments of a search that has just placed the knight, so that it has tried nothing from there. */
    private static List<Position> placed(String algorithm) {
        Trace trace = new Trace(Problem.open(BOARD, 0), ConfiguredAlgorithm.read(algorithm));
        trace.extend(80);
        return LongStream.rangeClosed(0, Math.min(80, trace.explored()))
                .mapToObj(trace::frame)
                .map(SearchSnapshot::position)
                .filter(position -> !(position.stepKind() instanceof SearchStep.Retreat))
                .filter(position -> position.path().length() < BOARD.playableCount())
                .toList();
    }

    private static Position byPerson(Position position) {
        return Position.ofPath(position.problem(), position.path());
    }

    private static Sketch draw(Position position, PathStyle look) {
        return BoardDrawing.of(GEOMETRY, position, look, Board.NONE);
    }

    private static List<SketchShape.Line> spokes(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Lines.class::isInstance)
                .flatMap(lines -> ((SketchShape.Lines) lines).lines().stream())
                .toList();
    }

    private static List<List<Double>> ends(Sketch sketch) {
        return spokes(sketch).stream()
                .map(line -> List.of(
                        line.x1(),
                        line.y1(),
                        line.x2(),
                        line.y2(),
                        line.stroke().width()))
                .toList();
    }

    private static List<String> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(label -> ((SketchShape.Label) label).text())
                .toList();
    }

    private static Position walked(String... names) {
        int[] squares = List.of(names).stream()
                .mapToInt(name -> SquareNames.parse(BOARD, name))
                .toArray();
        return Position.ofPath(Problem.open(BOARD, squares[0]), new KnightPath(squares));
    }

    @Test
    void ofPersonsPositionHasTheSpokesOfASearchWithTheSamePath() {
        for (String algorithm : List.of("backtracking", "warnsdorff")) {
            List<Position> moments = placed(algorithm);
            assertTrue(moments.size() > 30, algorithm);
            for (Position searched : moments) {
                Sketch person = draw(byPerson(searched), WARNSDORFF);
                assertEquals(spokes(draw(searched, WARNSDORFF)), spokes(person));
                assertEquals(ends(person), ends(draw(byPerson(searched), PlayerPathStyle.INK)));
            }
        }
    }

    @Test
    void ofPersonsPositionHasTheScoresOfWarnsdorff() {
        for (Position searched : placed("warnsdorff")) {
            assertEquals(labels(draw(searched, WARNSDORFF)), labels(draw(byPerson(searched), PlayerPathStyle.INK)));
        }
    }

    @Test
    void ofSearchInMoveOrderHasPlacesWhereAPersonSeesScores() {
        Position searched = placed("backtracking").get(10);
        assertFalse(searched.scored());
        assertNotEquals(labels(draw(searched, WARNSDORFF)), labels(draw(byPerson(searched), WARNSDORFF)));
    }

    /** After c2 and b3 nobody can come to a1 any more: its empty domain is marked already, h8 and h1 are not. */
    @Test
    void ofWitnessIsTheSameOnAPersonsBoardAsOnASearchs() {
        Position position = walked("c2", "d4", "b3", "d2");
        WitnessMarks marks = new WitnessMarks(List.of(square("a1"), square("h8"), square("h1")), List.of(), List.of());
        Function<PathStyle, List<SketchShape>> laidOver = look -> {
            List<SketchShape> bare = draw(position, look).shapes();
            List<SketchShape> all =
                    BoardDrawing.of(GEOMETRY, position, look, Board.NONE, marks).shapes();
            assertEquals(bare, all.subList(0, bare.size()));
            return all.subList(bare.size(), all.size());
        };
        assertEquals(2 * SHAPES_OF_A_MARK, laidOver.apply(PlayerPathStyle.INK).size());
        assertEquals(laidOver.apply(WARNSDORFF), laidOver.apply(PlayerPathStyle.INK));
    }

    @Test
    void ofPlayerIsInkAndHasNoColourOfAnAlgorithm() {
        String sketch =
                draw(walked("a8", "b6", "c8", "a7"), PlayerPathStyle.INK).toString();
        assertTrue(sketch.contains("INK"));
        assertFalse(sketch.contains("SERIES_"));
        assertTrue(draw(walked("a8", "b6"), WARNSDORFF).toString().contains("SERIES_"));
    }
}
