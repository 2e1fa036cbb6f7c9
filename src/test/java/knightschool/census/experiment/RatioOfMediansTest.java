package knightschool.census.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import knightschool.census.experiment.RatioOfMedians.Kind;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class RatioOfMediansTest {
    /** Numbers after a ">" are limits at which the runs of the median were stopped. */
    @ParameterizedTest
    @CsvSource({
        "1562814, 95860, FEWER, 16.303",
        ">10000000, 2868098, OVER_FEWER, 3.487",
        ">100, >100, BOTH_STOPPED, 0",
        "50, >100, OVER_MORE, 2",
        "50, 200, MORE, 4",
        "50, 50, SAME, 1",
        "100, >100, OVER_MORE, 1",
        ">100, 100, OVER_FEWER, 1",
        "0, 5, NONE, 0",
        "-, 5, NONE, 0",
        "5, -, NONE, 0",
        "never, 5, NONE, 0"
    })
    void ratioSaysNoMoreThanIsKnown(String first, String other, Kind kind, double times) {
        RatioOfMedians ratio = RatioOfMedians.of(median(first), median(other));
        assertEquals(kind, ratio.kind());
        assertEquals(times, ratio.times(), 0.0005);
    }

    private static Optional<AnswerSteps> median(String words) {
        if (words.equals("-")) {
            return Optional.empty();
        }
        if (words.equals("never")) {
            return Optional.of(new AnswerSteps(AnswerSteps.Kind.NEVER, 7));
        }
        return Optional.of(
                words.startsWith(">")
                        ? new AnswerSteps(AnswerSteps.Kind.MORE_THAN, Long.parseLong(words.substring(1)))
                        : new AnswerSteps(AnswerSteps.Kind.EXACT, Long.parseLong(words)));
    }
}
