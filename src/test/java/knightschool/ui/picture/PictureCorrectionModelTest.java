package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.picture.FrameHandle;
import knightschool.export.PictureFormat;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneSetupFormat;
import knightschool.ui.picture.PictureCorrectionMouseHandler.PictureHitTarget;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What a person does with a picture, without a screen. */
@Execution(ExecutionMode.CONCURRENT)
class PictureCorrectionModelTest {
    private static final String ROWS = "K..#.\n.#...\n...#.\n#....\n";
    private static final String SMALL = "K.#\n...\n#..\n";
    private static final SelectionFrame RIGHT = new SelectionFrame(410, 10, 200, 200);

    private final TestScreen screen = new TestScreen();
    private PictureCorrectionModel model;

    @AfterEach
    void close() {
        model.close();
    }

    private void open(BufferedImage image) {
        model = new PictureCorrectionModel(
                new NamedPicture("board.png", image), SceneSetupFormat.LONGEST_TO_SHOW, screen);
        model.read();
        screen.until("the picture is read", model::isSettled);
    }

    /** The same board left, a smaller one at the right. */
    private static BufferedImage two() {
        BufferedImage two = new BufferedImage(700, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = two.createGraphics();
        g.drawImage(PlainPicture.of(ROWS), 0, 0, null);
        g.drawImage(PlainPicture.of(SMALL, 40, 40, 40, Color.LIGHT_GRAY, Color.DARK_GRAY, Color.BLACK), 400, 0, null);
        g.dispose();
        return two;
    }

    private static BufferedImage blank() {
        return new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB);
    }

    private String rows() {
        return model.correctedBoard().map(now -> BoardText.format(now.board())).orElse("");
    }

    private void readIn(SelectionFrame frame) {
        model.dragFrame(frame);
        model.readFrame();
        screen.until("the frame is read", model::isSettled);
    }

    @Test
    void boardOfThePictureIsFoundAndNothingIsToBeTakenBackYet() {
        open(PlainPicture.of(ROWS));
        assertEquals(ROWS, rows());
        assertEquals(List.of(), model.correctedBoard().orElseThrow().doubts());
        assertEquals(model.whole(), model.frameProperty().get());
        assertFalse(model.canUndoProperty().get());
    }

    @Test
    void strokeMakesHolesAndIsTakenBackAndDoneAgainAsOneStep() {
        open(PlainPicture.of(ROWS));
        model.corrections().press(5);
        model.corrections().drag(6);
        model.corrections().drag(7);
        model.corrections().drag(Board.NONE);
        model.corrections().release();
        String corrected = "K..#.\n###..\n...#.\n#....\n";
        assertEquals(corrected, rows());
        model.undo();
        assertEquals(ROWS, rows());
        assertFalse(model.canUndoProperty().get());
        model.redo();
        assertEquals(corrected, rows());
        assertFalse(model.canRedoProperty().get());
    }

    @Test
    void strokeThatBeginsOnAHoleFillsHolesOnly() {
        open(PlainPicture.of(ROWS));
        model.corrections().press(3);
        model.corrections().drag(4);
        model.corrections().drag(13);
        model.corrections().release();
        assertEquals("K....\n.#...\n.....\n#....\n", rows());
    }

    @Test
    void lastSquareStays() {
        open(PlainPicture.of(SMALL));
        for (int square = 0; square < 9; square++) {
            if (model.correctedBoard().orElseThrow().board().isPlayable(square)) {
                model.corrections().toggle(square);
            }
        }
        assertEquals("###\n###\n##.\n", rows());
    }

    @Test
    void knightIsSetElsewhereAlsoOnAHoleAndTakenAwayWhereItStands() {
        open(PlainPicture.of(ROWS));
        model.toolProperty().set(PictureCorrectionTool.KNIGHT);
        model.corrections().press(3);
        assertEquals("...K.\n.#...\n...#.\n#....\n", rows());
        model.corrections().press(3);
        assertEquals(".....\n.#...\n...#.\n#....\n", rows());
        model.undo();
        model.undo();
        assertEquals(ROWS, rows());
    }

    @Test
    void doubtAboutTheKnightEndsWhenAPersonSetsIt() {
        open(PlainPicture.of(ROWS.replace('K', '.')));
        assertEquals(
                List.of(ReadingWarning.Kind.NO_KNIGHT),
                model.correctedBoard().orElseThrow().doubts().stream()
                        .map(ReadingWarning::kind)
                        .toList());
        model.corrections().placeKnight(7);
        assertEquals(List.of(), model.correctedBoard().orElseThrow().doubts());
    }

