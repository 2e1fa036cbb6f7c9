package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.search.Problem;
import knightschool.text.NumberFormatter;
import knightschool.trace.SearchSnapshot;
import org.junit.jupiter.api.Test;

/** Goes to where something happens. */
class CompareEventSearchTest extends ModelUnderPulses {
    @Test
    void untilFallGoesToTheStepThatTakesTheKnightBack() {
        model.transport().open(ComparisonJumpTarget.step(63));
        settle();
        int least = model.jumps().leastDepth();
        model.jumps().untilFall();
        settle();
        assertTrue(shown() > 63);
        List<SearchSnapshot> fallen = model.snapshotProperty().get().frames().stream()
                .filter(frame -> frame.step() == shown() && frame.path().length() == least - 1)
                .toList();
        assertEquals(1, fallen.size());
        assertEquals(
                "Step " + NumberFormatter.grouped(shown()) + ", "
                        + fallen.getFirst().solver().title() + ": the depth fell below " + least + ".",
                model.transport().noticeProperty().get());
    }

    /** In the one pane that is shown, and in no other. */
    @Test
    void fallInAPaneThatIsShownAloneIsSaidOfThatPane() {
        model.transport().open(ComparisonJumpTarget.step(5_000));
        settle();
        model.panes().enlarge(OptionalInt.of(0));
        int depth = model.jumps().leastDepth();
        model.jumps().untilFall();
        settle();
        assertEquals(
                "Step " + NumberFormatter.grouped(shown()) + ", Backtracking: the depth fell below " + depth + ".",
                model.transport().noticeProperty().get());
    }

    /** What else is gone to says what it is where it is shown. */
    @Test
    void undoThatIsGoneToIsNotSaidTwice() {
        model.transport().untilNext(ComparisonJumpTarget.UNDO);
        settle();
        assertTrue(shown() > 0);
        assertEquals("", model.transport().noticeProperty().get());
    }

    /** A key that is pressed while the moment of a set-up is still looked for means a step from there. */
    @Test
    void whatIsAskedWhileAMomentIsOpenedGoesOnFromThere() {
        model.transport().open(ComparisonJumpTarget.step(5_000));
        model.transport().step(-1);
        model.transport().step(-1);
        settle();
        assertEquals(4_998, shown());
        model.transport().open(ComparisonJumpTarget.step(44));
        model.transport().untilNext(ComparisonJumpTarget.step(50));
        settle();
        assertEquals(50, shown());
    }

    /** Other panes take nothing away from the moment that was opened. */
    @Test
    void paneAddedWhileAMomentIsOpenedShowsThatMoment() {
        model.transport().open(ComparisonJumpTarget.step(5_000));
        model.panes().add();
        settle();
        assertEquals(5_000, shown());
        assertEquals(4, model.snapshotProperty().get().frames().size());
    }

    @Test
    void toPlacementGoesBackToTheMove() {
        model.transport().open(ComparisonJumpTarget.step(5_000));
        settle();
        int square = model.snapshotProperty().get().frames().getFirst().path().square(20);
        model.jumps().toPlacement(0, 20);
        settle();
        SearchSnapshot then = model.snapshotProperty().get().frames().getFirst();
        assertTrue(shown() < 5_000);
        assertEquals(21, then.path().length());
        assertEquals(square, then.path().head());
    }

    @Test
    void toPlacementOfABoardThatIsGoneDoesNothing() {
        model.transport().open(ComparisonJumpTarget.step(44));
        settle();
        model.restart(Problem.open(Board.full(8, 8), 0));
        model.jumps().toPlacement(0, 30);
        assertFalse(model.transport().searchingProperty().get());
        model.transport().open(ComparisonJumpTarget.step(1));
        settle();
        assertEquals(1, shown());
    }

