package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.BruteForceChoice;
import knightschool.compare.ChoiceCost;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SelectedSubtree;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole size of subtrees in which a search has stopped at its limit. */
class SubtreeSizeModelTest extends ModelUnderPulses {
    private static final int PIXELS = 700;

    /** The number of steps that are counted for each step of the limit. */
    private static final int COUNTED_FOR_ONE = 100;

    private final SearchTreeModel tree = model.tree();

    private void search(Board board, int start, String algorithm, long limit) {
        model.restart(Problem.open(board, start), List.of(ConfiguredAlgorithm.read(algorithm)), limit);
        tree.shownProperty().set(true);
        tree.viewport().room(PIXELS);
        until("the search has come to its limit", () -> model.isSettled() && explored() == limit);
    }

    private long explored() {
        return tree.reading().partProperty().get() == null
                ? 0
                : tree.reading().partProperty().get().progress().explored();
    }

    private Optional<SelectedSubtree> select(long step, int depth) {
        tree.selection().select(Optional.of(new SearchTreeInViewReader.Node(step, depth)));
        settle();
        return tree.selection().selected();
    }

    private Optional<ChoiceCost> size() {
        return model.subtreeSize().sizeProperty().get();
    }

    /** Every node of the path at a small limit is as large as a recursion finds that shares only the graph. */
    @ParameterizedTest
    @CsvSource({
        "3x4, 5, backtracking",
        "4x4, 5, backtracking",
        "4x4, 0, warnsdorff",
        "4x5, 3, forward-checking",
        "5x5, 1, forward-checking",
        "5x5, 12, backtracking"
    })
    void sizeIsThatOfARecursion(String board, int start, String algorithm) {
        Random random = new Random(start);
        for (int round = 0; round < 3; round++) {
            long limit = 20 + random.nextInt(60);
            search(BoardText.ofSize(board), start, algorithm, limit);
            assertEquals(Optional.empty(), size(), "of no node");
            Optional<SelectedSubtree> selected = select(limit, 2);
            assertTrue(selected.isPresent());
            for (int depth = 3; selected.isPresent(); depth++) {
                ChoiceCost whole = recursion(selected.get(), algorithm);
                long most = COUNTED_FOR_ONE * limit;
                assertEquals(
                        Optional.of(whole.steps() > most ? ChoiceCost.moreThan(most) : whole),
                        size(),
                        selected.get().subtree()::toString);
                selected = select(limit, depth).filter(one -> !one.subtree().ended());
            }
        }
    }

    private ChoiceCost recursion(SelectedSubtree selected, String algorithm) {
        int depth = selected.subtree().depth();
        return BruteForceChoice.of(
                model.problem(),
                ConfiguredAlgorithm.read(algorithm).policy(),
                selected.path().first(depth - 1),
                selected.subtree().square());
    }

    /** The steps up to the higher limit are so few that the worker computes them all at once. */
    @Test
    void sizeIsCountedAgainAsSoonAsTheLimitHasRisen() {
        search(Board.full(5, 5), 12, "backtracking", 50);
        assertFalse(select(50, 2).orElseThrow().subtree().ended());
        assertEquals(Optional.of(ChoiceCost.moreThan(COUNTED_FOR_ONE * 50)), size());
        model.progress().raiseLimit();
        until("the tree is that of the higher limit", () -> model.isSettled() && explored() == 500);
        SelectedSubtree selected = tree.selection().selected().orElseThrow();
        assertFalse(selected.subtree().ended());
        assertEquals(Optional.of(recursion(selected, "backtracking")), size());
    }

    /** A comparison that was off screen before its first step computes all its steps at once when it comes back. */
    @Test
    void treeIsReadWhenTheSceneComesBack() {
        model.rest();
        model.restart(Problem.open(Board.full(5, 5), 12), List.of(ConfiguredAlgorithm.read("backtracking")), 500);
        tree.shownProperty().set(true);
        tree.viewport().room(PIXELS);
        settle();
        assertEquals(0, explored());
        model.wake();
        until("the tree is read", () -> model.isSettled() && explored() == 500);
    }

    @Test
    void sizeOfWhatHasEndedIsKnownAlready() {
        search(Board.full(5, 5), 1, "backtracking", 1_000);
        assertFalse(select(1_000, 3).orElseThrow().subtree().ended());
        assertTrue(size().isPresent());
        long step = 40;
        while (!select(step, 20).map(one -> one.subtree().ended()).orElse(false)) {
            step++;
        }
        assertEquals(Optional.empty(), size());
    }

    /** A search with another rule would have to make each step. */
    @Test
    void onlyWhatNeedsNoStepsIsCounted() {
        search(Board.full(5, 5), 1, "dead-ends", 100);
        assertFalse(select(100, 3).orElseThrow().subtree().ended());
        assertEquals(Optional.empty(), size());
    }
}
