package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.picture.PicturePoint;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.EditorSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SlideSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.session.DraggedFiles;
import knightschool.ui.session.FileDrop;
import knightschool.ui.session.SetupFiles;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/** From a picture to a board in the game and in the editor, as a person goes. */
@ExtendWith(OnScreen.class)
class PictureJourneyTest {
    private static final String ROWS = "K...\n...#\n....\n....\n";
    private static final String CORRECTED = "K...\n....\n....\n...#\n";

    @TempDir
    private Path folder;

    private MainWindow window;
    private SetupFiles files;
    private ShownWindow shown;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
            files = new SetupFiles(window, Platform::runLater);
            FileDrop.on(window.scene(), files::open);
            window.show(SceneKind.PLAY);
            shown = new ShownWindow(window);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            files.close();
            return true;
        });
        shown.close();
    }

    private Path file(BufferedImage image) throws IOException {
        Path file = folder.resolve("board.png");
        ImageIO.write(image, "png", file.toFile());
        return file;
    }

    private void drop(Path dropped) {
        DraggedFiles dragged = new DraggedFiles(List.of(dropped));
        onFx(() -> {
            Event.fireEvent(window.scene(), dragged.event(DragEvent.DRAG_OVER));
            Event.fireEvent(window.scene(), dragged.event(DragEvent.DRAG_DROPPED));
            return true;
        });
        settled();
    }

    private void settled() {
        untilShown("all that was asked for is there", () -> files.isSettled() && window.isSettled());
    }

    private void show(SceneKind kind) {
        onFx(() -> {
            window.show(kind);
            return true;
        });
        settled();
    }

    private void copy(ClipboardContent content) {
        onFx(() -> Clipboard.getSystemClipboard().setContent(content));
    }

    private void push(FxRobot robot, KeyCode... keys) {
        robot.push(keys);
        settled();
    }

    private Setup now() {
        return onFx(window::now).orElseThrow();
    }

    private String rows() {
        return BoardText.format(((SlideSetup) now()).board());
    }

    private String text(String id) {
        return onFx(() -> ((Label) window.scene().lookup(id)).getText());
    }

    private boolean isOpen() {
        return onFx(() -> window.scene().lookup("#picture-canvas") != null);
    }

    private PictureCanvas canvas() {
        return (PictureCanvas) window.scene().lookup("#picture-canvas");
    }

    /** The mouse goes down, over each point, and up. */
    private void drag(List<PicturePoint> points) {
        onFx(() -> {
            PictureCanvas canvas = canvas();
            mouse(canvas, MouseEvent.MOUSE_PRESSED, points.getFirst());
            points.forEach(point -> mouse(canvas, MouseEvent.MOUSE_DRAGGED, point));
            mouse(canvas, MouseEvent.MOUSE_RELEASED, points.getLast());
            return true;
        });
        settled();
    }

    private void click(int square) {
        drag(List.of(onFx(() -> canvas().centre(square))));
    }

    private static void mouse(PictureCanvas canvas, EventType<MouseEvent> type, PicturePoint point) {
        Point2D at = canvas.localToScene(point.x(), point.y());
        MouseEvents.fire(canvas, type, at.getX(), at.getY());
    }

    @Test
    void pictureIsDroppedCorrectedSolvedAndPlayed(FxRobot robot) throws IOException {
        show(SceneKind.TOUR);
        drop(file(PlainPicture.of(ROWS)));
        PlaySetup before = assertInstanceOf(PlaySetup.class, now());
        assertEquals("4 × 4, 15 squares", text("#picture-size"));
        assertEquals("The knight is on a4.", text("#picture-knight"));
        click(7);
        click(15);
        assertEquals("4 × 4, 15 squares", text("#picture-size"));
        push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("4 × 4, 16 squares", text("#picture-size"));
        push(robot, KeyCode.CONTROL, KeyCode.Y);
        push(robot, KeyCode.S);
        assertFalse(text("#picture-walk").isEmpty());
        push(robot, KeyCode.CONTROL, KeyCode.C);
        String clicks = onFx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(clicks.startsWith("square,x,y\n0,"), clicks);
        assertTrue(clicks.lines().count() >= 16, clicks);
        assertEquals(before, now(), "nothing is taken yet");

        push(robot, KeyCode.ENTER);
        assertFalse(isOpen());
        assertEquals(CORRECTED, rows());
        assertEquals(List.of(0), ((PlaySetup) now()).walked());
        push(robot, KeyCode.ALT, KeyCode.LEFT);
        assertEquals(before, now());
    }

    @Test
    void pictureIsCorrectedByKeysAlone(FxRobot robot) throws IOException {
        drop(file(PlainPicture.of(ROWS)));
        push(robot, KeyCode.RIGHT);
        for (int down = 0; down < 3; down++) {
            push(robot, KeyCode.DOWN);
        }
        push(robot, KeyCode.SPACE);
        push(robot, KeyCode.RIGHT);
        push(robot, KeyCode.K);
        assertEquals("The knight is on b1.", text("#picture-knight"));
        push(robot, KeyCode.ENTER);
        assertEquals("....\n...#\n....\n#K..\n", rows());
    }

    @Test
    void frameIsDraggedAroundOneOfTwoBoardsAndReadAgain(FxRobot robot) throws IOException {
        BufferedImage two = new BufferedImage(700, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = two.createGraphics();
        g.drawImage(PlainPicture.of("K..#.\n.#...\n...#.\n#....\n"), 0, 0, null);
        g.drawImage(
                PlainPicture.of("K.#\n...\n#..\n", 40, 40, 40, Color.LIGHT_GRAY, Color.DARK_GRAY, Color.BLACK),
                400,
                0,
                null);
        g.dispose();
        drop(file(two));
        push(robot, KeyCode.F);
        drag(onFx(() -> List.of(canvas().at(410, 10), canvas().at(500, 90), canvas().at(610, 210))));
        assertEquals("3 × 3, 7 squares", text("#picture-size"));
        push(robot, KeyCode.CONTROL, KeyCode.Z);
        push(robot, KeyCode.CONTROL, KeyCode.Y);
        push(robot, KeyCode.ENTER);
        assertEquals("K.#\n...\n#..\n", rows());
    }

    @Test
    void pictureWithoutABoardIsRefusedInWordsAndGoneWithEsc(FxRobot robot) throws IOException {
        drop(file(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB)));
        assertEquals("No board was found", text("#picture-size"));
        push(robot, KeyCode.ENTER);
        assertTrue(isOpen(), "there is no board to be taken");
        push(robot, KeyCode.ESCAPE);
        assertFalse(isOpen());
    }

    @Test
    void enterMeansTheButtonThatHasTheFocus(FxRobot robot) throws IOException {
        Setup before = now();
        drop(file(PlainPicture.of(ROWS)));
        onFx(() -> {
            window.scene().lookup("#picture-back").requestFocus();
            return true;
        });
        push(robot, KeyCode.ENTER);
        assertFalse(isOpen());
        assertEquals(before, now());
    }

    @Test
    void damagedFileIsRefusedAndThePictureThatIsOpenStays() throws IOException {
        drop(file(PlainPicture.of(ROWS)));
        click(7);
        Path damaged = Files.write(folder.resolve("damaged.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
        drop(damaged);
        assertTrue(text("#message").startsWith(damaged.toString()), () -> text("#message"));
        assertEquals("4 × 4, 16 squares", text("#picture-size"));
    }

    @Test
    void correctedBoardIsNotLostToAnotherPicture(FxRobot robot) throws IOException {
        Path other = folder.resolve("other.png");
        ImageIO.write(PlainPicture.of("K..\n...\n"), "png", other.toFile());
        drop(file(PlainPicture.of(ROWS)));
        click(7);
        drop(other);
        assertTrue(text("#message").startsWith("another picture is open"), () -> text("#message"));
        assertEquals("4 × 4, 16 squares", text("#picture-size"));
        push(robot, KeyCode.CONTROL, KeyCode.Z);
        drop(other);
        assertEquals("3 × 2, 6 squares", text("#picture-size"));
    }

    @Test
    void pictureIsPastedInTheEditorAndTakenAsOneStep(FxRobot robot) throws IOException {
        show(SceneKind.EDITOR);
        EditorSetup before = (EditorSetup) now();
        ClipboardContent content = new ClipboardContent();
        Path file = file(PlainPicture.of(ROWS));
        content.putImage(onFx(() -> new Image(file.toUri().toString())));
        copy(content);
        push(robot, KeyCode.CONTROL, KeyCode.V);
        click(7);
        click(15);
        assertEquals(before, now());
        push(robot, KeyCode.ENTER);
        assertEquals(CORRECTED, rows());
        assertEquals(1, onFx(window::unsaved).size());
        push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before.board(), ((EditorSetup) now()).board());
    }

    @Test
    void unsavedBoardIsAskedAboutBeforeOneOfACopiedFileTakesItsPlace(FxRobot robot) throws IOException {
        show(SceneKind.EDITOR);
        robot.clickOn("#editor-board");
        settled();
        Board changed = ((EditorSetup) now()).board();
        ClipboardContent content = new ClipboardContent();
        content.putFiles(List.of(file(PlainPicture.of(ROWS)).toFile()));
        copy(content);
        push(robot, KeyCode.CONTROL, KeyCode.V);
        take();
        answer("Cancel");
        assertTrue(isOpen());
        assertEquals(changed, ((EditorSetup) now()).board());
        take();
        answer("Don't save");
        assertEquals(ROWS, rows());
    }

    /** Asks for the board, which waits for an answer. */
    private void take() {
        Platform.runLater(() -> window.run(PictureCommands.TAKE));
    }

    private void answer(String button) {
        untilShown("the question is asked", () -> question(button).isPresent());
        onFx(() -> {
            question(button).orElseThrow().fire();
            return true;
        });
        settled();
    }

    private static Optional<ButtonBase> question(String button) {
        return Window.getWindows().stream()
                .flatMap(open -> open.getScene().getRoot().lookupAll(".dialog-pane .button").stream())
                .map(found -> (ButtonBase) found)
                .filter(found -> found.getText().equals(button))
                .findFirst();
    }

    @Test
    void clipboardWithoutAPictureIsRefusedInWords(FxRobot robot) {
        ClipboardContent content = new ClipboardContent();
        content.putString("K...");
        copy(content);
        push(robot, KeyCode.CONTROL, KeyCode.V);
        assertTrue(text("#message").startsWith("the clipboard holds no picture"), () -> text("#message"));
        assertFalse(isOpen());
    }
}
