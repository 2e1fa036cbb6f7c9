package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.drawing.tree.SearchTreesDrawing;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** Journeys through the search trees of all panes at one scale. */
class SearchTreesOfAllPanesTest extends CompareTreeJourney {
    /** A height of three panes that is more than their boards need in the width of the window, in pixels. */
    private static final double WIDE_BOARDS = 400;

    /** A node of one tree is never looked for in another. */
    @Test
    void nodeOfAnotherTreeIsChosenWithoutANoteOnTheOneBefore(ScreenRobot robot) {
        showTrees(robot);
        select(9_000, 6);
        List<String> notes = new ArrayList<>();
        onFx(() -> {
            robot.find("#tree-note", Label.class).textProperty().subscribe(now -> notes.add(now));
            model.tree().select(1, Optional.of(new SearchTreeInViewReader.Node(9, 4)));
            return null;
        });
        untilShown("the node of the other is known", () -> isSelected(now -> now.depth() == 4) && model.isSettled());
        assertEquals(List.of(""), onFx(() -> List.copyOf(notes)));
    }

    /** All trees at one scale, by the menu and by the key; what moves one moves all. */
    @Test
    void treesOfAllPanesShareOneScale(ScreenRobot robot) {
        showTree(robot);
        robot.clickOn("#tree-pane").clickOn("#all-panes");
        untilShown(
                "both trees are read", () -> trees() != null && trees().trees().size() == 2 && model.isSettled());
        assertEquals(new StepRange(0, 19_792), onFx(() -> trees().span()));
        assertEquals(2_394, onFx(() -> trees().trees().get(1).whole().span().to()));
        assertEquals(
                "All panes",
                onFx(() -> robot.find("#tree-pane", MenuButton.class).getText()));
        robot.type(KeyCode.PLUS);
        untilShown("fewer steps are seen", () -> trees().span().length() < 19_792 && model.isSettled());
        StepRange span = onFx(() -> trees().span());
        robot.clickOn("#tree-pane").clickOn("#all-panes");
        settled();
        assertTrue(onFx(() -> model.tree().allPanesProperty().get()), "chosen again, all panes stay");
        assertEquals(span, onFx(() -> trees().span()));
        assertEquals(span, onFx(() -> trees().trees().getFirst().part().span()));
        select(1, 9, 4);
        assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        untilShown("it is said whose it is", () -> facts(robot).startsWith("Forward checking: "));
        String text = SetupText.format(onFx(scene::now));
        assertTrue(text.contains("tree-pane: all\n") && text.contains("tree-node: pane 2 step 9 depth 4\n"), text);
        Subtree selected = onFx(this::selectedSubtree);
        restart();
        untilShown(
                "all of it is there again",
                () -> trees() != null && trees().span().equals(span) && isSelected(selected::equals));
        assertTrue(onFx(() -> model.tree().allPanesProperty().get()));
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT0);
        untilShown(
                "the tree of the second pane alone is read",
                () -> trees() != null
                        && trees().trees().size() == 1
                        && part().search() == 1
                        && isSelected(selected::equals));
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT0);
        untilShown(
                "all are seen again", () -> trees() != null && trees().trees().size() == 2);
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT0);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("no tree is seen", () -> !model.tree().shownProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT0);
        untilShown(
                "one key shows all of them",
                () -> model.tree().shownProperty().get()
                        && trees() != null
                        && trees().trees().size() == 2);
    }

    /** The names of six trees are whole below what is said of the chosen node, also in a small window. */
    @Test
    void treesOfSixPanesAreWholeBelowTheChosenNode(ScreenRobot robot) {
        onFx(() -> {
            window.scene().getWindow().setWidth(1280);
            return null;
        });
        open((CompareSetup) SetupText.parse("""
                scene: compare
                board: 8x8
                start: a8
                panes: [backtracking, forward-checking, warnsdorff, unreachable, warnsdorff --no-backtracking, dead-ends]
                moment: step 60
                show: [tree]
                tree-pane: all
                tree-node: pane 1 step 44 depth 6
                """, FileResolver.nothing()));
        untilShown(
                "all trees are read",
                () -> trees() != null
                        && trees().trees().size() == 6
                        && isSelected(now -> now.depth() == 6)
                        && model.isSettled());
        // The boards give way to the row of signs with the frame after it has come.
        untilShown("the trees are whole in the window", () -> {
            Region plot = robot.find("#tree-part", Region.class);
            double end = plot.localToScene(plot.getLayoutBounds()).getMaxY();
            return plot.getHeight() >= SearchTreesDrawing.leastHeight(6)
                    && end <= window.scene().getHeight();
        });
    }

    /**
     * What is said of a node has its place before, so that a double click meets the tree; the way back by the key leads
     * to the boards, where the page is higher than the window.
     */
    @Test
    void treeStaysInItsPlaceWhenANodeIsChosenAndTheKeyLeadsBackToTheBoards(ScreenRobot robot) {
        open((CompareSetup) SetupText.parse("""
                scene: compare
                board: 8x8
                start: a8
                panes: [backtracking, forward-checking, warnsdorff, unreachable, warnsdorff --no-backtracking, dead-ends]
                moment: step 60
                show: [tree, counts]
                """, FileResolver.nothing()));
        untilShown("the tree is read", () -> part() != null && model.isSettled());
        afterFrames();
        onFx(() -> {
            scene.view().requestFocus();
            return null;
        });
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        afterFrames();
        Bounds before = onFx(() -> treeInWindow(robot));
        double height = onFx(() -> window.scene().getHeight());
        assertTrue(before.getMaxY() <= height, () -> before + " in " + height);
        robot.type(KeyCode.DOWN);
        untilShown("a node is known", () -> isSelected(_ -> true) && model.isSettled());
        afterFrames();
        assertTrue(onFx(() -> others(robot)).contains("Dead ends"), onFx(() -> others(robot)));
        assertEquals(before, onFx(() -> treeInWindow(robot)));
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        afterFrames();
        onFx(() -> {
            Node panes = scene.view().panes();
            double top = panes.localToScene(panes.getLayoutBounds()).getMinY();
            assertTrue(top >= 0, () -> "the boards begin at " + top);
            return null;
        });
    }

    private static Bounds treeInWindow(ScreenRobot robot) {
        Node tree = robot.find("#tree-part");
        return tree.localToScene(tree.getLayoutBounds());
    }

    /** The height that boards as wide as their panes leave empty goes to the trees below them. */
    @Test
    void treesHaveTheHeightThatTheBoardsLeaveEmpty(ScreenRobot robot) {
        onFx(() -> {
            window.scene().getWindow().setWidth(1280);
            return null;
        });
        open((CompareSetup) SetupText.parse("""
                scene: compare
                board: 8x8
                start: a8
                panes: [backtracking, forward-checking, warnsdorff]
                moment: step 44
                show: [tree]
                tree-pane: all
                tree-node: pane 2 step 41 depth 41
                """, FileResolver.nothing()));
        untilShown("a node is chosen", () -> trees() != null && isSelected(_ -> true) && model.isSettled());
        afterFrames();
        onFx(() -> {
            PaneGrid panes = scene.view().panes();
            assertEquals(0, panes.spareHeight(panes.getWidth(), panes.getHeight()), 2);
            assertTrue(panes.spareHeight(panes.getWidth(), WIDE_BOARDS) >= 40, "boards as wide as their panes");
            return null;
        });
    }

    /** The trees of all panes stay when panes come and go, and the keys go from tree to tree. */
    @Test
    void keysGoFromTreeToTreeAndPanesComeAndGo(ScreenRobot robot) {
        showTrees(robot);
        focusTree(robot);
        robot.push(KeyCode.SHIFT, KeyCode.DOWN);
        untilShown("a node of the second is known", () -> isSelected(_ -> true) && model.isSettled());
        assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        robot.push(KeyCode.SHIFT, KeyCode.UP);
        untilShown("a node of the first is known", () -> isSelected(_ -> true) && model.isSettled());
        assertEquals(0, onFx(() -> model.tree().paneProperty().get()));
        robot.push(KeyCode.SHIFT, KeyCode.N);
        untilShown(
                "there is a third tree",
                () -> trees() != null && trees().trees().size() == 3 && model.isSettled());
        robot.moveTo("#pane-backtracking").push(KeyCode.CONTROL, KeyCode.W);
        untilShown(
                "two are left, the longest of them to its end",
                () -> trees() != null
                        && trees().trees().size() == 2
                        && trees().whole().to() < 19_792);
    }
}
