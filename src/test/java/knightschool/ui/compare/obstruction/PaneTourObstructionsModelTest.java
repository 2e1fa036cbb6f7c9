package knightschool.ui.compare.obstruction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.compare.ComparisonSnapshot;
import knightschool.search.Problem;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PaneTourObstructionsModelTest {
    private static final long PULSE_NANOS = 16_000_000;
    private static final String IMPOSSIBLE = "From here it can no longer be done";

    private final CompareModel model = new CompareModel(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.usual());
    private long now;

    @AfterEach
    void closeEndsTheThreads() {
        model.close();
        until("the threads behind it have ended", model::isEnded);
    }

    private void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> model.tick(now += PULSE_NANOS), holds);
    }

    private void ask() {
        model.reasons().requestedProperty().set(true);
    }

    private List<PaneTourObstructions.Reason> at(long step) {
        until(
                "step " + step + " is explored",
                () -> model.progress().exploredProperty().get() >= step);
        model.transport().reach(step);
        until("nothing is under way", model::isSettled);
        assertSame(
                model.snapshotProperty().get(),
                model.reasons().reasonsProperty().get().snapshot());
        return model.reasons().reasonsProperty().get().reasons();
    }

    @Test
    void nothingIsLookedForUnlessAsked() {
        until("nothing is under way", model::isSettled);
        assertNull(model.reasons().reasonsProperty().get());
        ask();
        assertNotNull(model.reasons().reasonsProperty().get());
        until("nothing is under way", model::isSettled);
        model.reasons().requestedProperty().set(false);
        assertNull(model.reasons().reasonsProperty().get());
    }

    @Test
    void deadSquareIsSaidInThePaneThatLeftIt() {
        ask();
        List<PaneTourObstructions.Reason> reasons = at(44);
        int h2 = SquareNames.parse(Board.full(8, 8), "h2");
        assertEquals(IMPOSSIBLE, reasons.getFirst().title());
        assertTrue(reasons.getFirst().evidence().marked().contains(h2));
        assertEquals("No move leads to h2 any more.", reasons.getFirst().text());
        assertEquals(
                "Nothing seen that rules a tour out from here.", reasons.get(2).text());
    }

    @Test
    void reasonsOfAMomentAreGoneWithIt() {
        ask();
        at(44);
        PaneTourObstructions before = model.reasons().reasonsProperty().get();
        model.reasons().reasonsProperty().addListener((_, _, reasons) -> {
            if (reasons != null) {
                assertSame(model.snapshotProperty().get(), reasons.snapshot());
            }
        });
        at(3);
        at(43);
        assertTrue(before != model.reasons().reasonsProperty().get());
    }

    @Test
    void playingFasterThanCanBeReadSaysNothing() {
        ask();
        at(1);
        model.speedProperty().set(1_000);
        model.transport().play(PlaybackStatus.FORWARD);
        until("the clock is beyond step 10", () -> model.stepProperty().get() > 10);
        assertNull(model.reasons().reasonsProperty().get());
        model.transport().pause();
        until(
                "the reasons are those of the step",
                () -> model.reasons().reasonsProperty().get() != null
                        && model.reasons().reasonsProperty().get().isKnown());
    }

    @Test
    void wholeBoardIsSpokenOfAtTheFirstMoment() {
        model.restart(Problem.open(Board.full(4, 4), 0));
        ask();
        assertEquals(List.of(5, 6, 9, 10), at(0).getFirst().evidence().removed());
    }

    @Test
    void finishedPanesSayHowItEnded() {
        model.restart(Problem.open(Board.full(5, 5), 0));
        ask();
        until(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        model.transport().reach(model.playback().last());
        until("nothing is under way", model::isSettled);
        model.reasons()
                .reasonsProperty()
                .get()
                .reasons()
                .forEach(reason -> assertEquals("The tour is complete.", reason.text()));
    }

    @Test
    void reasonsThatBreakDownAreAskedForNoMoreAndCanBeAskedForAgain() {
        until("nothing is under way", model::isSettled);
        ComparisonSnapshot moment = model.snapshotProperty().get();
        AtomicBoolean broken = new AtomicBoolean(true);
        try (UncaughtFailures uncaught = new UncaughtFailures();
                PaneTourObstructionsModel reasons = new PaneTourObstructionsModel(shown -> {
                    if (broken.get()) {
                        throw new ArithmeticException("of this test");
                    }
                    return PaneTourObstructions.of(shown);
                })) {
            reasons.show(moment);
            reasons.requestedProperty().set(true);
            tickUntil(reasons, () -> !reasons.requestedProperty().get());
            assertNull(reasons.reasonsProperty().get());
            assertEquals(List.of("of this test"), uncaught.messages());
            broken.set(false);
            reasons.requestedProperty().set(true);
            tickUntil(reasons, () -> reasons.reasonsProperty().get().isKnown());
            assertSame(moment, reasons.reasonsProperty().get().snapshot());
        }
    }

    private void tickUntil(PaneTourObstructionsModel reasons, BooleanSupplier holds) {
        until("the reasons are as expected", () -> {
            reasons.tick();
            return holds.getAsBoolean();
        });
    }

    @Test
    void closedToursMustComeHome() {
        model.restart(new Problem(Board.full(5, 5), MoveOrder.CLOCKWISE, 0, true));
        ask();
        assertTrue(at(0).getFirst().text().contains("a closed tour needs as many of both"));
    }
}
