package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.picture.PicturePoint;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.session.DropWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Corrections of a picture are lost only where a person says so. */
@ExtendWith(OnScreen.class)
class KeptCorrectionsTest {
    private static final String ROWS = "K...\n...#\n....\n....\n";
    private static final String CORRECTED_ROWS = "K...\n....\n....\n....\n";
    private static final String CORRECTED = "4 × 4, 16 squares";
    private static final String OTHER = "3 × 2, 6 squares";

    @TempDir
    private Path folder;

    private PictureScreen screen;

    @BeforeEach
    void open() {
        screen = new PictureScreen(BuiltInSceneKinds.PLAY, folder);
        screen.drop(PlainPicture.of(ROWS));
        screen.click(7);
    }

    @AfterEach
    void close() {
        screen.window().close();
    }

    private Path other() {
        return screen.file("other.png", PlainPicture.of("K..\n...\n"));
    }

    private String size() {
        return screen.window().text("picture-size");
    }

    private void comeBack(ScreenRobot robot) {
        screen.push(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        assertEquals(CORRECTED, size());
    }

    @Test
    void pictureLeftWithEscIsKeptWithItsStepsUntilOneComesBack(ScreenRobot robot) {
        screen.push(robot, KeyCode.ESCAPE);
        assertFalse(screen.isOpen());
        assertTrue(
                screen.window().message().startsWith("Your corrections of the picture are kept."),
                screen.window().message());
        comeBack(robot);
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("4 × 4, 15 squares", size());
    }

    @Test
    void pictureWhoseCorrectionsWereTakenBackIsGoneWithEsc(ScreenRobot robot) {
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        onFx(() -> {
            screen.window().window().messages().show(new InputFault("no board is found", "Draw a frame around it."));
            return true;
        });
        screen.push(robot, KeyCode.ESCAPE);
        assertTrue(screen.isOpen());
        assertEquals("", screen.window().message(), "the message is closed first");
        screen.push(robot, KeyCode.ESCAPE);
        assertFalse(screen.isOpen());
        onFx(() -> {
            screen.window().window().run(PictureImporter.AGAIN);
            return true;
        });
        assertFalse(screen.isOpen(), "nothing is kept");
    }

    @Test
    void pictureIsKeptWhereASetUpIsOpenedInItsScene(ScreenRobot robot) {
        Setup other = PlaySetup.of(WrittenBoard.of(Board.full(5, 5)));
        onFx(() -> {
            screen.window().window().open(other);
            return true;
        });
        assertFalse(screen.isOpen());
        assertEquals(other, screen.window().now());
        comeBack(robot);
        screen.push(robot, KeyCode.ENTER);
        assertEquals(CORRECTED_ROWS, screen.rows());
        screen.push(robot, KeyCode.ALT, KeyCode.LEFT);
        assertEquals(other, screen.window().now());
    }

    @Test
    void pictureStaysOpenWhileAnotherTabIsShown(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.EDITOR);
        screen.window().show(BuiltInSceneKinds.PLAY);
        assertEquals(CORRECTED, size());
    }

    @Test
    void pictureIsKeptWhereABoardIsChosen(ScreenRobot robot) {
        robot.clickOn("#board-chooser");
        robot.push(KeyCode.ENTER);
        screen.window().settled();
        assertFalse(screen.isOpen());
        comeBack(robot);
    }

    /**
     * The key is the same in Levels, which have no boards of pictures: it leads to the tour game, and does it there.
     */
    @Test
    void pictureComesBackFromTheLevelsByTheKeyOfPictures(ScreenRobot robot) {
        screen.push(robot, KeyCode.ESCAPE);
        screen.window().show(BuiltInSceneKinds.LEVEL);
        assertFalse(screen.isOpen());
        comeBack(robot);
        assertEquals(BuiltInSceneKinds.PLAY, screen.window().now().scene());
    }

