package knightschool.ui.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.UncaughtWatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Whatever is done next, nobody waits for the window for long, and nothing goes wrong. {@link FxWatchTest} does more
 * and asks for less time.
 */
@Isolated
@ExtendWith(ClosedWindows.class)
class RandomUseTest {
    /** Where Java reads the classes of most acts meanwhile and has compiled little. */
    private static final Duration LIMIT = Duration.ofMillis(400);

    private static final long SEED = 7;
    private static final int ACTS = 40;

    @Test
    void nothingThatIsDoneHoldsTheThread() {
        UncaughtWatch uncaught = new UncaughtWatch();
        try (RandomUse use = new RandomUse(SEED);
                FxWatch watch = FxWatch.of(LIMIT)) {
            use.tell(watch::during);
            use.act(ACTS);
            assertEquals(List.of(), watch.tooLong(LIMIT), () -> "acts of the seed " + SEED);
        } finally {
            uncaught.end();
        }
    }
}
