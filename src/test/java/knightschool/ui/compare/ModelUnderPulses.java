package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.search.Problem;
import org.junit.jupiter.api.AfterEach;

/** A comparison of the usual algorithms on 8 × 8, whose pulses a test makes by itself. */
abstract class ModelUnderPulses {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    static final long PULSE_NANOS = 16_000_000;

    final CompareModel model = new CompareModel(Problem.open(Board.full(8, 8), 0), Solver.usual());
    private long now;

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        until(model::isEnded);
    }

    final long shown() {
        settle();
        return model.stepProperty().get();
    }

    /** Lets the worker answer, the clock standing still. */
    final void settle() {
        until(model::isSettled);
    }

    final void pulses(int count) {
        for (int i = 0; i < count; i++) {
            now += PULSE_NANOS;
            model.tick(now);
        }
    }

    final void until(BooleanSupplier condition) {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertTrue(Instant.now().isBefore(deadline), "waited for " + PATIENCE);
            model.tick(now);
            Thread.onSpinWait();
        }
    }
}
