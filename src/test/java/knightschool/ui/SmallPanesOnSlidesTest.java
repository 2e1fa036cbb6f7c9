package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.javafx.scene.NodeHelper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Three panes of 5 × 5 beside the text of a slide have room for all that explains a step: code, counters, reason and
 * the open moves of the square that is pointed at.
 */
@Execution(ExecutionMode.CONCURRENT)
class SmallPanesOnSlidesTest extends UnshownWindow {
    private static final WindowSize SIZE = WindowSize.PROJECTOR;
    private static final int PANES = 3;

    /** The least number of such slides, so that the test looks at some. */
    private static final int SLIDES = 3;

    private static final int SIDE = 5;

    /** Layout snaps to whole pixels. */
    private static final double ROUNDING = 1;

    private final List<String> faults = new ArrayList<>();

    @Test
    void everyPaneHasCodeCountersReasonAndTheOpenMovesOfTheSquarePointedAt() {
        int slides = 0;
        for (LessonReadResult lesson : LessonFolderReader.own()) {
            List<Slide> all = lesson.lesson().orElseThrow().slides();
            for (int i = 0; i < all.size(); i++) {
                Optional<CompareSetup> setup = comparison(all.get(i));
                if (setup.isPresent()) {
                    look(lesson.name(), i + 1, setup.get());
                    slides++;
                }
            }
        }
        assertEquals("", String.join("\n", faults));
        assertTrue(slides >= SLIDES, slides + " slides");
    }

    private static Optional<CompareSetup> comparison(Slide slide) {
        return slide.scene()
                .filter(scene -> scene.setup() instanceof CompareSetup)
                .map(scene -> (CompareSetup) scene.setup())
                .filter(setup -> setup.solvers().size() == PANES)
                .filter(setup -> setup.omittedParts().isEmpty())
                .filter(setup -> setup.problem().board().columns() == SIDE);
    }

    private void look(String lesson, int slide, CompareSetup setup) {
        String where = lesson + ", slide " + slide;
        ToolkitThread.run(() -> window.open(new LessonsSetup("", lesson, slide, Optional.empty())));
        settle();
        ToolkitThread.run(() -> collect(where, setup));
        ToolkitThread.run(() -> SlideHelpButtons.press(window.scene().getRoot()));
        settle();
        ToolkitThread.run(() -> collect(where + " with what came out", setup));
    }

    private void settle() {
        FrameLayout.untilSettled(window, SIZE.width(), SIZE.height());
    }

    private void collect(String where, CompareSetup setup) {
        List<Node> panes = all(".pane").filter(NodeHelper::isTreeVisible).toList();
        assertEquals(PANES, panes.size(), where);
        Board board = setup.problem().board();
        String pointed = SquareNames.name(board, setup.pointed());
        for (Node pane : panes) {
            String place = where + ", " + pane.getId() + ": ";
            for (String part : List.of(".board-canvas", ".domain-row", ".code-view", ".counters", ".why")) {
                Node node = pane.lookup(part);
                if (node == null || !NodeHelper.isTreeVisible(node) || !isInside(node, pane)) {
                    faults.add(place + part + " is not in sight: " + node);
                }
            }
            String named = ((Labeled) pane.lookup(".domain-square")).getText();
            if (!named.equals(pointed)) {
                faults.add(place + "open moves of " + named + ", not of " + pointed);
            }
        }
    }

    private static boolean isInside(Node part, Node pane) {
        Bounds all = pane.localToScene(pane.getLayoutBounds());
        Bounds at = part.localToScene(part.getLayoutBounds());
        return at.getHeight() > 0
                && at.getMaxY() <= Math.min(all.getMaxY(), SIZE.height()) + ROUNDING
                && at.getMaxX() <= SIZE.width() + ROUNDING
                && at.getMinY() >= all.getMinY() - ROUNDING;
    }

    private Stream<Node> all(String query) {
        return window.scene().getRoot().lookupAll(query).stream();
    }
}
