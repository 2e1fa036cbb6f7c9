package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** From a picture to a board in the game and in the editor, as a person goes. */
@ExtendWith(OnScreen.class)
class PictureJourneyTest {
    private static final String ROWS = "K...\n...#\n....\n....\n";
    private static final String CORRECTED = "K...\n....\n....\n...#\n";

    @TempDir
    private Path folder;

    private PictureScreen screen;

    @BeforeEach
    void open() {
        screen = new PictureScreen(BuiltInSceneKinds.PLAY, folder);
    }

    @AfterEach
    void close() {
        screen.window().close();
    }

    private String size() {
        return screen.window().text("picture-size");
    }

    private static BufferedImage board() {
        return PlainPicture.of(ROWS);
    }

    /** One board left, a smaller one from 400 pixels on. */
    private static BufferedImage two() {
        BufferedImage two = new BufferedImage(700, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = two.createGraphics();
        g.drawImage(PlainPicture.of("K..#.\n.#...\n...#.\n#....\n"), 0, 0, null);
        g.drawImage(
                PlainPicture.of("K.#\n...\n#..\n", 40, 40, 40, Color.LIGHT_GRAY, Color.DARK_GRAY, Color.BLACK),
                400,
                0,
                null);
        g.dispose();
        return two;
    }

    @Test
    void pictureIsDroppedCorrectedSolvedAndPlayed(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.TOUR);
        screen.drop(board());
        PlaySetup before = assertInstanceOf(PlaySetup.class, screen.window().now());
        assertEquals("4 × 4, 15 squares", size());
        assertEquals("The knight is on a4.", screen.window().text("picture-knight"));
        screen.click(7);
        screen.click(15);
        assertEquals("4 × 4, 15 squares", size());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("4 × 4, 16 squares", size());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Y);
        assertEquals("4 × 4, 15 squares", size());
        screen.push(robot, KeyCode.D);
        assertFalse(screen.window().text("picture-walk").isEmpty());
        screen.push(robot, KeyCode.CONTROL, KeyCode.C);
        String clicks = onFx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(clicks.startsWith("square,x,y,name\n0,"), clicks);
        assertTrue(clicks.lines().count() >= 16, clicks);
        assertEquals(before, screen.window().now(), "nothing is taken yet");

