package knightschool.ui.graph;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.ui.SceneRegistry;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/** The picture of a graph in a file, saved from its menu. */
@ExtendWith(OnScreen.class)
class GraphPictureTest {
    private static final Board BOARD = Board.full(6, 5);

    @TempDir
    Path folder;

    private String name = "graph.svg";
    private Stage stage;
    private MainWindow shell;
    private GraphPane pane;
    private GraphPanel panel;

    @Start
    void open(Stage shared) {
        shell = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        pane = new GraphPane();
        pane.setAnimated(false);
        panel = new GraphPanel(shell, pane, _ -> Optional.of(new FileSaver.Answer(folder.resolve(name), false)));
        stage = new Stage();
        stage.setScene(new Scene(panel, 600, 500));
        stage.show();
        pane.show(KnightGraph.of(BOARD));
    }

    @AfterEach
    void close() {
        Eventually.onFx(Executors.callable(() -> {
            panel.close();
            pane.close();
            shell.close();
            stage.close();
        }));
    }

    private Path saved(String file) {
        name = file;
        Eventually.onFx(Executors.callable(() -> {
            MenuButton menu = (MenuButton) panel.lookup("#graph-more");
            MenuItem save = menu.getItems().stream()
                    .filter(item -> "graph-save".equals(item.getId()))
                    .findFirst()
                    .orElseThrow();
            save.fire();
        }));
        untilShown("the picture is saved", panel::isSettled);
        return folder.resolve(file);
    }

    @Test
    void svgHasACircleForEveryVertex() throws IOException {
        String svg = Files.readString(saved("graph.svg"));
        assertTrue(count(svg, "<circle") >= BOARD.playableCount(), svg);
        assertEquals(1, count(svg, "<svg"));
    }

    private static int count(String text, String part) {
        return (text.length() - text.replace(part, "").length()) / part.length();
    }

    @Test
    void pngIsTwiceAsLargeAsOnTheScreen() throws IOException {
        BufferedImage image = ImageIO.read(saved("graph.png").toFile());
        assertEquals(2 * pane.getWidth(), image.getWidth(), 2);
        assertEquals(2 * pane.getHeight(), image.getHeight(), 2);
    }

    @Test
    void fileThatNobodyWasAskedAboutIsNotReplaced() throws IOException {
        Files.writeString(folder.resolve("graph.svg"), "mine");
        assertEquals("mine", Files.readString(saved("graph.svg")));
    }

    @Test
    void nameWithoutAFormatIsRefusedInWords() {
        Path file = saved("graph.doc");
        assertTrue(Files.notExists(file));
        assertTrue(Eventually.onFx(panel::isSettled));
    }
}
