package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import knightschool.setup.SceneKind;
import knightschool.ui.render.Toolkit;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A message stands above the controls at the foot of each scene. */
class MessagesAboveFootTest {
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
    @EnumSource(
            value = SceneKind.class,
            names = {"PLAY", "COMPARE", "EDITOR", "CENSUS", "TOUR"})
    void messageLeavesTheFootFree(SceneKind kind) {
        Toolkit.run(() -> {
            window.show(kind);
            arrange();
            window.messages().say("The board is saved.");
            arrange();
            Parent root = window.scene().getRoot();
            Set<Node> feet = root.lookupAll(".scene-foot");
            assertFalse(feet.isEmpty());
            double lower = bottom(root.lookup(".message"));
            feet.forEach(foot -> assertTrue(lower <= top(foot), lower + " is below " + top(foot)));
        });
    }

    private void arrange() {
        FrameLayout.of(window.scene(), 1280, 720);
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private static double bottom(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }
}
