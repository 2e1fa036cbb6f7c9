package knightschool.ui.picture;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javax.imageio.ImageIO;
import knightschool.board.BoardText;
import knightschool.picture.PicturePoint;
import knightschool.setup.SceneKind;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.session.DropWindow;

/** A window in which pictures are opened, and what a person does with them; called from the thread of a test. */
final class PictureScreen {
    private final DropWindow window;
    private final Path folder;

    /** @param folder for the pictures' files */
    PictureScreen(SceneKind first, Path folder) {
        this.window = new DropWindow(first);
        this.folder = folder;
    }

    DropWindow window() {
        return window;
    }

    /** Writes a picture to a file. */
    Path file(String name, BufferedImage image) {
        Path file = folder.resolve(name);
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    /** Drops a picture, and waits until it is read. */
    void drop(BufferedImage image) {
        drop(file("board.png", image));
    }

    void drop(Path dropped) {
        assertTrue(window.drop(dropped));
        window.settled();
    }

    void copy(ClipboardContent content) {
        onFx(() -> Clipboard.getSystemClipboard().setContent(content));
    }

    void push(ScreenRobot robot, KeyCode... keys) {
        robot.push(keys);
        window.settled();
    }

    /** Does what a command does; to be used where that asks and waits for the answer. */
    void run(String command) {
        Platform.runLater(() -> window.window().run(command));
    }

    /** The board of the scene, as text. */
    String rows() {
        return BoardText.format(((SetupOnBoard) window.now()).board());
    }

    boolean isOpen() {
        return window.find("picture-canvas").isPresent();
    }

    PictureCorrectionCanvas canvas() {
        return (PictureCorrectionCanvas) window.find("picture-canvas").orElseThrow();
    }

    /** The mouse goes down, over each point, and up. */
    void drag(List<PicturePoint> points) {
        PictureCorrectionCanvas canvas = canvas();
        onFx(() -> {
            mouse(canvas, MouseEvent.MOUSE_PRESSED, points.getFirst());
            points.forEach(point -> mouse(canvas, MouseEvent.MOUSE_DRAGGED, point));
            mouse(canvas, MouseEvent.MOUSE_RELEASED, points.getLast());
            return true;
        });
        window.settled();
    }

    void click(int square) {
        PictureCorrectionCanvas canvas = canvas();
        drag(List.of(onFx(() -> canvas.centre(square))));
    }

    /** The mouse goes down and up at a point of a canvas, on the JavaFX thread. */
    static void click(PictureCorrectionCanvas canvas, PicturePoint at) {
        mouse(canvas, MouseEvent.MOUSE_PRESSED, at);
        mouse(canvas, MouseEvent.MOUSE_RELEASED, at);
    }

    private static void mouse(PictureCorrectionCanvas canvas, EventType<MouseEvent> type, PicturePoint point) {
        Point2D at = canvas.localToScene(point.x(), point.y());
        MouseEvents.fire(canvas, type, at.getX(), at.getY());
    }
}
