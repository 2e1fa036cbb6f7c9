package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import javafx.scene.input.KeyCode;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;

/** What was picked on a board to answer a question can be taken back, one by one, as moves and edits can. */
class PickUndoTest extends WrittenQuizJourney {
    private static final String NOTHING = "There is nothing to take back.";

    private static void undo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
    }

    private static void redo(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Y);
    }

    /** What is said when it is pressed, in the window. */
    private String saidToUndo(ScreenRobot robot) {
        onFx(() -> {
            window.messages().clear();
            return true;
        });
        undo(robot);
        return onFx(() -> ShownWindow.message(window).get());
    }

    @Test
    void squarePickedLastIsTakenBackFirstAndOneTakenOutComesBack(ScreenRobot robot) throws IOException {
        example("## Corners");
        assertEquals(NOTHING, saidToUndo(robot));
        click(robot, "#board", "a1", "e1", "a5", "e5", "b1", "a1");
        undo(robot);
        undo(robot);
        checkIsRight(robot, "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void squaresPickedBeforeTheSlideWasLeftAreTakenBackToo(ScreenRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "e1", "a5", "e5", "b1");
        turnAwayAndBack(robot);
        undo(robot);
        checkIsRight(robot, "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void edgeIsTakenBackUntilNoneIsPicked(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3", "a1", "c2", "b1", "c3");
        undo(robot);
        checkIsRight(robot, "Its degree is 2.");
        showAgain();
        undo(robot);
        undo(robot);
        assertEquals(NOTHING, saidToUndo(robot));
    }

    @Test
    void endOfAnEdgeIsTakenBackBeforeTheEdgesAre(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3", "a1", "c2", "b1");
        undo(robot);
        click(robot, "#graph-board", "c3");
        checkIsRight(robot, "Its degree is 2.");
    }

    @Test
    void onlyEndThatIsPickedIsTakenBack(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1");
        assertNotEquals(NOTHING, saidToUndo(robot));
        assertEquals(NOTHING, saidToUndo(robot));
    }

    @Test
    void squareThatWasTakenBackIsPickedAgain(ScreenRobot robot) throws IOException {
        example("## Corners");
        click(robot, "#board", "a1", "e1", "a5", "e5", "b1");
        undo(robot);
        undo(robot);
        redo(robot);
        checkIsRight(robot, "Only in a corner do six of the eight moves lead off the board.");
    }

    @Test
    void endThatWasTakenBackIsPickedAgain(ScreenRobot robot) throws IOException {
        example("## The edges of a corner");
        click(robot, "#graph-board", "a1", "b3", "a1");
        undo(robot);
        redo(robot);
        click(robot, "#graph-board", "c2");
        checkIsRight(robot, "Its degree is 2.");
    }

    @Test
    void nextMoveIsTakenBack(ScreenRobot robot) throws IOException {
        example("## Predict");
        click(robot, "#pane-warnsdorff .board-canvas", "a6");
        undo(robot);
        assertEquals(NOTHING, saidToUndo(robot));
    }

    @Test
    void whereNothingIsPickedOnTheSlideThatIsSaid(ScreenRobot robot) throws IOException {
        show("## Words\n\nText.\n");
        assertEquals(NOTHING, saidToUndo(robot));
        untilShown("nothing is done", window::isSettled);
    }
}
