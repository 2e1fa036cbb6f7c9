package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games as a person plays them: by mouse, by keyboard alone, saved and opened again, compared. */
class PlaySceneTest extends PlayOnScreen {
    @Test
    void tourIsFinishedByMouse(ScreenRobot robot) {
        begin(Board.full(5, 5));
        for (int square : tour(begun(Board.full(5, 5)))) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(game().isFinished());
        assertEquals("An open tour", robot.text("#play-verdict"));
        assertEquals("25", robot.text("#play-visited"));
    }

    @Test
    void tourIsFinishedByKeyboardAlone(ScreenRobot robot) {
        begin(SMALL);
        robot.push(KeyCode.HOME);
        List<Integer> tour = tour(begun(SMALL));
        robot.push(KeyCode.RIGHT);
        BoardCanvas canvas = robot.find("#play-board", BoardCanvas.class);
        until("the first square is pointed at", () -> canvas.pointedProperty().get() == 0);
        robot.push(KeyCode.ENTER);
        for (int square : tour.subList(1, tour.size())) {
            int number = game().candidates().stream()
                            .map(candidate -> candidate.square())
                            .toList()
                            .indexOf(square)
                    + 1;
            robot.push(KeyCode.valueOf("DIGIT" + number));
        }
        assertTrue(game().isFinished());
    }

    @Test
    void stripLeadsBackToAnyMove(ScreenRobot robot) {
        begin(Board.full(5, 5));
        for (int square : tour(begun(Board.full(5, 5))).subList(0, 10)) {
            robot.clickOn(at(robot, square));
        }
        Node strip = robot.find("#game-strip");
        var bounds = onFx(() -> strip.localToScreen(strip.getBoundsInLocal()));
        robot.clickOn(bounds.getMinX() + 20, bounds.getCenterY());
        assertEquals(1, game().length());
        robot.push(KeyCode.END);
        assertEquals(10, game().length());
        robot.push(KeyCode.W);
        Node solution = robot.find("#play-solution");
        until("a way to the end is known", solution::isVisible);
        robot.push(KeyCode.D).push(KeyCode.HOME).push(KeyCode.RIGHT).push(KeyCode.DIGIT1);
        assertEquals(
                PlayWords.demonstrated(PlayWords.STOP),
                onFx(() -> scene.model().refusalProperty().get()));
        robot.clickOn(at(robot, 0)).push(KeyCode.SPACE);
        assertEquals(
                "Pause",
                onFx(() -> robot.find("#play-solution-play").getAccessibleText()),
                "the board leaves the key to the solution");
        robot.clickOn("#play-solution-to-end").push(KeyCode.LEFT);
        onFx(() -> {
            scene.model().say("");
            return null;
        });
        robot.clickOn(at(robot, 0));
        assertEquals(10, game().length());
        assertEquals(
                PlayWords.demonstrated(PlayWords.STOP),
                onFx(() -> scene.model().refusalProperty().get()));
        // The message is closed first, then the solution.
        robot.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
        assertEquals("", onFx(() -> scene.model().refusalProperty().get()));
        robot.push(KeyCode.BACK_SPACE);
        assertEquals(9, game().length());
    }

    @Test
    void numbersMoveTheKnightWhileACheckBoxHasTheFocus(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.clickOn("#play-exits");
        robot.push(KeyCode.DIGIT1);
        assertEquals(2, game().length());
    }

    @Test
    void squareThatArrowsReachIsMarkedAfterTheMouseWasUsed(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        BoardCanvas canvas = robot.find("#play-board", BoardCanvas.class);
        assertEquals(Board.NONE, onFx(() -> canvas.keyboardSquareProperty().get()));
        robot.push(KeyCode.LEFT);
        assertEquals(11, onFx(() -> canvas.keyboardSquareProperty().get()));
        robot.moveTo(at(robot, 3));
        assertEquals(Board.NONE, onFx(() -> canvas.keyboardSquareProperty().get()));
    }

    @Test
    void keyOfTheComparisonReachesItFromASquarePointedAt(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.push(KeyCode.LEFT);
        robot.press(KeyCode.CONTROL).push(KeyCode.ENTER).release(KeyCode.CONTROL);
        until("the comparison is there", () -> window.now().orElseThrow() instanceof CompareSetup);
    }

    @Test
    void startIsComparedOnTheSameBoard(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 12));
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        until("the comparison is there", () -> window.now().orElseThrow() instanceof CompareSetup);
        CompareSetup compared = (CompareSetup) onFx(() -> window.now().orElseThrow());
        assertEquals(Board.full(5, 5), compared.board());
        assertEquals(12, compared.startSquare());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        until("the game is back", () -> window.now().orElseThrow() instanceof PlaySetup);
        assertEquals(List.of(12), game().path());
    }

    @Test
    void gameIsSavedOpenedAndReplayed(ScreenRobot robot, @TempDir Path folder) throws Exception {
        begin(Board.full(5, 5));
        List<Integer> tour = tour(begun(Board.full(5, 5)));
        for (int square : tour.subList(0, 12)) {
            robot.clickOn(at(robot, square));
        }
        robot.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
        Path file = folder.resolve("game.setup");
        SetupText.write(file, onFx(() -> window.now().orElseThrow()));
        begin(SMALL);
        onFx(() -> {
            window.open(SetupText.read(file));
            return null;
        });
        assertEquals(tour.subList(0, 10), game().path());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(tour.subList(0, 12), game().path());
        assertTrue(Files.readString(file).contains("moment: step 9"));
    }

    @Test
    void sizeIsTypedAsAWordInTheFieldOfTheColumns(ScreenRobot robot) {
        robot.push(KeyCode.B).write("3x10").push(KeyCode.ENTER);
        until("the board is there", () -> game().board().equals(Board.full(3, 10)));
    }
}
