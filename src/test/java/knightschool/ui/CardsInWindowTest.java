package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Where cards and messages stand depends on the window as it is, and not on what it was before. */
@Execution(ExecutionMode.CONCURRENT)
class CardsInWindowTest {
    private static final double WIDE = 1920;
    private static final double HIGH = 1080;
    private static final double NARROW = 1280;
    private static final double LOW = 720;
    private static final double TOLERANCE = 0.5;

    private MainWindow window;

    @BeforeEach
    void open() {
        window = ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.LESSONS));
    }

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    @Test
    void windowThatBecameSmallerShowsItsCardsAfterAMessage() {
        ToolkitThread.run(() -> {
            messageThenSmaller();
            window.messages().clear();
            cardsAreInside();
        });
    }

    @Test
    void windowThatBecameSmallerShowsItsCardsUnderAMessage() {
        ToolkitThread.run(() -> {
            messageThenSmaller();
            assertInside(".message");
            cardsAreInside();
        });
    }

    /** As in a full screen that is left while its message stands. */
    private void messageThenSmaller() {
        FrameLayout.of(window.scene(), WIDE, HIGH);
        window.messages().say("Esc or F11 leaves the full screen.");
        FrameLayout.of(window.scene(), WIDE, HIGH);
        for (int times = 0; times < 4; times++) {
            window.run("window.larger");
            FrameLayout.of(window.scene(), WIDE, HIGH);
        }
        FrameLayout.of(window.scene(), NARROW, LOW);
    }

    private void cardsAreInside() {
        show("window.help", "#help-card");
        show("window.palette", "#palette");
        QuestionDialog.ask(
                window,
                "Save the board first?",
                "It is in no file.",
                List.of(QuestionDialog.Answer.of("Cancel", () -> {})));
        FrameLayout.of(window.scene(), NARROW, LOW);
        assertInside("#question");
    }

    private void show(String command, String card) {
        window.run(command);
        FrameLayout.of(window.scene(), NARROW, LOW);
        assertInside(card);
        window.run(command);
        FrameLayout.of(window.scene(), NARROW, LOW);
        assertFalse(window.scene().getRoot().lookup("#overlay").isVisible(), card);
    }

    private void assertInside(String card) {
        Node node = window.scene().getRoot().lookup(card);
        Bounds place = node.localToScene(node.getLayoutBounds());
        Bounds seen = new BoundingBox(-TOLERANCE, -TOLERANCE, NARROW + 2 * TOLERANCE, LOW + 2 * TOLERANCE);
        assertTrue(seen.contains(place), card + " at " + place);
    }
}
