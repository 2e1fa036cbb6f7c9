package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys choose squares; what lies over the board for a while leaves them where they were. */
class CardOverBoardTest extends WrittenQuizJourney {
    private void askForASquare() throws IOException {
        slide("## One", "scene: board\nboard: 5x5\n", "ask: Which?\nkind: squares\nright: b2\n");
    }

    /** The square with the ring while the board has the keys. */
    private String ring(String board) {
        return onFx(() -> {
            BoardCanvas canvas = canvas(board);
            int square = canvas.keyboardSquareProperty().get();
            return canvas.isFocused() && square != Board.NONE
                    ? SquareNames.name(canvas.geometry().board(), square)
                    : "none";
        });
    }

    private void tabToTheBoard(ScreenRobot robot) {
        for (int stops = 0; stops < 30 && !onFx(() -> canvas("#board").isFocused()); stops++) {
            robot.push(KeyCode.TAB);
        }
    }

    private void openAndClose(ScreenRobot robot, KeyCode... card) {
        robot.push(card);
        untilShown("it lies over the board", () -> window.isSettled() && !canvasHasKeys());
        robot.push(KeyCode.ESCAPE);
        untilShown("it is gone", () -> window.isSettled() && isBoardSeen());
    }

    private boolean isBoardSeen() {
        return ScreenRobot.isSeen(node(".board-canvas")) && !ScreenRobot.isSeen(node("#overlay"));
    }

    private boolean canvasHasKeys() {
        return window.scene().getFocusOwner() instanceof BoardCanvas;
    }

    /** The pointer rests on the board, which it leaves without a move where a card covers it. */
    @ParameterizedTest
    @CsvSource({"F1", "F2", "K"})
    void ringIsWhereItWasAndGoesOnFromThere(KeyCode card, ScreenRobot robot) throws IOException {
        askForASquare();
        click(robot, "#board", "c3");
        robot.push(KeyCode.LEFT);
        assertEquals("b3", ring("#board"));
        openAndClose(robot, card == KeyCode.K ? new KeyCode[] {KeyCode.CONTROL, card} : new KeyCode[] {card});
        assertEquals("b3", ring("#board"));
        robot.push(KeyCode.DOWN);
        assertEquals("b2", ring("#board"));
    }

    @ParameterizedTest
    @CsvSource({"F1", "F2"})
    void ringOfTheFirstSquareStaysAndGoesWithTheKeysAsBefore(KeyCode card, ScreenRobot robot) throws IOException {
        askForASquare();
        robot.moveTo("#slide-title");
        tabToTheBoard(robot);
        assertEquals("a5", ring("#board"));
        openAndClose(robot, card);
        assertEquals("a5", ring("#board"));
        robot.push(KeyCode.TAB);
        assertEquals(Board.NONE, onFx(() -> canvas("#board").pointedProperty().get()));
        tabToTheBoard(robot);
        robot.push(KeyCode.RIGHT);
        assertEquals("b5", ring("#board"));
    }

    @ParameterizedTest
    @CsvSource({"F1", "L"})
    void buttonThatKeysCameToIsFramedAgain(KeyCode card, ScreenRobot robot) {
        onFx(() -> {
            window.show(BuiltInSceneKinds.PLAY);
            return null;
        });
        untilShown("the game is there", window::isSettled);
        for (int stops = 0; stops < 30 && !onFx(() -> focused() instanceof Button); stops++) {
            robot.push(KeyCode.TAB);
        }
        Node button = onFx(this::focused);
        assertTrue(onFx(button::isFocusVisible), "Tab frames it");
        openAndClose(robot, card);
        assertEquals(button, onFx(this::focused));
        assertTrue(onFx(button::isFocusVisible), "and it stays framed");
    }

    /** It comes a frame after the text, and has nothing that could take the keys before. */
    @Test
    void sceneOnASlideHasTheKeysAgainAfterAnotherTab() throws IOException {
        slide("## One", "scene: play\nboard: 5x5\n", "ask: How many?\nkind: number\nright: 3\n");
        for (SceneKind tab : new SceneKind[] {BuiltInSceneKinds.CENSUS, BuiltInSceneKinds.LESSONS}) {
            onFx(() -> {
                window.show(tab);
                return null;
            });
            untilShown("the tab is complete", window::isSettled);
        }
        assertTrue(onFx(this::canvasHasKeys));
    }

    private Node focused() {
        return window.scene().getFocusOwner();
    }

    @Test
    void legendLeavesTheRingOfAGame(ScreenRobot robot) {
        onFx(() -> {
            window.show(BuiltInSceneKinds.PLAY);
            return null;
        });
        untilShown("the game is there", window::isSettled);
        click(robot, ".board-canvas", "c3");
        robot.push(KeyCode.LEFT);
        assertEquals("b3", ring(".board-canvas"));
        robot.push(KeyCode.L);
        untilShown("the legend is there", () -> window.isSettled() && ScreenRobot.isSeen(node(".legend-row")));
        assertEquals("b3", ring(".board-canvas"));
        robot.push(KeyCode.ESCAPE);
        untilShown("the legend is gone", () -> window.isSettled() && !ScreenRobot.isSeen(node(".legend-row")));
        assertEquals("b3", ring(".board-canvas"));
    }
}
