package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SelectedSubtree;
import knightschool.drawing.Zoom;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** Journeys through the search tree of one pane. */
class SearchTreeOfOnePaneTest extends CompareTreeJourney {
    @Test
    void keyShowsTheTreeAndTheButtonHidesIt(ScreenRobot robot) {
        showTree(robot);
        assertTrue(onFx(() -> robot.isSeen("#tree-part")));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.TREE));
        untilShown("the steps around the one that is shown are seen", () -> isInSpan(19));
        seek(9_000);
        untilShown("the steps around another are seen", () -> isInSpan(9_000));
        robot.clickOn("#tree-shown");
        untilShown("no tree is there", () -> !robot.isThere("#tree-part"));
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.TREE));
    }

    /** The key shows the tree of the pane that has the keyboard or else the mouse, as that for the costs does. */
    @Test
    void keyShowsTheTreeOfThePaneInUse(ScreenRobot robot) {
        List<String> panes = List.of("backtracking", "forward-checking", "warnsdorff");
        openFive(panes.toArray(String[]::new));
        for (int pane : new int[] {1, 2, 0}) {
            robot.moveTo("#pane-" + panes.get(pane));
            robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            untilShown(
                    "its tree is read",
                    () -> part() != null && part().search() == pane && robot.isSeen("#tree-part") && model.isSettled());
            robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            untilShown("no tree is there", () -> !robot.isThere("#tree-part"));
        }
    }

    /** The mouse may rest on another pane by chance, but the keyboard is there for a purpose. */
    @Test
    void treeThatIsHiddenAndShownAgainKeepsItsStepsUnlessTheKeyboardIsInAnotherPane(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.moveTo("#pane-forward-checking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("its tree is read", () -> part() != null && part().search() == 1 && model.isSettled());
        onFx(() -> {
            model.tree().viewport().zoom(Zoom.NEARER, 19);
            return null;
        });
        untilShown("fewer steps are in view", () -> model.isSettled());
        StepRange span = onFx(this::span);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        robot.moveTo("#pane-backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("a tree is read", () -> robot.isSeen("#tree-part") && model.isSettled());
        assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        assertEquals(span, onFx(this::span));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        onFx(() -> {
            robot.find("#pane-backtracking .board-canvas").requestFocus();
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown(
                "the tree of that pane is read",
                () -> part().search() == 0 && robot.isSeen("#tree-part") && model.isSettled());
    }

    /** On a projector, thirteen levels of three boards of 6 × 6 have rows in which the names of squares stand. */
    @Test
    void rowsOfTheTreeHaveRoomForNamesBelowThreeBoards(ScreenRobot robot) {
        onFx(() -> {
            scene.view().getScene().getWindow().setWidth(1280);
            scene.view().getScene().getWindow().setHeight(720);
            return null;
        });
        open((CompareSetup) SetupText.parse("""
                scene: compare
                board: 6x6
                start: a6
                moment: step 377
                show: [tree]
                tree-pane: 2
                tree-steps: 300 to 500
                """, FileResolver.nothing()));
        untilShown("the tree is read", () -> part() != null && part().search() == 1 && model.isSettled());
        untilShown(
                "a row is as high as a name",
                () -> robot.find("#tree-part", Region.class).getHeight() >= 13 * 11);
    }

    /** The node of the first move is selected by a click, and a double click goes to its step, as Enter does. */
    @Test
    void clickTellsWhatASubtreeTookAndDoubleClickGoesToItsStep(ScreenRobot robot) {
        showTree(robot);
        robot.type(KeyCode.DIGIT0);
        untilShown("all steps are seen", () -> span().equals(whole()));
        robot.clickOn(inTree(robot));
        untilShown("what the first move took is said", () -> facts(robot).contains("19,792 steps"));
        assertTrue(onFx(() -> facts(robot)).startsWith("d5 as square 2 of the path"), onFx(() -> facts(robot)));
        // What was said of the subtree may have moved the tree.
        robot.doubleClickOn(inTree(robot));
        untilShown(
                "the step of the first move is shown",
                () -> model.stepProperty().get() == 1);
        settled();
        assertEquals(1, onFx(() -> model.stepProperty().get()));
    }

    /** What was spent below a node is seen on the board, and the buttons go to its ends. */
    @Test
    void selectedNodeShowsItsSquaresAndItsEndsAreReached(ScreenRobot robot) {
        showTree(robot);
        robot.type(KeyCode.DIGIT0);
        untilShown("all steps are seen", () -> span().equals(whole()));
        robot.clickOn(inTree(robot));
        untilShown(
                "the subtree is known",
                () -> model.tree().selection().selected().isPresent());
        robot.clickOn("#tree-squares");
        untilShown(
                "its squares are counted",
                () -> model.tree()
                        .selection()
                        .selected()
                        .flatMap(SelectedSubtree::placements)
                        .isPresent());
        SelectedSubtree selected =
                onFx(() -> model.tree().selection().selected().orElseThrow());
        long placed = selected.placements().orElseThrow().stream()
                .mapToLong(Long::longValue)
                .sum();
        assertEquals(selected.subtree().placements(), placed);
        assertEquals("Backtracking: d5, placed 1 time", read(robot, "d5"), "the board reads what it shows");
        assertTrue(onFx(() -> others(robot)).startsWith("Forward checking comes there too"));
        assertFalse(onFx(scene::signs).isEmpty());
        robot.clickOn("Skip it");
        untilShown(
                "its last step is shown",
                () -> model.stepProperty().get() == selected.subtree().last());
        robot.clickOn("Go there");
        untilShown(
                "its first step is shown",
                () -> model.stepProperty().get() == selected.subtree().first());
    }

    /** What the first board reads out of a square. */
    private String read(ScreenRobot robot, String square) {
        return onFx(() -> {
            BoardCanvas board = robot.findAll(BoardCanvas.class, _ -> true).getFirst();
            board.point(onFive(square));
            return board.getAccessibleText();
        });
    }

    /** Where it takes long to count, it is said how far the count has come, and Esc ends it. */
    @Test
    void longCountSaysHowFarItIsUntilEscEndsIt(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8))
                .withStart(27)
                .withSolvers(List.of(ConfiguredAlgorithm.read("backtracking"))));
        onFx(() -> {
            model.progress().limit(1_000_000_000);
            model.tree().shownProperty().set(true);
            model.tree().selection().select(Optional.of(new SearchTreeInViewReader.Node(1, 1)));
            model.tree().placementsShownProperty().set(true);
            return null;
        });
        untilShown(
                "it is said how far the count is",
                () -> robot.isSeen("#tree-note") && note(robot).startsWith("Counting how often squares were placed: "));
        robot.type(KeyCode.ESCAPE);
        untilShown(
                "nothing is counted",
                () -> !model.tree().placementsShownProperty().get()
                        && note(robot).isEmpty());
    }

    /** The link in what is said of another pane leads to the step at which that pane turns back. */
    @Test
    void linkLeadsToWhereAnotherPaneTurnsBack(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        showTreeOf(0, robot);
        Problem problem = onFx(model::problem);
        Search forward = ConfiguredAlgorithm.read("forward-checking").begin(problem);
        while (forward.pruned() == 0) {
            forward.advance(1);
        }
        Search backtracking = ConfiguredAlgorithm.read("backtracking").begin(problem);
        backtracking.advance(forward.step());
        select(backtracking.step(), backtracking.depth());
        String step = "step " + forward.step();
        untilShown("it is said why", () -> others(robot).contains(" without an open move."));
        Hyperlink link = onFx(() -> robot.find("#tree-others .hyperlink", Hyperlink.class));
        assertEquals(step, onFx(link::getText));
        robot.clickOn(link);
        step(forward.step());
    }

    /** A running clock shows another step in every frame. */
    @Test
    void treeThatIsHiddenIsNotLaidOutAtEachStep(ScreenRobot robot) {
        showTree(robot);
        seek(20);
        Parent part = robot.find("#tree-part", Parent.class);
        onFx(() -> {
            model.tree().shownProperty().set(false);
            part.layout();
            return null;
        });
        seek(21);
        assertFalse(part.isNeedsLayout());
    }

    /** All that the mouse does in the tree, by keys alone. */
    @Test
    void arrowsChooseANodeAndEnterGoesThere(ScreenRobot robot) {
        showTree(robot);
        seek(9_000);
        untilShown("the steps around it are seen", () -> isInSpan(9_000));
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        assertTrue(onFx(() -> robot.find("#tree-part").isFocused()));
        long before = onFx(() -> model.stepProperty().get());
        robot.type(KeyCode.DOWN);
        untilShown(
                "a node at the shown step is chosen",
                () -> model.tree().selection().subtreeProperty().get().isPresent());
        Subtree first = selectedSubtree();
        robot.type(KeyCode.UP);
        untilShown("its parent is chosen", () -> isSelected(now -> now.depth() == first.depth() - 1));
        Subtree parent = selectedSubtree();
        robot.type(KeyCode.RIGHT);
        untilShown("the node after it is chosen, of " + parent, () -> isSelected(now -> now.first() >= parent.last()));
        assertEquals(parent.depth(), onFx(this::selectedSubtree).depth());
        Subtree chosen = onFx(this::selectedSubtree);
        assertEquals(before, onFx(() -> model.stepProperty().get()), "the arrows make no step here");
        robot.type(KeyCode.ENTER);
        untilShown("its first step is shown", () -> model.stepProperty().get() == chosen.first());
        robot.type(KeyCode.LEFT);
        untilShown("the node before it is chosen", () -> isSelected(now -> now.last() <= chosen.first()));
    }

    /** A jump that is taken back leaves the keyboard in the tree, where the arrows go on from the same node. */
    @Test
    void keyboardStaysInTheTreeWhenAJumpIsTakenBack(ScreenRobot robot) {
        showTree(robot);
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        Subtree chosen = select(9_000, 6);
        robot.type(KeyCode.ENTER);
        untilShown("its first step is shown", () -> model.stepProperty().get() == chosen.first());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the step before is shown", () -> model.stepProperty().get() == 19);
        assertTrue(onFx(() -> robot.find("#tree-part").isFocused()));
    }

    /** A node far longer than the view has its brother beyond the view: the view moves to its end, or that is said. */
    @Test
    void keysLeadTheViewToTheNodeTheyChoose(ScreenRobot robot) {
        showTree(robot);
        seek(9_000);
        untilShown("the steps around it are seen", () -> isInSpan(9_000) && model.isSettled());
        focusTree(robot);
        Subtree chosen = select(9_000, 3);
        for (int depth = 4; !chosen.ended(); depth++) {
            chosen = select(9_000, depth);
        }
        Subtree node = chosen;
        assertTrue(node.last() > onFx(this::span).to(), node + " is longer than the view");
        robot.type(KeyCode.RIGHT);
        untilShown("its end is seen", () -> isInSpan(node.last()) && model.isSettled());
        assertEquals(node, onFx(this::selectedSubtree));
        robot.type(KeyCode.RIGHT);
        untilShown("the node after it is chosen", () -> isSelected(now -> now.first() >= node.last()));
        untilShown("and drawn", () -> model.isSettled() && part().isDrawn(selectedSubtree()));
        for (int depth = onFx(this::selectedSubtree).depth() - 1; depth >= 2; depth--) {
            int above = depth;
            robot.type(KeyCode.UP);
            untilShown(
                    "so is its parent",
                    () -> isSelected(now -> now.depth() == above)
                            && model.isSettled()
                            && part().isDrawn(selectedSubtree()));
        }
        robot.type(KeyCode.RIGHT);
        untilShown(
                "nothing comes after the node of the first move",
                () -> note(robot).equals("No other node of this depth is beside it here."));
        robot.type(KeyCode.DOWN);
        untilShown(
                "a child is chosen, and nothing is said",
                () -> isSelected(now -> now.depth() == 3) && note(robot).isEmpty());
    }

    /** Enter goes to the node that an arrow chose, not to the one before, also while the chosen one is read. */
    @Test
    void enterGoesToNoNodeBeforeTheChosenOne(ScreenRobot robot) {
        showTree(robot);
        Subtree before = select(9_000, 6);
        // In one act on the JavaFX thread, so that no result can arrive in between.
        onFx(() -> {
            model.tree().selection().selectParent();
            Node plot = robot.find("#tree-part");
            plot.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
            return null;
        });
        untilShown("the parent is chosen", () -> isSelected(now -> now.depth() == before.depth() - 1));
        Subtree parent = onFx(this::selectedSubtree);
        assertTrue(parent.first() < before.first(), parent + " begins before " + before);
        untilShown("its first step is shown", () -> model.stepProperty().get() == parent.first());
    }

    /** What is said of a node is not said of the tree of another pane, which has none chosen. */
    @Test
    void noteOnTheNodeBesideGoesWithItsTree(ScreenRobot robot) {
        showTree(robot);
        select(9_000, 2);
        onFx(() -> {
            model.tree().selection().selectNext();
            return null;
        });
        untilShown("no node is beside it", () -> note(robot).equals("No other node of this depth is beside it here."));
        onFx(() -> {
            model.tree().show(1);
            return null;
        });
        untilShown(
                "the tree of the other pane is read",
                () -> part() != null && part().search() == 1 && model.isSettled());
        assertEquals("", onFx(() -> note(robot)));
    }

    /** One step is told as one. */
    @Test
    void nodeOfOneStepIsToldAsOne(ScreenRobot robot) {
        openFive("warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("the tree is read", () -> part() != null && model.isSettled());
        select(24, 25);
        String told = onFx(() -> facts(robot));
        assertTrue(told.contains(" as square 25 of the path, step 24: 1 step, 1 placed, at most 25 squares"), told);
    }

    /** Until the node that is clicked last has been read, the buttons do not act on the one before. */
    @Test
    void buttonsActOnTheNodeThatIsSelectedNow(ScreenRobot robot) {
        showTree(robot);
        robot.clickOn(inTree(robot));
        SearchTreeModel tree = model.tree();
        untilShown("the first node is known", () -> tree.selection().selected().isPresent());
        Command go = onFx(() -> Command.named(scene.commands(), CompareCommands.TREE_GO));
        Command skip = onFx(() -> Command.named(scene.commands(), CompareCommands.TREE_SKIP));
        assertTrue(onFx(() -> go.available().get()));
        long before = onFx(() -> model.stepProperty().get());
        Subtree first = onFx(() -> tree.selection().selected().orElseThrow().subtree());
        // In one act on the JavaFX thread, so that no result can arrive in between.
        onFx(() -> {
            tree.selection().select(Optional.of(new SearchTreeInViewReader.Node(9_000, 6)));
            assertFalse(go.available().get());
            assertFalse(skip.available().get());
            assertEquals("The steps of this node are being counted. Press again in a moment.", go.refusal());
            go.run();
            skip.run();
            return null;
        });
        assertEquals(before, onFx(() -> model.stepProperty().get()));
        untilShown("the second node is known", () -> go.available().get());
        Subtree second = onFx(() -> tree.selection().selected().orElseThrow().subtree());
        assertTrue(second.first() > first.first() && second.first() <= 9_000 && second.last() >= 9_000);
        robot.clickOn("Go there");
        untilShown("its first step is shown", () -> model.stepProperty().get() == second.first());
        onFx(() -> {
            tree.selection().select(Optional.empty());
            assertFalse(skip.available().get());
            assertEquals(
                    "Choose a node of the search tree first: click it, or press an arrow in the tree.", skip.refusal());
            return null;
        });
    }

    @Test
    void wheelComesNearerAndTheMenuShowsAnotherPane(ScreenRobot robot) {
        showTree(robot);
        robot.type(KeyCode.DIGIT0);
        untilShown("all steps are seen", () -> span().equals(whole()));
        robot.moveTo(inTree(robot));
        robot.scroll(1, VerticalDirection.UP);
        untilShown("fewer steps are seen", () -> span().length() < whole().length());
        robot.clickOn("#tree-pane");
        robot.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.ENTER);
        untilShown(
                "the tree of the other pane is read",
                () -> part() != null
                        && part().search() == 1
                        && part().progress().complete());
        assertEquals(
                "Forward checking",
                onFx(() -> robot.find("#tree-pane", MenuButton.class).getText()));
    }

    /** The tree of the pane that is shown alone is shown, and of panes that change what is true of them. */
    @Test
    void treeFollowsThePanes(ScreenRobot robot) {
        showTree(robot);
        robot.moveTo("#pane-forward-checking").push(KeyCode.Z);
        untilShown("the second pane's tree is read", () -> part() != null && part().search() == 1);
        onFx(() -> {
            model.panes().close(1);
            return null;
        });
        untilShown(
                "the tree of the pane that stays is read",
                () -> part() != null && part().search() == 0 && whole().to() == 19_792);
    }

    /** What is selected in the tree of a pane is of that pane, whatever becomes of the others. */
    @Test
    void nodeAndStepsInViewStayWhenOtherPanesCloseAndComeBack(ScreenRobot robot) {
        openFive("warnsdorff", "backtracking", "forward-checking");
        showTreeOf(1, robot);
        zoomAndSelect();
        Subtree selected = onFx(this::selectedSubtree);
        StepRange span = onFx(this::span);
        robot.moveTo("#pane-forward-checking").push(KeyCode.CONTROL, KeyCode.W);
        untilShown("a pane is closed", () -> model.panes().solvers().size() == 2 && isAsBefore(selected, span));
        untilShown("the two panes are on screen", () -> model.isStepKnown());
        settled();
        robot.moveTo("#pane-warnsdorff").push(KeyCode.CONTROL, KeyCode.W);
        untilShown("the pane before it, too", () -> model.panes().solvers().size() == 1 && isAsBefore(selected, span));
        assertEquals(0, onFx(() -> model.tree().paneProperty().get()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("one is back", () -> model.panes().solvers().size() == 2 && isAsBefore(selected, span));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("and gone", () -> model.panes().solvers().size() == 1 && isAsBefore(selected, span));
    }

    /** The pane that is closed takes its node along: both come back with it, also a second time. */
    @Test
    void undoBringsBackWhatAClosedPaneTookFromTheTree(ScreenRobot robot) {
        openFive("forward-checking", "backtracking", "warnsdorff");
        showTreeOf(1, robot);
        zoomAndSelect();
        Subtree selected = onFx(this::selectedSubtree);
        StepRange span = onFx(this::span);
        for (int times = 0; times < 2; times++) {
            robot.moveTo("#pane-backtracking").push(KeyCode.CONTROL, KeyCode.W);
            untilShown(
                    "the tree of a neighbour is shown, without a node",
                    () -> model.isSettled() && model.panes().solvers().size() == 2 && !isSelected(_ -> true));
            robot.push(KeyCode.CONTROL, KeyCode.Z);
            untilShown(
                    "the pane is back with what was chosen in its tree",
                    () -> model.panes().solvers().size() == 3 && isAsBefore(selected, span));
            assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        }
    }

    /** What is chosen in the tree after another pane was closed is not lost when that comes back. */
    @Test
    void undoLeavesWhatWasChosenInTheTreeSince(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        robot.moveTo("#pane-warnsdorff").push(KeyCode.CONTROL, KeyCode.W);
        untilShown(
                "the tree of the first pane is read",
                () -> part() != null && whole().to() == 19_792 && model.isSettled());
        zoomAndSelect();
        Subtree selected = onFx(this::selectedSubtree);
        StepRange span = onFx(this::span);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the pane is back", () -> model.panes().solvers().size() == 2 && isAsBefore(selected, span));
    }

    /** A look at one pane alone leaves the tree as it was, unless a node of that pane is chosen. */
    @Test
    void lookAtOnePaneAloneLeavesTheTreeAsItWas(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        showTreeOf(0, robot);
        zoomAndSelect();
        Subtree selected = onFx(this::selectedSubtree);
        StepRange span = onFx(this::span);
        robot.moveTo("#pane-warnsdorff").push(KeyCode.Z);
        untilShown(
                "the tree of the other is shown",
                () -> model.isSettled() && part() != null && part().search() == 1 && !isSelected(_ -> true));
        robot.push(KeyCode.Z);
        untilShown("all is as it was", () -> model.panes().enlarged().isEmpty() && isAsBefore(selected, span));
        robot.moveTo("#pane-warnsdorff").push(KeyCode.Z);
        untilShown("the other again", () -> model.isSettled() && part() != null && part().search() == 1);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("and back", () -> model.panes().enlarged().isEmpty() && isAsBefore(selected, span));
        robot.moveTo("#pane-warnsdorff").push(KeyCode.Z);
        untilShown("the other once more", () -> model.isSettled() && part() != null && part().search() == 1);
        select(9, 4);
        robot.push(KeyCode.Z);
        untilShown("all panes are seen", () -> model.panes().enlarged().isEmpty() && model.isSettled());
        assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        assertTrue(onFx(() -> isSelected(now -> now.depth() == 4)));
    }

    /** How the other panes treat the chosen node is read again when one of them is computed. */
    @Test
    void nodeIsToldAnewOnceAnotherPaneIsComputed(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        seek(19_792);
        showTreeOf(1, robot);
        select(24, 24);
        onFx(() -> {
            model.panes()
                    .set(Stream.of("backtracking", "warnsdorff", "warnsdorff --no-backtracking")
                            .map(ConfiguredAlgorithm::read)
                            .toList());
            return null;
        });
        untilShown(
                "the new search, which takes the same squares, comes there too",
                () -> model.isSettled() && others(robot).endsWith("comes there too, and spends 2 steps below it."));
    }

    /** A set-up holds what is seen of the tree, so that a file and the next start bring it back. */
    @Test
    void setupBringsPaneStepsInViewNodeAndPlacementsBack(ScreenRobot robot) {
        openFive("warnsdorff", "backtracking");
        showTreeOf(1, robot);
        zoomAndSelect();
        Subtree selected = onFx(this::selectedSubtree);
        StepRange span = onFx(this::span);
        CompareSetup setup = onFx(scene::now);
        String text = SetupText.format(setup);
        assertTrue(text.contains("tree-pane: 2\n") && text.contains("tree-node: step 40 depth 4\n"), text);
        assertEquals(setup, SetupText.parse(text, FileResolver.nothing()));
        openOn(Board.full(6, 6));
        settled();
        assertFalse(onFx(() -> model.tree().placementsShownProperty().get()));
        open(setup);
        untilShown("all of it is there again", () -> isAsBefore(selected, span));
        assertEquals(1, onFx(() -> model.tree().paneProperty().get()));
        assertTrue(onFx(() -> model.tree().placementsShownProperty().get()));
        assertEquals(setup, onFx(scene::now));
    }

    /** What is said of the tree never takes the place of what explains its colours. */
    @Test
    void noteStandsBesideTheLegendOrBelowIt(ScreenRobot robot) {
        showTree(robot);
        robot.clickOn("#tree-nodes");
        for (double width : new double[] {1000, 1800, 1000}) {
            onFx(() -> {
                window.scene().getWindow().setWidth(width);
                return null;
            });
            untilShown(
                    "note and legend are whole",
                    () -> note(robot).startsWith("Too large for nodes and links")
                            && robot.isSeen("#tree-legend")
                            && robot.isSeen("#tree-note")
                            && robot.find("#tree-note", Label.class).getWidth()
                                    >= robot.find("#tree-note", Label.class).prefWidth(-1) - 1);
        }
    }

    /** A set-up can name a node that no search has: that is said, and the arrows begin at the shown step. */
    @Test
    void nodeThatDoesNotExistIsToldOnceItIsKnown(ScreenRobot robot) {
        open(parsed("tree-node: step 40 depth 24\n"));
        String told = "This search has no node of depth 24 at step 40.";
        untilShown(
                "that is said",
                () -> told.equals(robot.find("#tree-note", Label.class).getText()));
        Command go = onFx(() -> Command.named(scene.commands(), CompareCommands.TREE_GO));
        assertEquals(told, onFx(go::refusal));
        settled();
        onFx(() -> {
            model.tree().selection().selectParent();
            return null;
        });
        untilShown("a node is chosen", () -> go.available().get());
        assertEquals("", onFx(() -> robot.find("#tree-note", Label.class).getText()));
        open(parsed("tree-node: step 30000 depth 4\n"));
        untilShown(
                "a step after the end is told, too",
                () -> robot.find("#tree-note", Label.class)
                        .getText()
                        .equals("This search has no node of depth 4 at step 30,000."));
    }

    /** The steps in view that a set-up names follow the shown step at once, as those that a person has chosen. */
    @Test
    void stepsInViewOfASetupFollowTheShownStep(ScreenRobot robot) {
        open(parsed("moment: step 60\ntree-steps: 44 to 500\n"));
        untilShown("they are seen", () -> part() != null && span().equals(new StepRange(44, 500)));
        settled();
        seek(9_000);
        untilShown("they follow", () -> isInSpan(9_000) && span().length() == 456);
    }

    private static CompareSetup parsed(String tree) {
        return (CompareSetup) SetupText.parse(
                "scene: compare\nboard: 5x5\nstart: c3\npanes: [backtracking]\nshow: [tree]\n" + tree,
                FileResolver.nothing());
    }

    /** A pane that the tree leaves no room for the code keeps its counters beside the board, above the reason. */
    @Test
    void countersStayBesideTheBoardAboveTheTree(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        settled();
        assertTrue(onFx(() -> robot.isSeen("#pane-backtracking .code-view")));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("the code has given way", () -> !robot.isSeen("#pane-backtracking .code-view"));
        settled();
        untilShown("the counters are seen", () -> robot.isSeen("#pane-backtracking .counters"));
        assertTrue(onFx(() -> {
            Node counters = robot.find("#pane-backtracking .counters");
            Node why = robot.find("#pane-backtracking .why");
            return counters.localToScreen(counters.getLayoutBounds()).getMaxY()
                    <= why.localToScreen(why.getLayoutBounds()).getMinY();
        }));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("the code is back", () -> robot.isSeen("#pane-backtracking .code-view"));
    }

    /** Warnsdorff has ended long before the step that is shown: its last steps are seen. */
    @Test
    void treeOfASearchThatEndedBeforeShowsItsEnd(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        seek(9_000);
        robot.moveTo("#pane-warnsdorff").push(KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("all of the short search is seen", () -> part() != null && span().equals(new StepRange(0, 24)));
        untilShown("nothing is left to do", () -> scene.isSettled());
    }

    /** A small tree whose room is known only after it has been read is drawn with its nodes, and nothing denies it. */
    @Test
    void smallTreeIsDrawnAsNodesAndLinksWithoutANote(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(3, 4))
                .withStart(8)
                .withSolvers(Stream.of("backtracking", "forward-checking", "warnsdorff")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        // The button moves as long as the panes and the rows below them are still coming.
        untilShown("the button has its place", () -> part() != null && scene.isSettled());
        afterFrames();
        robot.clickOn("#tree-nodes");
        untilShown("the button is on", () -> model.tree().nodesProperty().get());
        untilShown("the tree is read", () -> part() != null && part().explicit().isPresent());
        settled();
        untilShown("the strip of all steps is hidden", () -> !robot.isSeen("#tree-overview"));
        assertEquals("", onFx(() -> robot.find("#tree-note", Label.class).getText()));
    }

    /** A search that is over before its first step has no tree, and nothing is awaited for it. */
    @Test
    void treeOfASearchWithoutAStepIsNone(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(3, 3))
                .withSolvers(Stream.of("forward-checking", "unreachable", "backtracking")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        robot.moveTo("#pane-unreachable").push(KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown(
                "that is said",
                () -> robot.find("#tree-note", Label.class).getText().startsWith("The search has made no step"));
        untilShown("nothing is left to do", () -> scene.isSettled());
    }

    /** One key leads from a board into the tree, and the same or Esc back to that board. */
    @Test
    void keyLeadsIntoTheTreeAndBack(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        Command focus = onFx(() -> Command.named(scene.commands(), CompareCommands.TREE_FOCUS));
        assertEquals("Show the search tree first (Ctrl + Shift + T).", onFx(focus::refusal));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("its tree is read", () -> part() != null && model.isSettled());
        Node board = onFx(() -> {
            Node canvas = robot.find("#pane-forward-checking .board-canvas");
            canvas.requestFocus();
            return canvas;
        });
        AtomicBoolean isFullScreenLeft = new AtomicBoolean();
        onFx(() -> EscapeLayers.of(board.getScene())
                .add(EscapeLayers.Layer.WINDOW, () -> true, () -> isFullScreenLeft.set(true)));
        for (List<KeyCode> back : List.of(List.of(KeyCode.SHIFT, KeyCode.F6), List.of(KeyCode.ESCAPE))) {
            robot.push(KeyCode.SHIFT, KeyCode.F6);
            assertTrue(onFx(() -> robot.find("#tree-part").isFocused()
                    && robot.find("#tree-part").isFocusVisible()));
            robot.push(back.toArray(KeyCode[]::new));
            assertTrue(onFx(board::isFocused), () -> "back by " + back);
        }
        assertFalse(isFullScreenLeft.get(), "the tree has Esc first");
        robot.push(KeyCode.Z);
        untilShown("a pane is large", () -> model.panes().enlarged().isPresent());
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        robot.push(KeyCode.ESCAPE);
        assertFalse(onFx(() -> robot.find("#tree-part").isFocused()), "Esc leads out of the tree");
        assertTrue(onFx(() -> model.panes().enlarged().isPresent()), "and leaves the pane large");
    }
}
