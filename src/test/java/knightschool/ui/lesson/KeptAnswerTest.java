package knightschool.ui.lesson;

import static knightschool.Eventually.untilShown;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/** What a person has answered is still there when the slide is turned to again. */
class KeptAnswerTest extends WrittenQuizJourney {
    @Test
    void solutionIsRememberedAsShownAndNotAsFound(FxRobot robot) throws IOException {
        example("## Colours");
        help(robot, "A hint", "What does one move do to the colour?");
        help(
                robot,
                "The solution",
                "light. Each move changes the colour. An odd number of changes ends on the other one.");
        choose(robot, "light");
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        said("The solution", "light. Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void answerIsStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "light");
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        showAgain();
        said("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
    }

    @Test
    void squaresThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "a5");
        turnAwayAndBack(robot);
        click(robot, "#board", "e1", "e5");
        check(robot);
        said("Right!", "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void edgesThatWereNotCheckedAreStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3");
        turnAwayAndBack(robot);
        click(robot, "#graph-board", "a1", "c2");
        check(robot);
        said("Right!", "Its degree is 2.");
    }

    @Test
    void squarePickedOnASearchIsStillThereWhenTheSlideIsShownAgain(FxRobot robot) throws IOException {
        slide(
                "## The corner",
                "scene: compare\nboard: 5x5\npanes: [backtracking]\nshow: [path]\ncontrols: [player]\n",
                "ask: Click the lower left corner.\nkind: squares\nright: a1\n");
        click(robot, "#pane-backtracking .board-canvas", "a1");
        turnAwayAndBack(robot);
        check(robot);
        untilShown("it is right", () -> text(".reply-head").equals("Right!"));
    }
}
