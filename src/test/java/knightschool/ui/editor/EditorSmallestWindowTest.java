package knightschool.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.setup.EditorSetup;
import knightschool.setup.GraphLayout;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The editor's controls in the smallest window. */
class EditorSmallestWindowTest {
    private static final double WIDTH = 1024;
    private static final double HEIGHT = 700;
    private static final double SHORTEST_SLIDER = 140;

    private MainWindow window;

    @BeforeEach
    void open() {
        window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
    }

    @AfterEach
    void close() {
        Toolkit.run(window::close);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BOARD")
    void controlsStandInOneRowAndTheSliderIsLong(GraphLayout layout) {
        Toolkit.run(() -> window.open(EditorSetup.of(Board.full(6, 6)).withLayout(layout)));
        Eventually.until(
                "the graph is in the layout",
                () -> Toolkit.call(() -> {
                    arrange();
                    return window.isSettled();
                }));
        double tools = at("#tool-hole").getCenterY();
        assertEquals(tools, at("#undo").getCenterY(), 2);
        assertEquals(tools, at("#rows").getCenterY(), 2);
        double menus = at("#layout").getCenterY();
        assertEquals(menus, at("#graph-more").getCenterY(), 2);
        assertEquals(menus, at("#verdict").getCenterY(), 2);
        assertTrue(at("#graph-more").getMaxX() <= at("#vertices").getMinX(), "the menus end where the facts begin");
        assertTrue(at("#graph-way").getWidth() >= SHORTEST_SLIDER, () -> "slider of " + at("#graph-way"));
    }

    private Bounds at(String id) {
        return Toolkit.call(() -> {
            Node node = window.scene().getRoot().lookup(id);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    private void arrange() {
        Parent root = window.scene().getRoot();
        root.resize(WIDTH, HEIGHT);
        root.applyCss();
        root.layout();
        root.layout();
    }
}
