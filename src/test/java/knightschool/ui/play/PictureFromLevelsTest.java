package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.SceneRegistry;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A picture that is asked for by its key where a person plays levels: the tour game has its board. */
@ExtendWith(OnScreen.class)
class PictureFromLevelsTest {
    private static final String ROWS = "K...\n...#\n....\n....\n";

    @TempDir
    private Path folder;

    private final FixedAnswers answers = new FixedAnswers();
    private MainWindow window;
    private ShownWindow shown;

    @Start
    void open(Stage shared) {
        SceneDescriptor<PlaySetup> play = new SceneDescriptor<>(
                BuiltInSceneKinds.PLAY,
                PlayWords.TITLE,
                PlaySetup.class,
                _ -> PlaySetup.of(WrittenBoard.usual()),
                (shell, form) -> new PlayScene(shell, form, answers));
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all().with(play));
        window.show(BuiltInSceneKinds.LEVEL);
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private Board board() {
        return ((PlaySetup) onFx(window::now).orElseThrow()).board();
    }

    /** The board that nobody had moved on comes back before the one that was taken. */
    @Test
    void fileIsAskedForAndItsBoardIsTakenAndGivenBack(ScreenRobot robot) throws IOException {
        File file = folder.resolve("board.png").toFile();
        ImageIO.write(PlainPicture.of(ROWS), "png", file);
        answers.open = Optional.of(file.toPath());
        untilShown("a level is there", window::isSettled);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        untilShown(
                "the picture is read",
                () -> window.isSettled() && window.scene().lookup("#picture-canvas") != null);
        assertEquals(1, answers.opening.size());
        assertEquals(BuiltInSceneKinds.PLAY, onFx(window::now).orElseThrow().scene());
        robot.push(KeyCode.ENTER);
        untilShown(
                "its board is taken", () -> window.isSettled() && window.scene().lookup("#picture-canvas") == null);
        assertEquals(BoardText.parse(ROWS), board());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(Board.full(8, 8), board());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(BoardText.parse(ROWS), board());
    }
}