    @Test
    void frameIsReadAgainAndItsBoardTakenBack() {
        open(two());
        String first = rows();
        readIn(RIGHT);
        assertEquals(SMALL, rows());
        assertEquals(RIGHT, model.frameProperty().get());
        model.undo();
        assertEquals(first, rows());
        assertEquals(model.whole(), model.frameProperty().get());
    }

    @Test
    void onlyTheNewestFrameIsHeardOf() {
        open(two());
        model.dragFrame(new SelectionFrame(0, 0, 300, 240));
        model.readFrame();
        readIn(RIGHT);
        assertEquals(SMALL, rows());
        model.undo();
        assertFalse(model.canUndoProperty().get(), "one step for both");
    }

    @Test
    void givenUpReadingLeavesBoardAndFrameAsTheyWere() {
        open(two());
        String first = rows();
        model.dragFrame(RIGHT);
        assertTrue(model.isFrameMoved());
        model.readFrame();
        model.cancel();
        assertTrue(model.isSettled());
        assertEquals(first, rows());
        assertEquals(model.whole(), model.frameProperty().get());
    }

    @Test
    void pictureWithoutABoardIsRefusedInWordsUntilAFrameIsDrawnAroundOne() {
        open(blank());
        assertEquals(Optional.empty(), model.correctedBoard());
        assertEquals(
                "No grid of squares can be seen in this picture. " + PictureCorrectionWords.UNREAD,
                PictureCorrectionWords.next(model.stateProperty().get().refused()));
        model.corrections().press(0);
        model.corrections().toggle(0);
        model.corrections().placeKnight(0);
        model.corrections().release();
        assertEquals(Optional.empty(), model.correctedBoard());
        assertFalse(model.canUndoProperty().get());
    }

    @Test
    void frameWithoutABoardIsRefusedAndTheBoardBeforeIsOneStepBack() {
        open(two());
        String first = rows();
        readIn(new SelectionFrame(620, 10, 60, 60));
        assertTrue(model.stateProperty().get().refused().isPresent());
        model.undo();
        assertEquals(first, rows());
    }

    @Test
    void sidesThatAPersonSaysAreLaidOverTheBoardOrTheFrame() {
        open(PlainPicture.of(ROWS));
        GridPlacement found = model.correctedBoard().orElseThrow().grid();
        model.setSides(10, 4);
        screen.until("the grid is read", model::isSettled);
        GridPlacement finer = model.correctedBoard().orElseThrow().grid();
        assertEquals(10, model.correctedBoard().orElseThrow().board().columns());
        assertEquals(found.originX(), finer.originX());
        assertEquals(found.cellWidth() / 2, finer.cellWidth(), 1e-9);

        SelectionFrame frame = new SelectionFrame(50, 30, 200, 160);
        readIn(frame);
        model.setSides(4, 4);
        screen.until("the grid is read", model::isSettled);
        assertEquals(
                GridPlacement.filling(frame, 4, 4),
                model.correctedBoard().orElseThrow().grid());
    }

    @Test
    void sizeThatDoesNotFitLeavesTheBoardAndSaysWhy() {
        open(PlainPicture.of(ROWS));
        model.corrections().toggle(2);
        CorrectedBoard before = model.correctedBoard().orElseThrow();
        model.setSides(100, 100);
        screen.until("the size is refused", model::isSettled);
        assertEquals(Optional.of(before), model.correctedBoard());
        assertEquals(
                "The squares are smaller than 4 pixels. Take fewer columns and rows.",
                PictureCorrectionWords.fault(
                        model.stateProperty().get().refused().orElseThrow()));
        model.undo();
        assertEquals(ROWS, rows());
        assertFalse(model.canUndoProperty().get(), "what was refused is no step");
    }

    @Test
    void squaresCannotBeCorrectedWhileThePictureIsRead() {
        open(PlainPicture.of(ROWS));
        model.read();
        model.corrections().toggle(2);
        model.corrections().placeKnight(2);
        model.corrections().press(2);
        model.corrections().drag(3);
        model.corrections().release();
        assertEquals(ROWS, rows());
        screen.until("the picture is read", model::isSettled);
        model.corrections().toggle(2);
        assertEquals(ROWS.replace("K..#", "K.##"), rows());
    }

    @Test
    void correctionsCountUntilTheyAreTakenBackEvenUnderAnotherReading() {
        open(two());
        assertEquals(Optional.empty(), model.lastCorrected());
        model.corrections().toggle(2);
        Optional<CorrectedBoard> corrected = model.correctedBoard();
        assertEquals(corrected, model.lastCorrected());
        readIn(RIGHT);
        assertEquals(corrected, model.lastCorrected());
        model.undo();
        model.undo();
        assertEquals(Optional.empty(), model.lastCorrected());
    }

