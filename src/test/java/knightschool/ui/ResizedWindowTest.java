package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How large its words are depends on the window as it is, and not on what it was before. */
@Execution(ExecutionMode.CONCURRENT)
class ResizedWindowTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    static Stream<Setup> setups() {
        CompareSetup comparison = CompareSetup.of(Board.full(8, 8));
        return Stream.of(
                comparison.at(Optional.of(new Moment.Step(44))),
                comparison.showing(DisplayOption.REASONS, true).at(Optional.of(new Moment.Step(44))),
                comparison.at(Optional.of(new Moment.FirstUndo())),
                OwnLessons.slide("the-knights-move", 2),
                OwnLessons.slide("how-hard-is-it", 3));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void windowThatBecameSmallerOrLargerHasTheTypeOfOneThatWasOpenedSo(Setup setup) {
        assertEquals(type(setup, WindowSize.PROJECTOR), type(setup, WindowSize.LARGE, WindowSize.PROJECTOR));
        assertEquals(type(setup, WindowSize.LARGE), type(setup, WindowSize.SMALLEST, WindowSize.LARGE));
    }

    /** The sentences with the sizes of their letters, in a window that has these sizes one after the other. */
    private String type(Setup setup, WindowSize... sizes) {
        MainWindow window = ToolkitThread.call(() -> {
            MainWindow made = windows.make();
            made.open(setup);
            return made;
        });
        for (WindowSize size : List.of(sizes)) {
            FrameLayout.untilSettled(window, size.width(), size.height());
        }
        return ToolkitThread.call(() -> {
            return Stream.of(".why .text", ".reason .text", ".slide-column .text")
                    .flatMap(style -> window.scene().getRoot().lookupAll(style).stream())
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .filter(ResizedWindowTest::isSeen)
                    .map(text -> Math.round(text.getFont().getSize()) + " " + text.getText())
                    .collect(Collectors.joining("\n"));
        });
    }

    private static boolean isSeen(Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }
}
