package knightschool.ui.compare.model;

import java.util.function.BooleanSupplier;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import org.junit.jupiter.api.AfterEach;

/** A comparison of the usual algorithms on 8 × 8, whose pulses a test makes by itself. */
abstract class ModelUnderPulses {
    static final long PULSE_NANOS = 16_000_000;

    final CompareModel model = new CompareModel(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.usual());
    private long now;

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        until("the threads behind it have ended", model::isEnded);
    }

    final long shown() {
        settle();
        return model.stepProperty().get();
    }

    /** Lets the worker answer, the clock standing still. */
    final void settle() {
        until("nothing is under way", model::isSettled);
    }

    final void pulses(int count) {
        for (int i = 0; i < count; i++) {
            now += PULSE_NANOS;
            model.tick(now);
        }
    }

    final void until(String what, BooleanSupplier condition) {
        Eventually.until(what, () -> model.tick(now), condition);
    }
}
