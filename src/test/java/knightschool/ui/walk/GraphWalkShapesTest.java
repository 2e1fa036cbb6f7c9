package knightschool.ui.walk;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.setup.Setup;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class GraphWalkShapesTest {
    private static final double PIXEL = 1;

    @TempDir
    private Path folder;

    private MainWindow window;

    @BeforeEach
    void open() throws IOException {
        Path file = Files.writeString(folder.resolve("a.graph"), "A 0 0\nB 9 1\nC 1 2\nD 3 7\nA-B B-C C-D D-A A-C\n");
        GraphWalkSetup setup = ((GraphWalkSetup) AnyFileSetupReader.read(file)).withWalk(List.of(3, 0));
        window = onFx(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        onFx(() -> {
            window.open(setup);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    /** Returns x and y of each vertex, once no vertex moves. */
    private List<Double> places() {
        untilShown("the vertices are in place", () -> {
            JavaFxSceneCapture.arrange(window.scene(), 1280, 720);
            return window.isSettled();
        });
        return onFx(() -> {
            InteractiveGraphPane pane =
                    (InteractiveGraphPane) window.scene().getRoot().lookup("#walked-graph");
            return List.of(
                    pane.xOf(0),
                    pane.yOf(0),
                    pane.xOf(1),
                    pane.yOf(1),
                    pane.xOf(2),
                    pane.yOf(2),
                    pane.xOf(3),
                    pane.yOf(3));
        });
    }

    private List<Double> placesAfterKey() {
        onFx(() -> {
            window.run("graphwalk.layout");
            return true;
        });
        return places();
    }

    @Test
    void keyShowsCircleSpringsAndTheGraphAsGiven() {
        Optional<Setup> before = onFx(window::now);
        List<Double> given = places();
        List<Double> circle = placesAfterKey();
        assertEquals(circle.get(0), circle.get(4), PIXEL, "A is above C");
        assertEquals(circle.get(3), circle.get(7), PIXEL, "B is beside D");
        List<Double> springs = placesAfterKey();
        assertNotEquals(circle, springs);
        assertEquals(given, placesAfterKey());
        assertEquals(before, onFx(window::now), "the walk stays");
    }
}
