package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** The bets of a class on the answers of a slide: a dot for each hand that is up. */
class ClassBetsTest extends WrittenQuizJourney {
    private static final String FENCE = "```";

    @Test
    void handsAreCountedByClicksAndNumbersTakenBackAndCompared(ScreenRobot robot) throws IOException {
        show("## Bets\n\n" + FENCE + "bet\nask: How many squares has 5 × 5?\nkind: choice\n"
                + "answers: [sixteen, twenty-five, thirty]\nright: twenty-five\n" + FENCE + "\n");
        choose(robot, "sixteen");
        choose(robot, "twenty-five");
        choose(robot, "twenty-five");
        bets(robot, "1", "2", "");
        robot.push(KeyCode.DIGIT2);
        bets(robot, "1", "3", "");
        assertFalse(node(".reply").isVisible(), "nothing comes out before all have bet");
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT1);
        bets(robot, "", "3", "");
        pressWithShift(robot, "twenty-five");
        bets(robot, "", "2", "");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        bets(robot, "", "3", "");
        check(robot);
        assertReply("What came out", "It was twenty-five: all 3 bets.");
        robot.push(KeyCode.DIGIT3);
        bets(robot, "", "3", "1");
        assertFalse(node(".reply").isVisible(), "more bets are counted");
        check(robot);
        assertReply("What came out", "It was twenty-five: 3 of 4 bets.");
        turnAwayAndBack(robot);
        bets(robot, "", "3", "1");
        assertReply("What came out", "It was twenty-five: 3 of 4 bets.");
        assertEquals(4, robot.findAll(".tally-dot").size());
        assertEquals(List.of(), robot.findAll(".answer-cross"), "a bet is never marked wrong");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        bets(robot, "", "", "");
        assertFalse(node(".reply").isVisible(), "the next class bets");
    }

    /** A robot without a screen tells no click which keys are down. */
    private static void pressWithShift(ScreenRobot robot, String answer) {
        Node button = answer(robot, answer);
        onFx(() -> {
            PickResult at = new PickResult(button, 1, 1);
            button.fireEvent(new MouseEvent(
                    MouseEvent.MOUSE_PRESSED,
                    1,
                    1,
                    1,
                    1,
                    MouseButton.PRIMARY,
                    1,
                    true,
                    false,
                    false,
                    false,
                    true,
                    false,
                    false,
                    false,
                    false,
                    true,
                    at));
            return true;
        });
    }

    private static void bets(ScreenRobot robot, String... numbers) {
        untilShown(
                "the bets are counted",
                () -> robot.findAll(".tally-number", Labeled.class).stream()
                        .map(Labeled::getText)
                        .toList()
                        .equals(List.of(numbers)));
    }
}
