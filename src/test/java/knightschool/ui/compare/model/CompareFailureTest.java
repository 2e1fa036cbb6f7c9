package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.search.Problem;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CompareFailureTest {
    private final AtomicBoolean broken = new AtomicBoolean();
    private final CompareModel model =
            new CompareModel(Problem.open(Board.full(5, 5), 0), ConfiguredAlgorithm.usual(), (problem, solvers) -> {
                if (broken.get()) {
                    throw new ArithmeticException("of this test");
                }
                return new Comparison(problem, solvers);
            });

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        new TestScreen().until(model::isEnded);
    }

    private void until(BooleanSupplier holds) {
        new TestScreen().until(() -> {
            model.tick(0);
            return holds.getAsBoolean();
        });
    }

    @Test
    void comparisonThatBreaksDownIsEmptySaysSoAndBeginsAgain() {
        // The comparison of the constructor may not have begun yet, and would break down as well.
        until(model::isSettled);
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            broken.set(true);
            model.restart(Problem.open(Board.full(5, 5), 2));
            until(() -> model.failureProperty().get() != null);
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertTrue(model.isSettled());
        assertEquals(List.of(), model.progress().lanesProperty().get());
        String notice = model.transport().noticeProperty().get();
        assertTrue(notice.contains("of this test") && notice.contains("Try it again."), notice);
        broken.set(false);
        model.retry();
        assertNull(model.failureProperty().get());
        assertEquals("", model.transport().noticeProperty().get());
        until(() -> model.isSettled() && model.progress().idleProperty().get());
        assertTrue(model.progress().exploredProperty().get() > 0);
    }

    @Test
    void againLeavesAComparisonAloneThatIsWhole() {
        model.restart(Problem.open(Board.full(5, 5), 2));
        until(() -> model.isSettled() && model.progress().idleProperty().get());
        model.transport().reach(7);
        until(model::isSettled);
        model.retry();
        until(model::isSettled);
        assertEquals(7, model.stepProperty().get());
    }
}
