package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.source.FileResolver;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Tours beside the text of a slide, where a board has the least room: the longest sentences and numbers there are. */
@Execution(ExecutionMode.CONCURRENT)
class TourSlidesTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final String HEAD = "---\ntitle: Tours\nminutes: 1\ngoals: [See them.]\n---\n";

    /** The last has the longest numbers there are, of eight digits, on no more squares than that takes. */
    private static final List<String> SETUPS = List.of(
            "board: 7x7\nshow: [closed]",
            "board: 1x1\nshow: [closed]",
            "board: 1x1",
            "board: 3x8\nshow: [closed]",
            "board: 4x4",
            "board: 2x9",
            "board: 12x12\nshow: [closed]",
            "board: 13x18\nmoment: step 1",
            "board: 13x18\nmoment: step 2",
            "board: 400x300\nmoment: step 3000",
            "board: 1000x1000\nshow: [closed]\nmoment: step 27000",
            "board: 4096x2442\nshow: [closed]");

    private static final List<Integer> WIDTHS = List.of(1024, 1280);

    private static String slide(String setup) {
        return "\n## A tour\n\nThese are words.\n\n```setup\nscene: tour\n" + setup + "\n```\n";
    }

    @Test
    void everySlideShowsAllItsWords() {
        StringBuilder text = new StringBuilder(HEAD);
        SETUPS.forEach(setup -> text.append(slide(setup)));
        LessonReadResult lesson = LessonReader.read("tours.md", text.toString(), FileResolver.nothing());
        assertEquals(List.of(), lesson.faults());
        MainWindow window = ToolkitThread.call(() ->
                windows.make(UserSettings.forgotten(), SceneRegistry.ofLesson(lesson, LessonTextEngineAnswers.NONE)));
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < SETUPS.size(); i++) {
            LessonsSetup slide = new LessonsSetup("", "tours.md", i + 1, Optional.empty());
            ToolkitThread.run(() -> window.open(slide));
            FrameLayout.untilSettled(window, WIDTHS.getFirst(), heightOf(WIDTHS.getFirst()));
            for (int width : WIDTHS) {
                String where = SETUPS.get(i) + ", " + width + " wide: ";
                ToolkitThread.run(() -> {
                    FrameLayout.of(window.scene(), width, heightOf(width));
                    Clipping.of(window.scene()).forEach(fault -> faults.add(where + fault));
                    countsOutside(window).forEach(fault -> faults.add(where + fault));
                });
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    /** What is wider than its pane lies on the neighbour, or at the edge of the window. */
    private static List<String> countsOutside(MainWindow window) {
        return window.scene().getRoot().lookupAll(".tour-count").stream()
                .map(Label.class::cast)
                .filter(count -> {
                    Node pane = count.getParent().getParent();
                    return count.localToScene(count.getLayoutBounds()).getMaxX()
                            > pane.localToScene(pane.getLayoutBounds()).getMaxX() + 1;
                })
                .map(count -> "\"" + count.getText() + "\" is wider than its pane has room")
                .toList();
    }

    private static double heightOf(int width) {
        return width == WIDTHS.getFirst() ? 700 : 720;
    }
}
