package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.Alignment;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.search.Problem;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search trees of three panes on 5 × 5: what is in view, which node is chosen, and what comes back. */
class SearchTreeModelTest extends ModelUnderPulses {
    private static final int PIXELS = 700;
    private static final long LIMIT = 20_000;

    private final SearchTreeModel tree = model.tree();

    @BeforeEach
    void showTree() {
        Board board = Board.full(5, 5);
        model.restart(
                Problem.open(board, SquareNames.parse(board, "c3")),
                Stream.of("backtracking", "forward-checking", "warnsdorff")
                        .map(ConfiguredAlgorithm::read)
                        .toList(),
                LIMIT);
        tree.shownProperty().set(true);
        tree.viewport().room(PIXELS);
        until("all is computed", () -> model.progress().isComplete() && model.isSettled());
        goTo(9_000);
    }

    private void goTo(long step) {
        model.transport().reach(step);
        settle();
        assertEquals(step, model.stepProperty().get());
    }

    private void select(int pane, long step, int depth) {
        tree.select(pane, Optional.of(new SearchTreeInViewReader.Node(step, depth)));
        settle();
        assertTrue(tree.selection().subtreeProperty().get().isPresent());
    }

    private SearchTreeViewState view() {
        settle();
        return tree.view(OptionalInt.of(tree.paneProperty().get()));
    }

    private void enlarge(int pane) {
        model.panes().enlarge(OptionalInt.of(pane));
        settle();
    }

    private void reduce() {
        model.panes().enlarge(OptionalInt.empty());
        settle();
    }

    /** Zooms, chooses a node and both ways of drawing, and returns what is seen then. */
    private SearchTreeViewState chosenView() {
        tree.viewport().zoom(2, 9_000);
        settle();
        select(0, 9_000, 6);
        tree.nodesProperty().set(true);
        tree.placementsShownProperty().set(true);
        return view();
    }

    private void assertSeen(SearchTreeViewState expected) {
        assertEquals(expected, view());
        assertTrue(tree.nodesProperty().get(), "nodes and links");
        assertTrue(tree.placementsShownProperty().get(), "placements");
    }

    @Test
    void treeOfAnotherPaneIsSeenAndZoomedAroundTheStepOfThatPane() {
        model.alignment().lineUp(Alignment.PRUNED);
        settle();
        goTo(19_000);
        int other = 1;
        long there = model.snapshotProperty().get().stepOf(other);
        assertNotEquals(19_000, there);
        tree.show(other);
        settle();
        assertTrue(
                isInView(there),
                () -> "shown at " + there + ": "
                        + tree.reading().treesProperty().get().span());
        new CompareCommands(model, ScenePlacement.WINDOW)
                .named("compare.nearer")
                .run();
        settle();
        assertTrue(
                isInView(there),
                () -> "zoomed at " + there + ": "
                        + tree.reading().treesProperty().get().span());
        model.choiceCosts().shownProperty().set(true);
        model.choiceCosts().show(other);
        settle();
        assertEquals(there, model.choiceCosts().tableProperty().get().step());
    }

    private boolean isInView(long step) {
        StepRange span = tree.reading().treesProperty().get().span();
        return step >= span.from() && step <= span.to();
    }

    @Test
    void treeOfOnePaneComesBackAfterThoseOfAllPanes() {
        SearchTreeViewState before = chosenView();
        tree.showAllPanes();
        settle();
        assertFalse(tree.nodesProperty().get(), "of one pane only");
        tree.viewport().zoom(4, 100);
        settle();
        tree.showOnePane();
        assertSeen(before);
    }

    @Test
    void treeChosenInTheMenuComesBackAfterThoseOfAllPanes() {
        SearchTreeViewState before = chosenView();
        tree.showAllPanes();
        settle();
        tree.show(0);
        assertSeen(before);
    }

    /** A node that was chosen in the trees of all panes stays, and the view goes to it. */
    @Test
    void nodeChosenAmongAllPanesIsShownInItsTreeAlone() {
        chosenView();
        tree.showAllPanes();
        select(0, 2_000, 12);
        tree.showOnePane();
        settle();
        assertEquals(12, tree.selection().subtreeProperty().get().orElseThrow().depth());
        assertInView(tree.selection().subtreeProperty().get().orElseThrow());
        assertTrue(tree.nodesProperty().get());
        tree.showAllPanes();
        select(1, 9, 4);
        tree.showOnePane();
        settle();
        assertEquals(1, tree.paneProperty().get());
        assertInView(tree.selection().subtreeProperty().get().orElseThrow());
        assertTrue(tree.nodesProperty().get());
    }

    @Test
    void anotherPaneChosenInTheMenuIsSeenAroundTheShownStep() {
        chosenView();
        tree.showAllPanes();
        settle();
        tree.show(1);
        assertEquals(new SearchTreeViewState(OptionalInt.of(1), Optional.empty(), Optional.empty(), false), view());
        assertTrue(tree.nodesProperty().get());
    }