    @Test
    void sizeThatAPersonTypesIsACorrection() {
        open(PlainPicture.of(ROWS));
        model.setSides(10, 4);
        screen.until("the grid is read", model::isSettled);
        assertEquals(model.correctedBoard(), model.lastCorrected());
    }

    @Test
    void frameThatWasMovedAndNotReadGoesWithItsTool() {
        open(two());
        model.toolProperty().set(PictureCorrectionTool.FRAME);
        model.dragFrame(RIGHT);
        model.toolProperty().set(PictureCorrectionTool.SQUARES);
        assertFalse(model.isFrameMoved());
    }

    @Test
    void undoWhileAPictureIsReadGivesUpTheReadingAlone() {
        open(PlainPicture.of(ROWS));
        model.corrections().toggle(2);
        String corrected = rows();
        model.setSides(10, 4);
        assertTrue(model.canUndoProperty().get());
        model.undo();
        assertTrue(model.isSettled());
        assertEquals(corrected, rows());
        model.undo();
        assertEquals(ROWS, rows());
    }

    @Test
    void readingUnderWayIsTakenBackWhereThereIsNoOtherStep() {
        open(PlainPicture.of(ROWS));
        model.read();
        assertTrue(model.canUndoProperty().get());
        model.undo();
        assertTrue(model.isSettled());
        assertFalse(model.canUndoProperty().get());
        assertEquals(ROWS, rows());
    }

    /** Two boards of the program beside each other, as in a picture of a comparison. */
    private static BufferedImage panes() {
        BufferedImage panes = new BufferedImage(1300, 640, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = panes.createGraphics();
        for (int pane = 0; pane < 2; pane++) {
            Sketch sketch = BoardDrawing.of(BoardGeometry.bare(Board.full(6, 6).withStart(pane), 40));
            byte[] png = PictureFormat.PNG.bytes(sketch, ColourPalette.named(ColourPalette.DARK));
            g.drawImage(
                    assertDoesNotThrow(() -> ImageIO.read(new ByteArrayInputStream(png))), 40 + 560 * pane, 40, null);
        }
        g.dispose();
        return panes;
    }

    private int knight() {
        return model.correctedBoard().orElseThrow().board().start();
    }

    @Test
    void oneOfSeveralBoardsIsChosenByAClickOrAKeyAsAStepThatIsTakenBack() {
        open(panes());
        assertEquals(0, knight());
        assertEquals(1, model.stateProperty().get().others().size());
        model.corrections().toggle(7);
        assertEquals(new PictureHitTarget.OtherBoard(1), aim(700, 100));
        model.showBoard(1);
        assertEquals(1, knight());
        assertInstanceOf(PictureHitTarget.Square.class, aim(700, 100));
        assertFalse(model.goToBoard(1));
        assertTrue(model.goToBoard(-1));
        assertEquals(0, knight());
        assertTrue(model.correctedBoard().orElseThrow().board().isPlayable(7));
        model.undo();
        model.undo();
        assertFalse(model.correctedBoard().orElseThrow().board().isPlayable(7));
        model.nextBoard();
        model.nextBoard();
        assertEquals(0, knight());
    }

    private PictureHitTarget aim(double x, double y) {
        return PictureHitTarget.at(model, new PicturePoint(x, y), 7);
    }

    /** The frame is seen where the mouse is; a board that is not shown lies under it. */
    @Test
    void frameUnderTheMouseIsDraggedAlsoOverAnotherBoard() {
        open(panes());
        model.dragFrame(new SelectionFrame(0, 0, 700, 200));
        assertEquals(new PictureHitTarget.Handle(FrameHandle.EAST), aim(702, 100));
        assertEquals(new PictureHitTarget.OtherBoard(1), aim(720, 100));
        model.toolProperty().set(PictureCorrectionTool.FRAME);
        assertEquals(new PictureHitTarget.NewFrame(), aim(720, 100));
    }

    @Test
    void wholePictureIsShownAtOnceAndWhatWasFoundInItNotNear() {
        open(two());
        readIn(RIGHT);
        assertEquals(RIGHT, model.shownPart());
        model.nearProperty().set(true);
        model.showWhole();
        assertEquals(model.whole(), model.shownPart());
        assertEquals(model.whole(), model.frameProperty().get());
        assertFalse(model.nearProperty().get());
        screen.until("the picture is read", model::isSettled);
        assertEquals(ROWS, rows());
        model.corrections().toggle(0);
        model.nearProperty().set(true);
        model.showWhole();
        assertTrue(model.isSettled());
        assertTrue(model.correctedBoard().orElseThrow().corrected());
    }
}
