package knightschool.ui.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Every scene whose board is chosen leads to the editor with that board. */
class BoardToEditorTest {
    private static final Board HOLED = Board.full(6, 5).withHole(7, true);
    private static final Board BOARD = HOLED.withStart(3);

    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void boardIsOpenedInTheEditor() {
        MainWindow window = windows.make();
        for (Setup setup :
                List.of(CompareSetup.of(BOARD), CensusSetup.of(HOLED), PlaySetup.of(WrittenBoard.of(BOARD)))) {
            Board edited = ToolkitThread.call(() -> {
                window.open(setup);
                window.run("board.to-editor");
                return ((EditorSetup) window.now().orElseThrow()).board();
            });
            assertEquals(setup instanceof CensusSetup ? HOLED : BOARD, edited, setup::toString);
        }
    }
}
