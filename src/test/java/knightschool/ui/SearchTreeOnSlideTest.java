package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search tree beside the text of a slide, where it is narrow. */
@ExtendWith(OnScreen.class)
class SearchTreeOnSlideTest {
    /** The side of a square that is seen well from the back of a room, in pixels. */
    private static final double AIMED_SIDE = 34;

    /** The least side of a square that has a number, in pixels. */
    private static final double LEAST_SIDE = 32;

    private static final double LEAST_TREE = 60;

    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    /** The words took one letter a line, as the buttons beside them left them no width. */
    @Test
    void selectedNodeIsDescribedInAFewLinesAboveItsButtons(ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.open(new LessonsSetup("", "11-backtracking.md", 5, Optional.empty()));
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(720);
            return true;
        });
        untilShown("the slide is there", window::isSettled);
        robot.clickOn(onFx(() -> {
            Node part = robot.find("#tree-part");
            return part.localToScreen(new Point2D(part.getLayoutBounds().getCenterX(), 13));
        }));
        untilShown("the node is selected", () -> robot.isSeen("#tree-facts"));
        untilShown("all is laid out", window::isSettled);
        onFx(() -> {
            Label facts = robot.find("#tree-facts", Label.class);
            assertTrue(facts.getHeight() <= 4 * facts.getFont().getSize() * 1.5, "height " + facts.getHeight());
            Bounds part = inWindow(robot.find("#tree-part"));
            assertTrue(part.getHeight() >= 200 && part.getMaxY() <= 720, part.toString());
            assertTrue(inWindow(robot.find("#compare-tree-skip")).getMaxX() <= 1280);
            return null;
        });
    }

    /** The tree gives up height before the squares of the board become too small to be seen from the back of a room. */
    @ParameterizedTest
    @CsvSource({"14-jumping-back.md, 2, 1", "12-looking-one-move-ahead.md, 6, 2"})
    void treeLeavesTheBoardsTheirSize(String lesson, int slide, int panes, ScreenRobot robot) {
        MainWindow window = windows.make();
        onFx(() -> {
            window.open(new LessonsSetup("", lesson, slide, Optional.empty()));
            new ShownWindow(window);
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(720);
            return true;
        });
        untilShown("the slide is there", window::isSettled);
        onFx(() -> {
            List<BoardCanvas> boards = robot.findAll(BoardCanvas.class, ScreenRobot::isSeen);
            assertEquals(panes, boards.size());
            Bounds part = inWindow(robot.find("#tree-part"));
            assertTrue(part.getHeight() >= LEAST_TREE && part.getMaxY() <= 720, part.toString());
            for (BoardCanvas board : boards) {
                double rows = board.geometry().board().rows();
                double side = Math.min(board.geometry().side(), board.getHeight() / rows);
                boolean isLowest = part.getHeight() < LEAST_TREE + 1;
                assertTrue(side >= (isLowest ? LEAST_SIDE : AIMED_SIDE), "squares of " + side + " above " + part);
            }
            return null;
        });
    }

    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