        screen.push(robot, KeyCode.ENTER);
        assertFalse(screen.isOpen());
        assertEquals(CORRECTED, screen.rows());
        assertEquals(List.of(0), ((PlaySetup) screen.window().now()).game().path());
        screen.push(robot, KeyCode.ALT, KeyCode.LEFT);
        assertEquals(before, screen.window().now());
    }

    @Test
    void pictureIsCorrectedByKeysAlone(ScreenRobot robot) {
        screen.drop(board());
        screen.push(robot, KeyCode.RIGHT);
        for (int down = 0; down < 3; down++) {
            screen.push(robot, KeyCode.DOWN);
        }
        screen.push(robot, KeyCode.SPACE);
        screen.push(robot, KeyCode.RIGHT);
        screen.push(robot, KeyCode.DIGIT2);
        assertEquals("The knight is on b1.", screen.window().text("picture-knight"));
        screen.push(robot, KeyCode.ENTER);
        assertEquals("....\n...#\n....\n#K..\n", screen.rows());
    }

    @Test
    void frameIsDraggedAroundOneOfTwoBoardsAndReadAgain(ScreenRobot robot) {
        screen.drop(two());
        screen.push(robot, KeyCode.DIGIT3);
        PictureCorrectionCanvas canvas = screen.canvas();
        screen.drag(onFx(() -> List.of(canvas.at(410, 10), canvas.at(500, 90), canvas.at(610, 210))));
        assertEquals("3 × 3, 7 squares", size());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertNotEquals("3 × 3, 7 squares", size());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Y);
        screen.push(robot, KeyCode.ENTER);
        assertEquals("K.#\n...\n#..\n", screen.rows());
    }

    @Test
    void frameIsMovedByKeysToAnotherBoardAndReadThere(ScreenRobot robot) {
        screen.drop(two());
        moveFrameAndRead(robot);
    }

    @Test
    void keysActOnTheFrameThatIsChosenWhileAWalkIsShown(ScreenRobot robot) {
        screen.drop(two());
        screen.push(robot, KeyCode.D);
        assertFalse(screen.window().text("picture-walk").isEmpty());
        moveFrameAndRead(robot);
    }

    private void moveFrameAndRead(ScreenRobot robot) {
        screen.push(robot, KeyCode.DIGIT3);
        for (int left = 0; left < 57; left++) {
            robot.push(KeyCode.SHIFT, KeyCode.LEFT);
        }
        for (int right = 0; right < 57; right++) {
            robot.push(KeyCode.RIGHT);
        }
        assertNotEquals("3 × 3, 7 squares", size(), "nothing is read yet");
        screen.push(robot, KeyCode.SPACE);
        assertEquals("3 × 3, 7 squares", size());
    }

    @Test
    void pictureWithoutABoardIsRefusedInWordsAndGoneWithEsc(ScreenRobot robot) {
        screen.drop(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB));
        assertEquals("No board was found", size());
        screen.push(robot, KeyCode.ENTER);
        assertTrue(screen.isOpen(), "there is no board to be taken");
        screen.push(robot, KeyCode.ESCAPE);
        assertTrue(screen.isOpen(), "the message of the key before is closed first");
        screen.push(robot, KeyCode.ESCAPE);
        assertFalse(screen.isOpen());
    }

    @Test
    void enterMeansTheButtonThatHasTheFocus(ScreenRobot robot) {
        Setup before = screen.window().now();
        screen.drop(board());
        Node back = screen.window().find("picture-back").orElseThrow();
        onFx(() -> {
            back.requestFocus();
            return true;
        });
        screen.push(robot, KeyCode.ENTER);
        assertFalse(screen.isOpen());
        assertEquals(before, screen.window().now());
    }

    @Test
    void damagedFileIsRefusedAndThePictureThatIsOpenStays() throws IOException {
        screen.drop(board());
        screen.click(7);
        Path damaged = Files.write(folder.resolve("damaged.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
        screen.drop(damaged);
        assertTrue(
                screen.window().message().startsWith(damaged.toString()),
                screen.window().message());
        assertEquals("4 × 4, 16 squares", size());
    }

    @Test
    void pictureIsPastedInTheEditorAndTakenAsOneStep(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.EDITOR);
        EditorSetup before = (EditorSetup) screen.window().now();
        ClipboardContent content = new ClipboardContent();
        Path file = screen.file("board.png", board());
        content.putImage(onFx(() -> new Image(file.toUri().toString())));
        screen.copy(content);
        screen.push(robot, KeyCode.CONTROL, KeyCode.V);
        screen.click(7);
        screen.click(15);
        assertEquals(before, screen.window().now());
        screen.push(robot, KeyCode.ENTER);
        assertEquals(CORRECTED, screen.rows());
        assertEquals(1, onFx(() -> screen.window().window().unsaved().size()));
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before.board(), ((EditorSetup) screen.window().now()).board());
    }

    @Test
    void boardOfAPictureIsTakenBackForTheGameBeforeAndComesAgain(ScreenRobot robot) {
        robot.clickOn("#play-board");
        screen.window().settled();
        PlaySetup before = (PlaySetup) screen.window().now();
        assertEquals(1, before.visited());
        screen.drop(board());
        screen.push(robot, KeyCode.ENTER);
        assertEquals(ROWS, screen.rows());
        Setup taken = screen.window().now();
        screen.push(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, screen.window().now());
        screen.push(robot, KeyCode.CONTROL, KeyCode.Y);
        assertEquals(taken, screen.window().now());
    }

    /** A board that is small in its picture is shown near by itself. */
    @Test
    void wholePictureIsShownByItsKey(ScreenRobot robot) {
        BufferedImage large = new BufferedImage(2_400, 1_600, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = large.createGraphics();
        g.drawImage(PlainPicture.of(ROWS), 1_000, 600, null);
        g.dispose();
        screen.drop(large);
        assertEquals("4 × 4, 15 squares", size());
        assertFalse(isWholeShown(), "the board is shown near");
        screen.push(robot, KeyCode.DIGIT0);
        assertTrue(isWholeShown());
        assertEquals("4 × 4, 15 squares", size());
        screen.push(robot, KeyCode.Z);
        assertFalse(isWholeShown());
    }

    /** Whether both corners of the picture lie on the canvas. */
    private boolean isWholeShown() {
        PictureCorrectionCanvas canvas = screen.canvas();
        return onFx(() -> Stream.of(canvas.at(0, 0), canvas.at(2_400, 1_600))
                .allMatch(corner -> canvas.contains(corner.x(), corner.y())));
    }

    @Test
    void unsavedBoardIsAskedAboutBeforeOneOfACopiedFileTakesItsPlace(ScreenRobot robot) {
        screen.window().show(BuiltInSceneKinds.EDITOR);
        robot.clickOn("#editor-board");
        screen.window().settled();
        Board changed = ((EditorSetup) screen.window().now()).board();
        ClipboardContent content = new ClipboardContent();
        content.putFiles(List.of(screen.file("board.png", board()).toFile()));
        screen.copy(content);
        screen.push(robot, KeyCode.CONTROL, KeyCode.V);
        screen.run(PictureCorrectionCommands.TAKE);
        screen.window().answer("Cancel");
        assertTrue(screen.isOpen());
        assertEquals(changed, ((EditorSetup) screen.window().now()).board());
        screen.run(PictureCorrectionCommands.TAKE);
        screen.window().answer("Don't save");
        assertEquals(ROWS, screen.rows());
    }

    @Test
    void clipboardWithoutAPictureIsRefusedInWords(ScreenRobot robot) {
        ClipboardContent content = new ClipboardContent();
        content.putString("K...");
        screen.copy(content);
        screen.push(robot, KeyCode.CONTROL, KeyCode.V);
        assertTrue(
                screen.window().message().startsWith("The clipboard holds no picture"),
                screen.window().message());
        assertFalse(screen.isOpen());
    }
}