    @Test
    void anotherPictureAsksFirstAndKeepsWhatIsCorrected() {
        screen.window().drop(other());
        screen.window().answer(PictureCorrectionWords.KEEP_CORRECTING);
        assertEquals(CORRECTED, size());
        screen.window().drop(other());
        screen.window().answer(PictureCorrectionWords.GIVE_UP);
        untilShown("the other picture is open", () -> screen.window().window().isSettled());
        assertEquals(OTHER, size());
    }

    @Test
    void enterKeepsWhatIsPutAsideWhereAnotherPictureAsks(ScreenRobot robot) {
        screen.push(robot, KeyCode.ESCAPE);
        screen.window().drop(other());
        untilShown("the question is asked", () -> DropWindow.isQuestionShown(PictureCorrectionWords.GIVE_UP));
        screen.push(robot, KeyCode.ENTER);
        assertEquals(CORRECTED, size());
    }

    @Test
    void correctionsBeforeASecondReadingAreKeptToo(ScreenRobot robot) {
        screen.push(robot, KeyCode.DIGIT0);
        assertEquals("4 × 4, 15 squares", size());
        screen.window().drop(other());
        screen.window().answer(PictureCorrectionWords.KEEP_CORRECTING);
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(CORRECTED, size());
    }

    @Test
    void lateOtherPictureDoesNotReplaceCorrections(ScreenRobot robot) {
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        NamedPicture late = new NamedPicture("late.png", PlainPicture.of("K..\n...\n"));
        PictureCorrectionCanvas canvas = screen.canvas();
        PicturePoint at = onFx(() -> canvas.centre(7));
        onFx(() -> {
            screen.window().window().openPicture(late);
            PictureScreen.click(canvas, at);
            return true;
        });
        screen.window().settled();
        assertEquals(CORRECTED, size());
        assertTrue(
                screen.window().message().startsWith("You corrected this picture while the next one was read"),
                screen.window().message());
    }

    @Test
    void correctedBoardIsAskedAboutBeforeTheWindowClosesUntilItIsTaken(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.EDITOR);
        assertEquals(List.of("Play: corrected board of a picture, 4 × 4"), documents());
        screen.window().show(BuiltInSceneKinds.PLAY);
        screen.push(robot, KeyCode.ENTER);
        assertEquals(List.of(), documents());
    }

    private List<String> documents() {
        return onFx(() -> screen.window().window().documents().stream()
                .map(UnsavedDocument::name)
                .toList());
    }

    private List<UnsavedWork> unsaved() {
        return onFx(() -> screen.window().window().unsaved());
    }

    @Test
    void correctedBoardIsUnsavedWorkAfterTheGameBelowUntilItIsTaken(ScreenRobot robot) {
        List<Setup> works = unsaved().stream().map(UnsavedWork::setup).toList();
        assertEquals(screen.window().now(), works.getFirst());
        assertEquals(CORRECTED_ROWS, BoardText.format(((SetupOnBoard) works.getLast()).board()));
        screen.push(robot, KeyCode.ESCAPE);
        assertEquals(works, unsaved().stream().map(UnsavedWork::setup).toList());
        comeBack(robot);
        screen.push(robot, KeyCode.ENTER);
        assertEquals(List.of(), unsaved());
    }

    @Test
    void correctedBoardIsUnsavedWorkOfTheEditorAndBroughtBackThere(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.EDITOR);
        screen.drop(PlainPicture.of(ROWS));
        screen.click(7);
        List<UnsavedWork> works = unsaved().stream()
                .filter(work -> work.setup() instanceof EditorSetup)
                .toList();
        assertEquals(1, works.size());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        screen.push(robot, KeyCode.ESCAPE);
        onFx(() -> {
            screen.window().window().restore(works.getFirst());
            return true;
        });
        assertEquals(CORRECTED_ROWS, screen.rows());
        assertTrue(unsaved().stream().anyMatch(work -> work.setup() instanceof EditorSetup));
    }
}
