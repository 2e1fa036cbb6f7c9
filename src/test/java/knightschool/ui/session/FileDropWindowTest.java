package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.BesideScreen;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A file that is dragged with the mouse from another window, through the system. */
@Tag("window")
@BesideScreen
@ExtendWith(OnScreen.class)
class FileDropWindowTest {
    private static final Board SMALL = Board.full(4, 3);

    @TempDir
    private Path folder;

    private MainWindow window;
    private WindowFileCommands files;
    private ShownWindow shown;
    private Stage other;
    private volatile Path dragged;
    private volatile boolean begun;

    @BeforeEach
    void open() {
        dragged = folder.resolve("small.board");
        BoardText.write(dragged, SMALL);
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            files = new WindowFileCommands(window, Platform::runLater);
            FileDropHandler.on(window.scene(), files::open);
            window.show(BuiltInSceneKinds.LESSONS);
            shown = new ShownWindow(window);
            other = new Stage();
            other.setScene(new Scene(source(), 120, 60));
            other.setAlwaysOnTop(true);
            other.setX(0);
            other.setY(0);
            other.show();
            other.toFront();
            return true;
        });
    }

    private Label source() {
        Label source = new Label("file");
        source.setId("dragged-file");
        source.setOnDragDetected(_ -> {
            Dragboard dragboard = source.startDragAndDrop(TransferMode.COPY);
            ClipboardContent content = new ClipboardContent();
            content.putFiles(List.of(dragged.toFile()));
            dragboard.setContent(content);
            begun = true;
        });
        return source;
    }

    @AfterEach
    void close() {
        onFx(() -> {
            files.close();
            other.close();
            return true;
        });
        shown.close();
    }

    /** The system tells of the mouse after a while: it is let go once the drag has begun. */
    private void drop(ScreenRobot robot) {
        robot.drag(middle(onFx(() -> robot.find("#dragged-file")))).moveBy(30, 12);
        Eventually.until("the drag has begun", () -> begun);
        robot.dropTo(middle(window.scene().getRoot()));
    }

    private static Point2D middle(Node node) {
        return onFx(() -> {
            Bounds there = node.localToScreen(node.getBoundsInLocal());
            return new Point2D(there.getCenterX(), there.getCenterY());
        });
    }

    @Test
    void dropOpensABoardThatIsDraggedFromAnotherWindow(ScreenRobot robot) {
        drop(robot);
        untilShown("the board is open", () -> files.isSettled() && window.now().orElseThrow() instanceof EditorSetup);
        assertEquals(SMALL, ((EditorSetup) onFx(window::now).orElseThrow()).board());
    }

    @Test
    void dropOfAPictureShowsTheBoardInIt(ScreenRobot robot) throws IOException {
        dragged = folder.resolve("picture.png");
        ImageIO.write(PlainPicture.of("K...\n...#\n....\n....\n"), "png", dragged.toFile());
        drop(robot);
        untilShown(
                "the picture is read",
                () -> files.isSettled() && window.scene().lookup("#picture-size") != null && window.isSettled());
        assertEquals("4 × 4, 15 squares", onFx(() -> robot.text("#picture-size")));
    }
}
