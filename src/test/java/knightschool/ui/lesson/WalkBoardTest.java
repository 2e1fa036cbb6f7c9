package knightschool.ui.lesson;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The knight of a walk moves as in a game: by clicks, by drags, by arrow keys and by the keys 1 to 8. */
class WalkBoardTest extends WrittenQuizJourney {
    @BeforeEach
    void openWalk() throws IOException {
        show("## A walk\n\n```setup\nscene: walk\nboard: 5x5\nwalk: [a1, b3]\nshow: [hints]\n```\n");
    }

    private List<String> walk() {
        return onFx(() -> window.scene().getRoot().lookupAll(".walk-chip").stream()
                .map(chip -> ((Labeled) chip).getText())
                .toList());
    }

    private Point2D at(String name) {
        return onFx(() -> onScreen(canvas("#walk-board"), centre(canvas("#walk-board"), name)));
    }

    @Test
    void knightIsDraggedToItsNextSquareOverOthers(ScreenRobot robot) {
        robot.drag(at("b3"), MouseButton.PRIMARY).moveTo(at("c3"));
        assertEquals(List.of("a1", "b3"), walk());
        robot.dropTo(at("d4"));
        assertEquals(List.of("a1", "b3", "d4"), walk());
    }

    @Test
    void knightGlidesToTheSquareThatIsClickedAndThenStands(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        assertEquals(List.of("a1", "b3", "d4"), walk());
        untilShown("the knight stands", window::isSettled);
    }

    @Test
    void numbersMoveTheKnightInMoveOrder(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        robot.push(KeyCode.DIGIT2);
        assertEquals(List.of("a1", "b3", "d4", "c2"), walk());
    }

    /** How far the end of the row is to the right of what is seen of it, in pixels; negative where it is seen whole. */
    private double endBeyondSight() {
        return onFx(() -> {
            ScrollPane row = (ScrollPane) window.scene().getRoot().lookup(".walk-trail");
            Node last = row.getContent().lookupAll(".walk-chip").stream()
                    .max(Comparator.comparing(chip -> chip.getBoundsInParent().getMaxX()))
                    .orElseThrow();
            return last.localToScene(last.getLayoutBounds()).getMaxX()
                    - row.localToScene(row.getLayoutBounds()).getMaxX();
        });
    }

    @Test
    void newestSquareIsSeenHoweverLongTheWalkIs(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        for (int step = 3; step <= 22; step++) {
            robot.push(KeyCode.DIGIT1);
            assertEquals(step + 1, walk().size());
            untilShown("the knight stands", window::isSettled);
            afterFrames();
            double beyond = endBeyondSight();
            assertTrue(beyond <= 0.5, "step " + step + " ends " + beyond + " pixels too far");
        }
        assertTrue(
                onFx(() -> ((ScrollPane) window.scene().getRoot().lookup(".walk-trail"))
                                .getContent()
                                .getLayoutBounds()
                                .getWidth()
                        > window.scene()
                                .getRoot()
                                .lookup(".walk-trail")
                                .getLayoutBounds()
                                .getWidth()),
                "the row is longer than its place");
    }

    @Test
    void whatIsSaidOnASlideDoesNotGoAlongToTheNext(ScreenRobot robot) {
        robot.push(KeyCode.DIGIT8);
        untilShown("the key is answered", () -> robot.isSeen("#message"));
        robot.push(KeyCode.PAGE_DOWN);
        untilShown(
                "the next slide is on screen",
                () -> window.isSettled() && text("#slide-title").equals("Another"));
        assertFalse(robot.isSeen("#message"));
    }

    @Test
    void squareIsReadOutWithItsStepInTheWalk(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        assertEquals("d4, the knight, move 2", onFx(() -> canvas("#walk-board").getAccessibleText()));
        robot.moveTo(at("a1"));
        assertEquals("a1, the start", onFx(() -> canvas("#walk-board").getAccessibleText()));
        robot.moveTo(at("c3"));
        assertEquals("c3, not visited", onFx(() -> canvas("#walk-board").getAccessibleText()));
    }

    @Test
    void stepsThatAreTakenBackComeBack(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        robot.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
        assertEquals(List.of("a1"), walk());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(List.of("a1", "b3"), walk());
    }
}
