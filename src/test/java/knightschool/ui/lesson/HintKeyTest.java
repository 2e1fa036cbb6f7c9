package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import knightschool.ui.hint.HintWords;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** The key that gives a hint in Play and on the maps gives one to the question of a slide, too. */
class HintKeyTest extends WrittenQuizJourney {
    @Test
    void givesTheHintsOneByOneAndThenSaysThatThereAreNoMore(ScreenRobot robot) throws IOException {
        example("## Half of them");
        assertEquals(
                "Get this hint (H)",
                robot.find("#quiz-help", Button.class).getTooltip().getText());
        robot.push(KeyCode.H);
        assertReply("Hint 1 of 2", "How many ends does an edge have?");
        robot.push(KeyCode.H);
        assertReply("Hint 2 of 2", "The sum counts every edge twice.");
        robot.push(KeyCode.H);
        robot.untilText("#message", HintWords.EVERY_GIVEN);
        assertEquals("Solution", text("#quiz-help"), "the solution is not shown by a slip");
    }

    /** While the answer is made and after a verdict; a shown hint is not given again. */
    @Test
    void givesAHintThatWasReadAgainUntilTheQuestionIsAnswered(ScreenRobot robot) throws IOException {
        example("## Half of them");
        robot.push(KeyCode.H).push(KeyCode.H);
        robot.clickOn(".text-field").write("48");
        assertReply("Hint 2 of 2", "The sum counts every edge twice.");
        robot.write("\n");
        assertReply("Not yet", "Each edge was counted at both of its ends.");
        robot.clickOn("#slide-title").push(KeyCode.H);
        assertReply("Hint 2 of 2", "The sum counts every edge twice.");
        robot.push(KeyCode.H);
        robot.untilText("#message", HintWords.EVERY_GIVEN);
        robot.clickOn(".text-field")
                .push(KeyCode.END)
                .type(KeyCode.BACK_SPACE, 2)
                .write("24\n");
        assertReply("Right!", "Each edge is counted twice, so the sum is halved.");
    }

    @Test
    void isWrittenInAnAnswer(ScreenRobot robot) throws IOException {
        example("## Half of them");
        robot.clickOn(".text-field").write("h");
        assertEquals("h", robot.find(".text-field", TextField.class).getText());
        assertEquals("Hint 1 of 2", text("#quiz-help"));
    }

    @Test
    void helpsWithTheQuestionBeforeTheGameBesideIt(ScreenRobot robot) throws IOException {
        slide(
                "## A game",
                "scene: play\nboard: 5x5\nwalk: [a1]\n",
                "ask: Make three moves.\nkind: play\nright: [moves >= 3]\nhints: [Any three will do.]\n");
        assertEquals(1, listed(robot), "one line of the list of keys");
        robot.push(KeyCode.H);
        assertReply("Hint", "Any three will do.");
        robot.push(KeyCode.H);
        untilShown(
                "then it is the game's",
                () -> node("#hint-1").getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("displayed")));
    }

    /** How often the key stands in the list of keys. */
    private long listed(ScreenRobot robot) {
        robot.push(KeyCode.F1);
        long count = onFx(() -> node("#help-card").lookupAll(".keys").stream()
                .filter(key -> ((Labeled) key).getText().equals("H"))
                .count());
        robot.push(KeyCode.ESCAPE);
        return count;
    }

    @Test
    void hasNoHintWhereNothingIsAsked(ScreenRobot robot) throws IOException {
        example("## Half of them");
        robot.push(KeyCode.PAGE_DOWN);
        robot.push(KeyCode.H);
        robot.untilText("#message", LessonWords.NO_QUESTION);
        // The first closes the message.
        robot.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE).push(KeyCode.H);
        robot.untilText("#message", LessonWords.NO_SLIDE);
    }
}
