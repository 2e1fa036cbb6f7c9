package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What another scene hands over takes the place of panes that a person chose; they can be brought back. */
@Execution(ExecutionMode.CONCURRENT)
class CompareHandOverTest {
    private static final CompareSetup CHOSEN =
            CompareSetup.of(Board.full(5, 5)).withSolvers(List.of(ConfiguredAlgorithm.read("dead-ends")));

    private final MainWindow window =
            ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    private CompareSetup handedOverAndTakenBack() {
        return ToolkitThread.call(() -> {
            window.open(CompareSetup.of(Board.full(6, 6)));
            window.run(PaneCommands.UNDO);
            return (CompareSetup) window.now().orElseThrow();
        });
    }

    @Test
    void panesOfTheLastSessionComeBackThoughNobodyHasSeenThemInThisOne() {
        ToolkitThread.run(() ->
                window.bringBack(List.of(CHOSEN, EditorSetup.of(Board.full(6, 6))), BuiltInSceneKinds.EDITOR));
        CompareSetup back = handedOverAndTakenBack();
        assertEquals(CHOSEN.solvers(), back.solvers());
        assertEquals(CHOSEN.problem(), back.problem());
    }

    @Test
    void panesOfThisSessionComeBack() {
        ToolkitThread.run(() -> {
            window.open(CHOSEN);
            window.open(EditorSetup.of(Board.full(6, 6)));
        });
        assertEquals(CHOSEN.solvers(), handedOverAndTakenBack().solvers());
    }
}