    @Test
    void untilNextGoesFromHappeningToHappening() {
        model.transport().untilNext(ComparisonJumpTarget.PRUNE);
        settle();
        long first = shown();
        assertTrue(first > 0);
        model.transport().untilNext(ComparisonJumpTarget.PRUNE);
        settle();
        assertTrue(shown() > first);
        model.transport().untilNext(ComparisonJumpTarget.PANE_FINISHES);
        settle();
        assertEquals(63, shown());
    }

    /** From one difference to the next, each the first after where it was looked for. */
    @Test
    void untilDifferenceGoesFromOneToTheNext() {
        model.jumps().untilDifference();
        settle();
        assertEquals(8, shown());
        assertEquals(Set.of(0, 1, 2), model.snapshotProperty().get().beginningToDiffer());
        model.jumps().untilDifference();
        settle();
        assertEquals(44, shown());
        assertEquals(Set.of(0, 1), model.snapshotProperty().get().beginningToDiffer());
        model.transport().reach(20);
        model.jumps().untilDifference();
        settle();
        assertEquals(44, shown());
    }

    @Test
    void whereNoPaneCanBeAddedNobodyIsToldToAddOne() {
        model.restart(
                Problem.open(Board.full(5, 5), 0),
                List.of(ConfiguredAlgorithm.read("backtracking")),
                CompareModel.LAST_LIMIT);
        model.jumps().panesAddable(false);
        model.jumps().untilDifference();
        assertEquals(
                "There is no other pane here to compare with.",
                model.transport().noticeProperty().get());
    }

    /** What is stopped leads nowhere, and what plays pauses where it is looked for. */
    @Test
    void lookForADifferenceCanBeStopped() {
        model.restart(
                Problem.open(Board.full(8, 8), 0),
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("backtracking")),
                CompareModel.LAST_LIMIT);
        model.jumps().untilDifference();
        until("it is looked for", () -> model.transport().noticeProperty().get().contains("not up to step"));
        model.transport().dismiss();
        assertFalse(model.transport().searchingProperty().get());
        assertEquals("", model.transport().noticeProperty().get());
        assertEquals(0, model.playback().step());
    }

    @Test
    void untilNextStaysWhereItIsWhenNothingHappensAnyMore() {
        model.transport().open(ComparisonJumpTarget.ALL_FINISHED);
        settle();
        model.transport().untilNext(ComparisonJumpTarget.UNDO);
        settle();
        assertEquals(6_484_065, shown());
        assertFalse(model.transport().noticeProperty().get().isEmpty());
    }

    @Test
    void untilNextStaysAtTheStartWhenNothingHappensAtAll() {
        model.restart(Problem.open(Board.full(1, 1), 0));
        model.transport().untilNext(ComparisonJumpTarget.PRUNE);
        assertEquals(0, shown());
        model.restart(Problem.open(Board.full(8, 8), 3));
        model.transport().untilNext(ComparisonJumpTarget.depth(65));
        assertEquals(0, shown());
        assertFalse(model.transport().noticeProperty().get().isEmpty());
    }

    @Test
    void reachShowsTheFurthestStepWhenItDoesNotHappen() {
        model.restart(Problem.open(Board.full(5, 5), 0));
        model.transport().open(ComparisonJumpTarget.step(1_000_000));
        assertTrue(shown() > 0);
        assertEquals(model.progress().exploredProperty().get(), shown());
    }

    @Test
    void comparisonThatFailsEndsTheHuntAndLeavesTheWorkerToTheNext() throws Exception {
        AtomicReference<Throwable> said = new AtomicReference<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> said.set(failure));
        try {
            model.restart(null);
            model.transport().untilNext(ComparisonJumpTarget.UNDO);
            until(
                    "the fault is heard of",
                    () -> said.get() != null
                            && !model.transport().searchingProperty().get());
            assertTrue(model.progress().idleProperty().get());
            assertTrue(
                    model.transport().noticeProperty().get().contains("broke down"),
                    model.transport().noticeProperty()::get);
            model.restart(Problem.open(Board.full(5, 5), 0));
            model.transport().open(ComparisonJumpTarget.step(3));
            assertEquals(3, shown());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }
}
