package knightschool.ui.level;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.Eventually;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** Levels as a person plays them: by mouse, by keyboard alone, with a solver, and asked about. */
class LevelSceneTest extends LevelOnScreen {
    @Test
    void levelIsFinishedWithThreeStarsByMouseAndTheNextIsOneClickAway(ScreenRobot robot) {
        for (int square : rest()) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(walk().isFinished());
        assertEquals(3, walk().stars());
        assertTrue(robot.text("#level-sentence").contains("no move too many"));
        assertEquals("3 of 36", robot.text("#level-earned"));
        robot.clickOn("#level-next");
        assertEquals(2, walk().level().number());
    }

    @Test
    void levelIsFinishedByKeyboardAlone(ScreenRobot robot) {
        robot.push(KeyCode.RIGHT);
        BoardCanvas canvas = robot.find("#level-board", BoardCanvas.class);
        int first = rest().getFirst();
        int column = walk().level().board().column(first);
        int row = walk().level().board().row(first);
        robot.type(KeyCode.RIGHT, column).type(KeyCode.DOWN, row);
        until("the square is pointed at", () -> canvas.pointedProperty().get() == first);
        robot.push(KeyCode.ENTER);
        for (int square : rest()) {
            int number = onFx(() -> scene.model().numbered()).indexOf(square) + 1;
            robot.push(KeyCode.valueOf("DIGIT" + number));
        }
        assertTrue(walk().isFinished());
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(2, walk().level().number());
    }

    @Test
    void movesAreTakenBackAndDoneAgain(ScreenRobot robot) {
        List<Integer> rest = rest();
        robot.clickOn(at(robot, rest.get(0)));
        robot.clickOn(at(robot, rest.get(1)));
        robot.push(KeyCode.BACK_SPACE);
        robot.clickOn("#level-undo");
        assertEquals(0, walk().moves());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.clickOn("#level-redo");
        assertEquals(2, walk().moves());
        robot.push(KeyCode.R);
        assertFalse(walk().walk().canRedo());
    }

    @Test
    void knightIsDraggedToItsNextSquare(ScreenRobot robot) {
        int next = rest().getFirst();
        robot.drag(at(robot, walk().knight())).dropTo(at(robot, next));
        assertEquals(next, walk().knight());
    }

    @Test
    void knightLetGoOutsideOfTheBoardStaysAndWhyIsSaid(ScreenRobot robot) {
        int before = walk().knight();
        Point2D knight = onFx(() -> robot.find("#level-board").screenToLocal(at(robot, before)));
        Eventually.afterFrames();
        String help = onFx(() -> {
            Node canvas = robot.find("#level-board");
            Point2D from = canvas.localToScene(knight);
            Point2D over = canvas.localToScene(
                    canvas.screenToLocal(at(robot, walk().newTargets().getFirst())));
            MouseEvents.fire(canvas, MouseEvent.MOUSE_PRESSED, from.getX(), from.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_DRAGGED, over.getX(), over.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_RELEASED, -50, -50);
            return scene.model().refusalProperty().get();
        });
        assertEquals(before, walk().knight());
        assertEquals(MovableKnightBoardWords.OUTSIDE, help);
    }

    @Test
    void draggedKnightPassesOverSquaresThatItCouldGoTo(ScreenRobot robot) {
        robot.clickOn("#level-set-6").clickOn("#level-61");
        PlayedLevelWalk before =
                walk().at(walk().walk().moved(walk().newTargets().getFirst()));
        onFx(() -> {
            scene.model().choose(before.knight());
            return null;
        });
        List<Integer> targets = before.newTargets();
        robot.drag(at(robot, before.knight()), MouseButton.PRIMARY)
                .moveTo(at(robot, targets.getFirst()))
                .moveTo(at(robot, targets.getLast()));
        assertEquals(1, walk().moves());
        robot.drop();
        assertEquals(targets.getLast(), walk().knight());
    }

    @Test
    void numbersAndArrowsReachTheBoardAfterALevelWasChosenByMouse(ScreenRobot robot) {
        robot.clickOn("#level-set-6").clickOn("#level-61");
        assertTrue(onFx(() -> robot.find("#level-board").isFocused()));
    }

    @Test
    void numbersMoveTheKnightWhileACheckBoxHasTheFocus(ScreenRobot robot) {
        robot.clickOn("#level-limit");
        robot.push(KeyCode.DIGIT1);
        assertEquals(1, walk().moves());
    }

