package knightschool.ui.choice;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import knightschool.ui.shell.QuestionDialog;
import org.junit.jupiter.api.Test;

/** Whoever uses keys sees where they are: in every card a control looks otherwise while it has the focus. */
class FocusLookTest extends WindowOnScreen {
    FocusLookTest() {
        super(BuiltInSceneKinds.COMPARE);
    }

    /** What is painted of a node and all in it; what scrolls has other controls in it. */
    private static List<List<Object>> look(Node node) {
        List<List<Object>> parts = new ArrayList<>();
        if (node instanceof Region region) {
            parts.add(Arrays.asList(region.getBackground(), region.getBorder()));
        }
        if (node instanceof Parent parent && !(node instanceof ScrollPane)) {
            parent.getChildrenUnmodifiable().forEach(child -> parts.addAll(look(child)));
        }
        return parts;
    }

    private static List<Node> above(Node node) {
        return Stream.iterate(node, one -> one != null, Node::getParent)
                .map(Node.class::cast)
                .toList();
    }

    private static void isInView(Node focused) {
        Bounds place = focused.localToScene(focused.getLayoutBounds());
        above(focused).stream().skip(1).filter(ScrollPane.class::isInstance).forEach(scroll -> {
            Bounds seen = scroll.localToScene(scroll.getLayoutBounds());
            assertTrue(
                    place.getMinY() >= seen.getMinY() && place.getMaxY() <= seen.getMaxY(),
                    () -> focused + " is at " + place + " and seen is " + seen);
        });
    }

    /** Goes on by Tab and looks at every control that has the focus; returns how they are named. */
    private static List<String> walk(ScreenRobot robot, Node card, int tabs) {
        List<String> met = new ArrayList<>();
        for (int tab = 0; tab < tabs; tab++) {
            afterFrames();
            Node focused = card.getScene().getFocusOwner();
            isInView(focused);
            List<List<Object>> there = look(focused);
            robot.push(KeyCode.TAB);
            afterFrames();
            assertNotEquals(there, look(focused), () -> focused + " looks the same without the keys");
            met.add(String.valueOf(focused.getId()));
        }
        return met;
    }

    /** What is typed is read in both themes, also in a card that is opened for the first time. */
    @Test
    void fieldsOfACardHaveTheSameInkWithAndWithoutTheKeys(ScreenRobot robot) {
        onFx(() -> {
            window().run("window.theme");
            return true;
        });
        afterFrames();
        robot.push(KeyCode.B);
        afterFrames();
        List<Paint> inks = new ArrayList<>();
        for (int tab = 0; tab < 3; tab++) {
            inks.add(ink(robot, "#columns"));
            inks.add(ink(robot, "#rows"));
            robot.push(KeyCode.TAB);
            afterFrames();
        }
        assertEquals(1, Set.copyOf(inks).size(), inks::toString);
    }

    private static Paint ink(ScreenRobot robot, String field) {
        return onFx(() -> ((Text) ((Spinner<?>) robot.find(field)).getEditor().lookup(".text")).getFill());
    }

    @Test
    void controlsOfCardsAreSeenToHaveTheKeys(ScreenRobot robot) {
        robot.push(KeyCode.B);
        List<String> board = walk(robot, robot.find("#closed"), 5);
        assertTrue(board.contains("closed"), board::toString);
        robot.push(KeyCode.ESCAPE);
        window().scene().getWindow().setHeight(400);
        afterFrames();
        robot.push(KeyCode.F1);
        List<String> help = walk(robot, robot.find("#help-card"), 4);
        assertTrue(help.contains("fresh-start"), help::toString);
        robot.push(KeyCode.ESCAPE);
        QuestionDialog.ask(
                window(),
                "Save?",
                "It is only a test.",
                List.of(QuestionDialog.Answer.usual("Save", () -> {}), QuestionDialog.Answer.of("Cancel", () -> {})));
        walk(robot, robot.find("#question"), 2);
    }
}
