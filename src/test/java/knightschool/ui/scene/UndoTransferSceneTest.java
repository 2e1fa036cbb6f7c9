package knightschool.ui.scene;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class UndoTransferSceneTest {
    private static final EditorSetup BOARD = EditorSetup.of(Board.full(4, 4));

    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    /** An undo that a person expects never gets lost without a word. */
    @Test
    void historyIsAdoptedByAnEqualSceneRefusedByAnotherStateAndAFaultForAnotherKind() {
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            var before = transfer(window, BOARD).handover();
            assertTrue(transfer(window, BOARD).adopt(before));
            assertFalse(transfer(window, EditorSetup.of(Board.full(5, 4))).adopt(before));
            UndoTransferScene<?> game = transfer(window, PlaySetup.of(WrittenBoard.of(Board.full(4, 4))));
            assertThrows(ClassCastException.class, () -> game.adopt(before));
        });
    }

    private static UndoTransferScene<?> transfer(MainWindow window, Setup setup) {
        return window.scenes()
                .open(setup, ScenePlacement.SLIDE, window)
                .scene()
                .offer(UndoTransferScene.class)
                .orElseThrow();
    }
}