    @Test
    void solverIsWatchedPausedSteppedAndLeft(ScreenRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.push(KeyCode.D);
        until("the solver is shown", () -> scene.solver().shownProperty().get());
        robot.push(KeyCode.LEFT);
        long step = onFx(() -> scene.solver().playback().step());
        robot.push(KeyCode.RIGHT);
        assertEquals(step + 1, onFx(() -> scene.solver().playback().step()));
        assertTrue(robot.text("#level-sentence").startsWith("Step " + (step + 1) + " of "));
        robot.push(KeyCode.ESCAPE);
        assertFalse(onFx(() -> scene.solver().shownProperty().get()));
        assertEquals(1, walk().moves());
    }

    @Test
    void solutionBeginsAgainBySpaceAtItsLastStepAndIsHiddenByTheKeyThatShowedIt(ScreenRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.push(KeyCode.D);
        until("the solver is shown", () -> scene.solver().shownProperty().get());
        robot.push(KeyCode.END);
        robot.push(KeyCode.SPACE);
        assertTrue(onFx(() -> scene.solver().playback().isPlaying()));
        robot.push(KeyCode.D);
        assertFalse(onFx(() -> scene.solver().shownProperty().get()));
        assertEquals(1, walk().moves());
    }

    @Test
    void keysOfTheOwnWalkSayThatTheSolutionIsShownAndHowToLeaveIt(ScreenRobot robot) {
        robot.push(KeyCode.D);
        until("the solver is shown", () -> scene.solver().shownProperty().get());
        for (KeyCode key : List.of(KeyCode.DIGIT1, KeyCode.RIGHT, KeyCode.BACK_SPACE, KeyCode.R)) {
            onFx(() -> {
                window.messages().clear();
                return null;
            });
            robot.push(key);
            robot.untilText("#message", LevelWords.SOLVING);
        }
        onFx(() -> {
            window.messages().clear();
            scene.model().say("");
            scene.solver().playback().pause();
            return null;
        });
        robot.clickOn(at(robot, rest().getFirst()));
        robot.untilText("#message", LevelWords.SOLVING);
        assertFalse(onFx(() -> scene.solver().playback().isPlaying()), "a click plays nothing");
        robot.push(KeyCode.SPACE);
        assertTrue(onFx(() -> scene.solver().playback().isPlaying()));
        robot.push(KeyCode.ESCAPE);
        assertTrue(onFx(() -> scene.solver().shownProperty().get()), "the message alone is closed");
        robot.push(KeyCode.ESCAPE);
        assertEquals("", onFx(() -> scene.model().refusalProperty().get()));
        robot.push(KeyCode.DIGIT1);
        assertEquals(1, walk().moves());
    }

    @Test
    void answerIsGivenWhenItIsAsked(ScreenRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.clickOn("#level-ask");
        until("it is said", () -> robot.text("#level-sentence").startsWith("Yes: 6 moves"));
    }

    /** Also by the key, where no button asks it yet. */
    @Test
    void answerIsGivenBeforeTheFirstMove(ScreenRobot robot) {
        robot.push(KeyCode.W);
        until("it is said", () -> robot.text("#level-sentence").startsWith("Yes: 6 moves"));
    }

    @Test
    void levelThatIsBeingMadeIsNotWantedOnceAMoveWasMade(ScreenRobot robot) {
        PlayedLevelWalk begun = walk();
        int next = rest().getFirst();
        onFx(() -> {
            scene.createSimilarLevel();
            scene.model().choose(next);
            return null;
        });
        until("nothing is being made", () -> onFx(scene::isSettled));
        assertEquals(begun.level(), walk().level());
        assertEquals(next, walk().knight());
    }

    @Test
    void boardFromAPictureLeadsToTheTourGameWhichHasBoardsOfAnyShape() {
        onFx(() -> {
            Command.named(scene.commands(), LevelCommands.PASTE).run();
            return null;
        });
        assertEquals(BuiltInSceneKinds.PLAY, now().scene());
        Command picture = onFx(() -> Command.named(scene.commands(), LevelCommands.PICTURE));
        assertEquals(List.of(KeyStroke.of("Ctrl+Shift+V")), picture.keys());
    }

    @Test
    void allLevelsAreOpenedFromTheMenuAndLockedAgainWhereResultsAreForgotten() {
        onFx(() -> {
            Command.named(scene.commands(), LevelCommands.OPEN_ALL).run();
            scene.model().play(LevelCollection.numbered(5));
            return null;
        });
        assertEquals(5, walk().level().number());
        onFx(() -> {
            scene.forgetAll();
            return null;
        });
        assertFalse(onFx(() -> scene.model().levels().isOpen(LevelCollection.numbered(5))));
    }
}
