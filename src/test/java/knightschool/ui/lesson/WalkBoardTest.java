package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Labeled;
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

    @Test
    void squareIsReadOutWithItsStepInTheWalk(ScreenRobot robot) {
        click(robot, "#walk-board", "d4");
        assertEquals("d4, the knight, step 2", onFx(() -> canvas("#walk-board").getAccessibleText()));
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
