package knightschool.drawing.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.DrawnWalk;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;
import org.junit.jupiter.api.Test;

/** What is drawn over a picture. */
class FoundBoardOverlayDrawingTest {
    private static final SelectionFrame PICTURE = SelectionFrame.whole(400, 300);
    private static final GridPlacement GRID = new GridPlacement(50, 40, 60, 60, 0, 4, 3);
    private static final Board BOARD = BoardText.parse("K...\n.#..\n...#\n");
    private static final PictureFit FIT = PictureFit.of(PICTURE, PICTURE, 820, 620, 10);

    private static Sketch drawn(Set<Integer> doubtful, SelectionFrame frame, Optional<DrawnWalk> walk) {
        PictureOverlayMarks.Squares squares = new PictureOverlayMarks.Squares(GRID, BOARD, doubtful);
        return FoundBoardOverlayDrawing.of(
                new PictureOverlayMarks(Optional.of(squares), List.of(), frame, false, Board.NONE, walk),
                PICTURE,
                FIT,
                820,
                620);
    }

    private static List<String> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(label -> ((SketchShape.Label) label).text())
                .toList();
    }

    private static long boxes(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .count();
    }

    @Test
    void fitShowsTheWholePictureAsLargeAsItGoesAndLeadsBack() {
        assertEquals(new PictureFit(2, 10, 10), FIT);
        PicturePoint there = FIT.picture(FIT.x(123), FIT.y(45));
        assertEquals(123, there.x(), 1e-9);
        assertEquals(45, there.y(), 1e-9);
    }

    @Test
    void fitShowsAPartNearWithSomeOfWhatLiesAroundIt() {
        PictureFit near = PictureFit.of(new SelectionFrame(100, 100, 100, 50), PICTURE, 820, 620, 10);
        assertEquals(4, near.scale());
        assertEquals(410, near.x(150), 1);
        assertEquals(310, near.y(125), 1);
    }

    @Test
    void everyHoleIsCrossedOutInTwoTones() {
        long lines = drawn(Set.of(), PICTURE, Optional.empty()).shapes().stream()
                .filter(SketchShape.Line.class::isInstance)
                .count();
        int grid = 2 * (GRID.columns() + 1 + GRID.rows() + 1);
        assertEquals(grid + 2 * 2 * 2, lines);
    }

    @Test
    void doubtfulSquaresHaveAQuestionMark() {
        assertEquals(List.of("?", "?"), labels(drawn(Set.of(1, 6), PICTURE, Optional.empty())));
    }

    @Test
    void walkHasTheNumbersOfItsVisits() {
        DrawnWalk walk = new DrawnWalk(List.of(0, 6, 0), false);
        assertTrue(labels(drawn(Set.of(), PICTURE, Optional.of(walk))).containsAll(List.of("1 3", "2")));
    }

    @Test
    void frameHasEightHandlesAndWhatLiesOutsideIsPaler() {
        assertEquals(2 + 8, boxes(drawn(Set.of(), PICTURE, Optional.empty())));
        assertEquals(4 + 2 + 8, boxes(drawn(Set.of(), new SelectionFrame(40, 30, 300, 220), Optional.empty())));
    }
}
