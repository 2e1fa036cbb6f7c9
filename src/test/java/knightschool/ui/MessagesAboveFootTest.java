package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.shell.QuestionDialog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A message covers no control, and moves nothing. */
@Execution(ExecutionMode.CONCURRENT)
class MessagesAboveFootTest extends UnshownWindow {
    private static final String LONG = "The board is saved to a-file-with-a-long-name.board in a folder of its own. ";

    private static final long STEP_WITH_A_SENTENCE = 44;

    static List<SceneKind> scenes() {
        return List.of(
                BuiltInSceneKinds.PLAY,
                BuiltInSceneKinds.LEVEL,
                BuiltInSceneKinds.COMPARE,
                BuiltInSceneKinds.EDITOR,
                BuiltInSceneKinds.CENSUS,
                BuiltInSceneKinds.TOUR,
                BuiltInSceneKinds.STATEMAP,
                BuiltInSceneKinds.TOURMAP,
                BuiltInSceneKinds.LESSONS,
                BuiltInSceneKinds.GLOSSARY);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void messageMeetsNoControlAndMovesNone(SceneKind kind) {
        for (String words : List.of("The board is saved.", LONG.repeat(2))) {
            meetsNone(kind, words, 1280, 720);
            meetsNone(kind, words, 1024, 700);
        }
        larger();
        larger();
        meetsNone(kind, LONG, 1280, 720);
        meetsNone(kind, LONG, 1024, 700);
    }

    /** What is lost by an answer is read before it is given. */
    @Test
    void messageLeavesAQuestionInSight() {
        for (double[] size : new double[][] {{1280, 720}, {1024, 700}}) {
            ToolkitThread.run(() -> {
                window.show(BuiltInSceneKinds.PLAY);
                FrameLayout.of(window.scene(), size[0], size[1]);
                QuestionDialog.ask(
                        window,
                        "Close, although this cannot be kept?",
                        LONG + "What is not kept is lost when you close the window.",
                        List.of(QuestionDialog.Answer.of("Cancel", () -> {})));
                FrameLayout.of(window.scene(), size[0], size[1]);
                window.messages().say(LONG.repeat(2));
                FrameLayout.of(window.scene(), size[0], size[1]);
                Bounds place = bounds(window.scene().getRoot().lookup(".message"));
                Bounds question = bounds(window.scene().getRoot().lookup("#question"));
                assertTrue(!place.intersects(question), question + " under " + place);
                ((Button) window.scene().getRoot().lookup("#question .button")).fire();
            });
        }
    }

    @Test
    void messageLeavesTheNumbersOfTheCensusInSight() {
        for (double[] size : new double[][] {{1280, 720}, {1024, 700}}) {
            ToolkitThread.run(() -> {
                window.show(BuiltInSceneKinds.CENSUS);
                window.messages().clear();
                FrameLayout.of(window.scene(), size[0], size[1]);
                window.messages().say(LONG.repeat(2));
                FrameLayout.of(window.scene(), size[0], size[1]);
                Bounds place = bounds(window.scene().getRoot().lookup(".message"));
                for (String number : List.of("#figure-found", "#figure-absent", "#figure-median", "#progress")) {
                    Bounds words = bounds(window.scene().getRoot().lookup(number));
                    assertTrue(!place.intersects(words), number + " at " + words + " under " + place);
                }
            });
        }
    }

    @Test
    void messageLeavesTheSentenceOfAComparisonInSight() {
        ToolkitThread.run(() ->
                window.open(CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(STEP_WITH_A_SENTENCE)))));
        for (int larger = 0; larger <= 4; larger++) {
            for (double[] size : new double[][] {{1920, 1080}, {1280, 720}, {1024, 700}}) {
                ToolkitThread.run(window.messages()::clear);
                FrameLayout.untilSettled(window, size[0], size[1]);
                for (String words : List.of("Esc or F11 leaves the full screen.", LONG, LONG.repeat(2))) {
                    ToolkitThread.run(() -> leavesTheSentenceInSight(words, size));
                }
            }
            larger();
        }
    }

    private void leavesTheSentenceInSight(String words, double... size) {
        window.messages().say(words);
        FrameLayout.of(window.scene(), size[0], size[1]);
        Bounds place = bounds(window.scene().getRoot().lookup(".message"));
        Bounds sentence = bounds(window.scene().getRoot().lookup("#compare-summary"));
        assertTrue(!place.intersects(sentence), size[0] + ": " + sentence + " under " + place);
    }

    /** What is read stays in sight also where a message comes unasked, as on the way into the full screen. */
    @ParameterizedTest
    @MethodSource("scenes")
    void shortMessageMeetsNoWords(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        for (double[] size : new double[][] {{1280, 720}, {1024, 700}}) {
            FrameLayout.untilSettled(window, size[0], size[1]);
            ToolkitThread.run(() -> {
                window.messages().say("Esc or F11 leaves the full screen.");
                FrameLayout.of(window.scene(), size[0], size[1]);
                Bounds place = bounds(window.scene().getRoot().lookup(".message"));
                List<String> covered = new ArrayList<>();
                read(window.scene().getRoot(), place, covered);
                assertEquals(List.of(), covered, kind + " " + size[0] + " under " + place);
            });
        }
    }

    private void read(Node node, Bounds place, List<String> covered) {
        if (!node.isVisible() || node.getStyleClass().contains("message")) {
            return;
        }
        if (node instanceof Text text && !text.getText().isBlank() && place.intersects(bounds(text))) {
            covered.add(text.getText());
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> read(child, place, covered));
        }
    }

    private void larger() {
        ToolkitThread.run(() -> window.run("window.larger"));
    }

    private void meetsNone(SceneKind kind, String words, double width, double height) {
        ToolkitThread.run(() -> {
            window.show(kind);
            window.messages().clear();
            FrameLayout.of(window.scene(), width, height);
            List<Node> controls = new ArrayList<>();
            note(window.scene().getRoot(), controls);
            List<Bounds> before = controls.stream().map(this::bounds).toList();
            window.messages().say(words);
            FrameLayout.of(window.scene(), width, height);
            Node message = window.scene().getRoot().lookup(".message");
            Bounds place = bounds(message);
            for (int i = 0; i < controls.size(); i++) {
                Bounds covered = before.get(i);
                assertTrue(
                        !place.intersects(covered),
                        kind + " " + width + ": " + controls.get(i) + " at " + covered + " under " + place);
            }
            assertEquals(before, controls.stream().map(this::bounds).toList(), "nothing moves");
            assertTrue(place.getMinX() >= 0 && place.getMaxX() <= width && place.getMaxY() <= height, place.toString());
        });
    }

    private void note(Node node, List<Node> controls) {
        if (!node.isVisible() || node.getStyleClass().contains("message") || isCutOff(node)) {
            return;
        }
        if (isControl(node)) {
            controls.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, controls));
        }
    }

    private static boolean isControl(Node node) {
        return node.getStyleClass().contains(MessageDisplay.KEPT_CLEAR)
                || node instanceof ButtonBase
                || node instanceof TextInputControl
                || node instanceof ComboBoxBase
                || node instanceof ChoiceBox
                || node instanceof Slider
                || node instanceof Spinner;
    }

    /** What was scrolled out of sight is not covered. */
    private boolean isCutOff(Node node) {
        for (Node above = node.getParent(); above != null; above = above.getParent()) {
            if (above.getStyleClass().contains("viewport") && !bounds(above).contains(bounds(node))) {
                return isControl(node) && !bounds(above).intersects(bounds(node));
            }
        }
        return false;
    }

    private Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