    /** What was seen before a pane was enlarged comes back in whatever order the panes and trees are shown again. */
    @Test
    void treeComesBackAfterAnEnlargedPaneAndThoseOfAllPanes() {
        SearchTreeViewState before = chosenView();
        enlarge(1);
        tree.showAllPanes();
        settle();
        tree.showOnePane();
        assertEquals(1, view().pane().orElseThrow(), "the enlarged pane");
        reduce();
        assertSeen(before);
        enlarge(1);
        tree.showAllPanes();
        reduce();
        tree.showOnePane();
        assertSeen(before);
        tree.showAllPanes();
        enlarge(1);
        select(0, 9_000, 6);
        tree.selection().select(Optional.empty());
        tree.showOnePane();
        assertEquals(1, view().pane().orElseThrow(), "the enlarged pane");
        reduce();
        assertEquals(before.steps(), view().steps());
        assertEquals(0, view().pane().orElseThrow());
    }

    /** As a touch pad or a slow drag reports it, at each event less than half a step. */
    @Test
    void smallMovementsAddUp() {
        tree.viewport().zoom(100, 9_000);
        settle();
        StepRange before = tree.viewport().range();
        for (int i = 0; i < 10; i++) {
            tree.viewport().pan(0.4 / before.length());
            settle();
        }
        assertEquals(before.from() + 4, tree.viewport().range().from());
        assertEquals(before.length(), tree.viewport().range().length());
    }

    /** What was seen goes with its search when panes come and go. */
    @Test
    void treeComesBackWhereItsPaneIsThen() {
        SearchTreeViewState before = chosenView();
        tree.showAllPanes();
        settle();
        model.panes().close(2);
        model.panes().insert(0, ConfiguredAlgorithm.read("warnsdorff"));
        settle();
        tree.showOnePane();
        assertEquals(1, view().pane().orElseThrow());
        assertEquals(before.steps(), view().steps());
        assertEquals(before.node(), view().node());
    }

    @Test
    void otherSearchesBeginWithTheUsualView() {
        chosenView();
        tree.showAllPanes();
        model.restart(model.problem(), ConfiguredAlgorithm.usual(), LIMIT);
        settle();
        tree.showOnePane();
        assertEquals(Optional.empty(), view().steps());
        assertEquals(Optional.empty(), view().node());
    }

    private void assertInView(Subtree node) {
        StepRange span = tree.reading().treesProperty().get().span();
        long first = Math.max(node.first() - 1, span.from());
        long last = Math.min(node.last(), span.to());
        long least = Math.min(span.length() / 10, Math.max(1, node.last() - node.first()));
        assertTrue(last - first >= least, node + " in " + span);
        assertTrue(tree.reading().partProperty().get().isDrawn(node) || node.depth() <= 2, node + " in " + span);
    }

    /** Wherever the view is, it goes with the node from child to parent. */
    @ParameterizedTest
    @CsvSource({"9000, 0.5", "9000, 0.1", "4321, 0.3", "19000, 0.2", "1200, 0.05"})
    void viewFollowsFromChildToParent(long step, double zoom) {
        goTo(step);
        tree.viewport().whole();
        settle();
        tree.viewport().zoom(20 / zoom, step);
        settle();
        select(0, step, 6);
        tree.selection().selectChild();
        settle();
        // The node is at the edge of the view, and its parent has hardly a step in it.
        for (int depth = tree.selection().subtreeProperty().get().orElseThrow().depth(); depth > 2; depth--) {
            Subtree child = tree.selection().subtreeProperty().get().orElseThrow();
            tree.viewport()
                    .centre(child.last()
                            + tree.reading().treesProperty().get().span().length() / 2
                            - 2);
            settle();
            tree.selection().selectParent();
            settle();
            Subtree parent = tree.selection().subtreeProperty().get().orElseThrow();
            assertEquals(child.depth() - 1, parent.depth());
            assertInView(parent);
        }
    }

    /** The keys lead also into a tree of which no step is in view. */
    @Test
    void viewFollowsIntoATreeThatEndedBefore() {
        tree.showAllPanes();
        settle();
        select(1, 2_000, 5);
        tree.viewport().zoom(20, 9_000);
        settle();
        tree.selectTreeBelow();
        settle();
        assertEquals(2, tree.paneProperty().get());
        assertInView(tree.selection().subtreeProperty().get().orElseThrow());
    }

    /** Keys that are pressed faster than nodes are read are not lost, unless another node is chosen. */
    @Test
    void keysPressedWhileANodeIsReadAreFollowed() {
        select(0, 9_000, 9);
        tree.selection().selectParent();
        tree.selection().selectParent();
        tree.selection().selectParent();
        until("the third is read", () -> chosenDepth() == 6 && model.isSettled());
        tree.selection().selectParent();
        tree.selection().selectParent();
        tree.selection().select(Optional.of(new SearchTreeInViewReader.Node(9_000, 9)));
        settle();
        assertEquals(9, chosenDepth());
    }

    /** A key that leads nowhere leaves none of those after it for later. */
    @Test
    void keysPressedBeyondTheRootAreForgotten() {
        select(0, 9_000, 2);
        for (int i = 0; i < 6; i++) {
            tree.selection().selectParent();
        }
        settle();
        int root = chosenDepth();
        tree.selection().selectChild();
        settle();
        assertEquals(root + 1, chosenDepth());
        assertEquals(root + 1, settledDepth());
    }

    private int settledDepth() {
        settle();
        return chosenDepth();
    }

    private int chosenDepth() {
        return tree.selection().subtreeProperty().get().map(Subtree::depth).orElse(0);
    }
}
