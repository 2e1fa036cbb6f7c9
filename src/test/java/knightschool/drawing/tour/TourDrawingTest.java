package knightschool.drawing.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.JoinSteps;
import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class TourDrawingTest {
    private static final AlgorithmStyle LOOK = AlgorithmStyle.at(0);
    private static final ColourPalette PALETTE = ColourPalette.named(ColourPalette.LIGHT);
    private static final int SIDE = 12;
    private static final ConstructionSteps ASSEMBLY = ConstructionSteps.of(SIDE, SIDE, true);

    private static BoardViewport whole(int columns, int rows) {
        return BoardViewport.of(TourBoardLayout.board(columns, rows, 600, 500), Zoom.WHOLE);
    }

    private static TourSquareNumbers tour(int columns, int rows) {
        return TourSquareNumbers.of(
                columns, rows, TourConstruction.of(columns, rows, true).tour(), true);
    }

    private static Stream<SketchShape.Line> lines(Sketch sketch) {
        return sketch.shapes().stream().flatMap(shape -> switch (shape) {
            case SketchShape.Line line -> Stream.of(line);
            case SketchShape.Lines lines -> lines.lines().stream();
            default -> Stream.empty();
        });
    }

    private static long yellow(Sketch sketch) {
        return lines(sketch)
                .filter(line -> line.stroke().tone().equals(ColourRole.ACCENT))
                .count();
    }

    @Test
    void joinShowsWhatIsCutDashedAndWhatIsPutInYellow() {
        Sketch join = TourDrawing.step(whole(SIDE, SIDE), ASSEMBLY, JoinSteps.of(ASSEMBLY, 2), LOOK);
        assertEquals(2, yellow(join));
        assertEquals(
                2, lines(join).filter(line -> line.stroke().dash().isPresent()).count());
    }

    @Test
    void squaresBelowAPixelAreShownUpToTheEdgesOfTheBoard() {
        int side = 4_096;
        int last = side * side - 1;
        BoardViewport all = whole(side, side);
        assertTrue(IntStream.range(0, side).allMatch(i -> all.shows(i) && all.shows(last - i)));
        for (double nearer : new double[] {1.01, 1.5, 3.3, 7.7}) {
            BoardViewport lower = BoardViewport.of(TourBoardLayout.board(side, side, 600, 500), new Zoom(nearer, 1, 1));
            assertTrue(lower.shows(last), lower.toString());
            assertFalse(lower.shows(side - 1), lower.toString());
            BoardViewport upper = BoardViewport.of(TourBoardLayout.board(side, side, 600, 500), new Zoom(nearer, 0, 0));
            assertTrue(upper.shows(0), upper.toString());
            assertFalse(upper.shows(last), upper.toString());
        }
    }

    /** On squares too small for lines the legend has every shade of the board, not the strongest alone. */
    @Test
    void legendOfSmallSquaresExplainsEveryShade() {
        BoardViewport small = BoardViewport.of(TourBoardLayout.board(4_096, 4_096, 600, 500), Zoom.WHOLE);
        assertFalse(small.hasEdges());
        TourSquareNumbers tour = tour(SIDE, SIDE);
        List<VisibleBoardSign> ofTour = TourLegendSigns.path(small, tour, LOOK);
        assertEquals(List.of(TourLegendSigns.Sign.SHADE), signs(ofTour));
        List<ColourExpression> shades = fills(ofTour.getFirst());
        assertEquals(LOOK.path(0), shades.getFirst());
        assertEquals(LOOK.path(1), shades.getLast());
        assertEquals(
                List.of(TourLegendSigns.Sign.MISSED, TourLegendSigns.Sign.SHADE),
                signs(TourLegendSigns.progress(small, LOOK)));
        assertEquals(
                List.of(
                        TourLegendSigns.Sign.BLOCK_SHADE,
                        TourLegendSigns.Sign.JOINED_SHADE,
                        TourLegendSigns.Sign.BLOCK_NOW),
                signs(TourLegendSigns.step(small, ASSEMBLY, JoinSteps.of(ASSEMBLY, 1), LOOK)));
    }

    private static List<BoardLegendSign> signs(List<VisibleBoardSign> occurrences) {
        return occurrences.stream().map(VisibleBoardSign::sign).toList();
    }

    private static List<ColourExpression> fills(VisibleBoardSign occurrence) {
        return occurrence.sketch().shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .skip(1) // the square below the sign
                .flatMap(shape -> ((SketchShape.Box) shape).style().fill().stream())
                .toList();
    }

    @Test
    void yellowIsForTheStepOfNowAlone() {
        for (int step : List.of(0, 1, 2)) {
            assertEquals(0, yellow(TourDrawing.step(whole(SIDE, SIDE), ASSEMBLY, step, LOOK)));
        }
        assertEquals(0, yellow(TourDrawing.path(whole(SIDE, SIDE), tour(SIDE, SIDE), LOOK)));
    }

    @Test
    void circuitsHaveColoursOfTheirOwnUntilTheyAreJoined() {
        assertEquals(4, colours(2));
        assertEquals(3, colours(JoinSteps.of(ASSEMBLY, 1)));
        assertEquals(2, colours(JoinSteps.of(ASSEMBLY, 2)));
    }

    /** How many colours the circuits of the blocks have at a step. */
    private static long colours(int step) {
        return TourDrawing.step(whole(SIDE, SIDE), ASSEMBLY, step, LOOK).shapes().stream()
                .filter(SketchShape.Lines.class::isInstance)
                .map(shape -> ((SketchShape.Lines) shape).stroke())
                .distinct()
                .count();
    }

    @Test
    void closedTourHasAsManyLinesAsSquares() {
        assertEquals(
                SIDE * SIDE,
                lines(TourDrawing.path(whole(SIDE, SIDE), tour(SIDE, SIDE), LOOK))
                        .count());
    }

    @Test
    void blocksAreNamedByTheirSize() {
        Sketch blocks = TourDrawing.step(whole(SIDE, SIDE), ASSEMBLY, 1, LOOK);
        long named = blocks.shapes().stream()
                .filter(shape ->
                        shape instanceof SketchShape.Label label && label.text().equals("6 × 6"))
                .count();
        assertEquals(4, named);
    }

    @ParameterizedTest
    @CsvSource({"8, 8", "12, 10", "60, 3", "100, 100", "1000, 1000", "4096, 3", "3, 4096", "4096, 4096", "1, 1"})
    void wholeBoardLiesInItsPane(int columns, int rows) {
        BoardViewport window = whole(columns, rows);
        assertEquals(
                window.hasEdges() ? TourBoardLayout.LEFT : 0, window.geometry().left());
        assertEquals(0, window.geometry().top());
        assertTrue(window.geometry().left() + window.geometry().side() * columns <= 600 + 1e-6);
        assertTrue(window.geometry().side() * rows <= 500 - (window.hasEdges() ? TourBoardLayout.BELOW : 0) + 1e-6);
        assertEquals(columns, window.endColumn() - window.firstColumn());
        assertEquals(rows, window.endRow() - window.firstRow());
        assertTrue(!window.hasEdges()
                || window.geometry().side() == Math.rint(window.geometry().side()));
    }

    /** Where there are no coordinates no room is kept for them. */
    @Test
    void boardWithoutCoordinatesFillsItsPane() {
        assertEquals(500, whole(1000, 1000).bottom());
        assertEquals(600, whole(1000, 500).right());
        assertEquals(0, whole(1000, 500).geometry().left());
    }

    @Test
    void nearSquareOfALargeBoardHasEdgesAndNothingFarAwayIsDrawn() {
        BoardViewport window = BoardViewport.of(TourBoardLayout.board(1000, 1000, 600, 500), new Zoom(112, 0.5, 0.5));
        assertFalse(whole(1000, 1000).hasEdges());
        assertTrue(window.hasEdges());
        long lines = lines(TourDrawing.path(window, tour(1000, 1000), LOOK)).count();
        assertTrue(lines > 50 && lines < 1000, lines + " lines");
    }

    @Test
    void eachPixelHasTheColourOfItsSquaresPlace() {
        int size = 200;
        TourSquareNumbers places = tour(size, size);
        BoardViewport window = whole(size, size);
        int[] pixels = TourRasterizer.path(window, places, LOOK, PALETTE);
        ColourExpression board = ColourRole.SQUARE_LIGHT.into(ColourRole.SQUARE_DARK, 0.5);
        int early = PALETTE.argb(LOOK.colour().into(board, 0.38));
        int late = PALETTE.argb(LOOK.colour());
        assertEquals(early, at(pixels, window, places.first()));
        assertEquals(late, at(pixels, window, places.head()));
        assertEquals(PALETTE.argb(ColourRole.PAGE), pixels[window.width() - 1], "beside the board");
    }

    private static int at(int[] pixels, BoardViewport window, int square) {
        return pixels[
                (int) window.geometry().centreY(square) * window.width()
                        + (int) window.geometry().centreX(square)];
    }

    @Test
    void joinOnAnImageIsYellowWhereItsBlockLies() {
        int size = 150;
        ConstructionSteps assembly = ConstructionSteps.of(size, size, true);
        BoardViewport window = whole(size, size);
        assertFalse(window.hasEdges());
        int accent = PALETTE.argb(ColourRole.ACCENT);
        int[] join = TourRasterizer.step(window, assembly, JoinSteps.of(assembly, 5), LOOK, PALETTE);
        int square = assembly.block(5).tour().getFirst();
        assertEquals(accent, at(join, window, square));
        int[] tours = TourRasterizer.step(window, assembly, 2, LOOK, PALETTE);
        assertTrue(IntStream.of(tours).noneMatch(argb -> argb == accent));
    }

    @Test
    void joinOfBlocksSmallerThanAPixelIsASpotThatIsFound() {
        int size = 4000;
        ConstructionSteps assembly = ConstructionSteps.of(size, size, true);
        BoardViewport window = whole(size, size);
        int accent = PALETTE.argb(ColourRole.ACCENT);
        for (int joined : new int[] {1, 200_000, assembly.joinCount()}) {
            int[] join = TourRasterizer.step(window, assembly, JoinSteps.of(assembly, joined), LOOK, PALETTE);
            long yellow = IntStream.of(join).filter(argb -> argb == accent).count();
            assertTrue(yellow >= 25 && yellow <= 100, yellow + " pixels at join " + joined);
        }
    }
}
