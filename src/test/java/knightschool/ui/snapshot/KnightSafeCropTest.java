package knightschool.ui.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.SquareBounds;
import knightschool.search.Problem;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;

class KnightSafeCropTest {
    private static final double EXACT = 1e-9;

    /** The sizes of the pictures on the first page, in a small, a usual and a large window. */
    private static final double[][] SPACES = {
        {352, 272}, {200, 248}, {528, 408}, {190, 124}, {150, 104}, {352, 190}, {96, 78}, {72, 76}, {144, 118}
    };

    @Test
    void middleIsShownWhereThereIsNoKnight() {
        KnightSafeCrop crop = KnightSafeCrop.of(400, 400, List.of(), 200, 100);
        assertEquals(0.6, crop.scale(), EXACT);
        assertEquals((400 - 200 / 0.6) / 2, crop.x(), EXACT);
        assertEquals((400 - 100 / 0.6) / 2, crop.y(), EXACT);
    }

    @Test
    void knightIsWholeWhereverItStandsOnTheBoard() {
        Board full = Board.full(8, 8);
        for (int square = 0; square < full.squares(); square++) {
            StringBuilder rows = new StringBuilder();
            for (int i = 0; i < full.squares(); i++) {
                rows.append(i == square ? 'K' : '.').append(i % 8 == 7 ? "\n" : "");
            }
            Sketch sketch = BoardDrawing.of(BoardGeometry.of(BoardText.parse(rows.toString()), 60));
            for (double[] space : SPACES) {
                check(sketch, space[0], space[1], square);
            }
        }
    }

    private static void check(Sketch sketch, double width, double height, int square) {
        KnightSafeCrop crop = KnightSafeCrop.of(sketch, width, height);
        List<KnightSafeCrop.Whole> knights = sketch.shapes().stream()
                .flatMap(shape -> KnightGlyph.in(shape).stream())
                .map(KnightSafeCrop.Whole::of)
                .toList();
        assertEquals(1, knights.size());
        assertTrue(
                crop.holds(knights.getFirst(), width, height),
                () -> "knight on " + square + " in " + width + " x " + height + ": " + crop);
        assertTrue(crop.x() >= 0 && crop.x() + width / crop.scale() <= sketch.width() + EXACT);
        assertTrue(crop.y() >= 0 && crop.y() + height / crop.scale() <= sketch.height() + EXACT);
    }

    /** Whatever the search just did is to be seen from its first square to its last. */
    @Test
    void edgeOfTheCurrentStepIsWholeWhetherItIsPutInOrTakenBack() {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.read("backtracking"));
        trace.extend(60);
        for (int step = 1; step <= 60; step++) {
            var frame = trace.frame(step);
            Sketch sketch = BoardDrawing.of(
                    BoardGeometry.of(Board.full(8, 8), 60),
                    frame.position(),
                    AlgorithmStyle.of(frame.solver().algorithm()),
                    Board.NONE);
            for (double[] space : SPACES) {
                KnightSafeCrop crop = KnightSafeCrop.of(sketch, space[0], space[1]);
                String where = "step " + step + " in " + space[0] + " x " + space[1];
                assertTrue(
                        yellow(sketch)
                                .allMatch(line -> contains(crop, line.x1(), line.y1(), space)
                                        && contains(crop, line.x2(), line.y2(), space)),
                        where);
            }
        }
    }

    private static Stream<SketchShape.Line> yellow(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Line.class::isInstance)
                .map(SketchShape.Line.class::cast)
                .filter(line -> line.stroke().tone().equals(ColourRole.ACCENT))
                .filter(line -> Math.hypot(line.x2() - line.x1(), line.y2() - line.y1()) > 60);
    }

    private static boolean contains(KnightSafeCrop crop, double x, double y, double[] space) {
        return x >= crop.x()
                && x <= crop.x() + space[0] / crop.scale()
                && y >= crop.y()
                && y <= crop.y() + space[1] / crop.scale();
    }

    @Test
    void noneOfSeveralKnightsIsCut() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            List<KnightSafeCrop.Whole> knights = List.of(whole(random), whole(random), whole(random));
            KnightSafeCrop crop = KnightSafeCrop.of(600, 600, knights, 352, 272);
            assertEquals(0, crop.cuts(knights, 352, 272), () -> knights + " " + crop);
        }
    }

    private static KnightSafeCrop.Whole whole(Random random) {
        double x = 40 + random.nextInt(520);
        double y = 40 + random.nextInt(520);
        return KnightSafeCrop.Whole.of(new SquareBounds(x, y, 60));
    }

    @Test
    void knightOfAnyPlaceAndSideIsFoundAmongTheShapes() {
        SquareBounds place =
                KnightGlyph.in(KnightGlyph.at(31, 47, 60, ColourRole.INK)).orElseThrow();
        assertEquals(31, place.x(), EXACT);
        assertEquals(47, place.y(), EXACT);
        assertEquals(60, place.side(), EXACT);
    }
}
