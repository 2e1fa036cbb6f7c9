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
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole size of subtrees in which a search has stopped at its limit. */
class SubtreeSizeModelTest extends ModelUnderPulses {
    private static final int PIXELS = 700;

    /** The number of steps that are counted for each step of the limit. */
    private static final int COUNTED_FOR_ONE = 100;

    private final SearchTreeModel tree = model.tree();

    private void search(Board board, int start, String algorithm, long limit) {
        search(Problem.open(board, start), ConfiguredAlgorithm.read(algorithm), limit);
    }

    private void search(Problem problem, ConfiguredAlgorithm solver, long limit) {
        model.restart(problem, List.of(solver), limit);
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
            assertTrue(select(limit, 1).isPresent());
            assertEquals(Optional.of(wholeSearch(algorithm, COUNTED_FOR_ONE * limit)), size(), "of the first square");
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

    /** The steps of a search that makes each of them. */
    private ChoiceCost wholeSearch(String algorithm, long most) {
        Search search = ConfiguredAlgorithm.read(algorithm).begin(model.problem());
        search.advance(most + 1);
        return search.isOver() && search.step() <= most
                ? ChoiceCost.of(search.step(), search.outcome())
                : ChoiceCost.moreThan(most);
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
        for (int depth : new int[] {1, 3}) {
            assertFalse(select(100, depth).orElseThrow().subtree().ended());
            assertEquals(Optional.of(ChoiceCost.UNKNOWN), size());
        }
    }

    /** On 4 × 4 there is no tour: a fork changes the order of what is tried, and not how much that is. */
    @ParameterizedTest
    @ValueSource(strings = {"backtracking", "forward-checking", "warnsdorff"})
    void sizeInATwinIsThatOfTheStepsItMakesWhereThereIsNoTour(String algorithm) {
        Problem problem = Problem.open(Board.full(4, 4), 5);
        ConfiguredAlgorithm twin = twin(ConfiguredAlgorithm.read(algorithm), problem);
        long limit = 60;
        search(problem, twin, limit);
        Trace whole = new Trace(problem, twin);
        whole.extend(COUNTED_FOR_ONE * limit);
        int counted = 0;
        for (int depth = 1;
                select(limit, depth).filter(one -> !one.subtree().ended()).isPresent();
                depth++) {
            Subtree made = whole.subtree(limit, depth - 1);
            boolean isKnown = depth == 1 ? whole.isComplete() : made.ended();
            boolean isAboveFork = made.first() <= twin.forks().getFirst().step();
            ChoiceCost cut = isAboveFork ? ChoiceCost.UNKNOWN : ChoiceCost.moreThan(COUNTED_FOR_ONE * limit);
            ChoiceCost size = isKnown ? ChoiceCost.of(made.steps(), Outcome.PROVEN_ABSENT) : cut;
            assertEquals(Optional.of(size), size(), made::toString);
            counted += isKnown && isAboveFork ? 1 : 0;
        }
        assertTrue(counted > 0);
    }

    /** Which tour a search finds first, and when, depends on the order. */
    @Test
    void sizeInATwinThatComesToATourIsNotCountedAboveItsFork() {
        Problem problem = Problem.open(Board.full(5, 5), 12);
        ConfiguredAlgorithm twin = twin(ConfiguredAlgorithm.read("backtracking"), problem);
        search(problem, twin, 300);
        select(300, 1);
        assertEquals(Optional.of(ChoiceCost.UNKNOWN), size());
    }

    /** A twin that makes another move at the first step at which it can after the first few. */
    private static ConfiguredAlgorithm twin(ConfiguredAlgorithm solver, Problem problem) {
        Search search = solver.begin(problem);
        search.advance(3);
        while (search.untried().length < 2) {
            search.advance(1);
        }
        return solver.twin(new ScheduledFork(search.step(), search.untried()[1]));
    }

    @Test
    void countThatWasStoppedBeginsOnlyWithAnotherNodeOrLimit() {
        search(Board.full(5, 5), 12, "backtracking", 500);
        begin(2);
        model.subtreeSize().stop();
        model.rest();
        model.wake();
        settle();
        assertEquals(Optional.empty(), size(), "after the scene comes back");
        tree.shownProperty().set(false);
        tree.shownProperty().set(true);
        settle();
        assertEquals(Optional.empty(), size(), "after the tree comes back");
        select(500, 3);
        assertTrue(size().isPresent(), "of another node");
        begin(2);
        model.subtreeSize().stop();
        model.progress().raiseLimit();
        until("the tree is that of the higher limit", () -> model.isSettled() && explored() == 5_000);
        assertTrue(size().isPresent(), "with a higher limit");
    }

    @Test
    void sizeThatWasFoundStaysWhereTheSceneOrTheTreeComesBack() {
        search(Board.full(5, 5), 12, "backtracking", 500);
        select(500, 2);
        Optional<ChoiceCost> found = size();
        assertTrue(found.isPresent());
        model.rest();
        assertEquals(found, size());
        model.wake();
        assertEquals(found, size());
        tree.shownProperty().set(false);
        assertEquals(found, size());
        tree.shownProperty().set(true);
        assertEquals(found, size());
    }

    @Test
    void countThatWasSuspendedGoesOnWhereTheSceneOrTheTreeComesBack() {
        search(Board.full(5, 5), 12, "backtracking", 500);
        begin(2);
        model.rest();
        assertTrue(model.subtreeSize().isSettled());
        settle();
        assertEquals(Optional.empty(), size(), "off screen");
        model.wake();
        settle();
        assertTrue(size().isPresent(), "on screen again");
        begin(3);
        tree.shownProperty().set(false);
        settle();
        assertEquals(Optional.empty(), size(), "of a hidden tree");
        tree.shownProperty().set(true);
        settle();
        assertTrue(size().isPresent(), "of the tree that is shown again");
    }

    /** Selects a node on the path at the limit, whose size is then being counted. */
    private void begin(int depth) {
        tree.selection().select(Optional.of(new SearchTreeInViewReader.Node(explored(), depth)));
        until("the size is being counted", () -> !model.subtreeSize().isSettled());
    }
}
