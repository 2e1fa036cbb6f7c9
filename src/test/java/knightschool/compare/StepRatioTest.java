package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import knightschool.compare.StepRatio.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class StepRatioTest {
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
        "100, >99, NONE, 0",
        ">99, 100, NONE, 0",
        "0, 5, NONE, 0",
        "-, 5, NONE, 0",
        "5, -, NONE, 0",
        "never, 5, NONE, 0"
    })
    void ratioSaysNoMoreThanIsKnown(String first, String other, Kind kind, double times) {
        StepRatio ratio = StepRatio.of(median(first), median(other));
        assertEquals(kind, ratio.kind());
        assertEquals(times, ratio.times(), 0.0005);
    }

    @Test
    void boundIsRoundedDownAndANumberToTheNearest() {
        StepRatio bound = new StepRatio(Kind.OVER_FEWER, 28_599.9);
        assertEquals("more than 28,599 times fewer", bound.words());
        assertEquals(28_500, bound.wholeTimes(3));
        assertEquals(28_000, bound.wholeTimes(2));
        assertEquals(28_600, new StepRatio(Kind.FEWER, 28_599.9).wholeTimes(3));
        assertEquals(45, new StepRatio(Kind.OVER_MORE, 45.9).wholeTimes(3));
    }

    @Test
    void quotientIsOfTheOtherStepsByTheFirst() {
        assertEquals(0.25, ratio("8", "2").quotient());
        assertEquals(4, ratio("2", "8").quotient());
        assertEquals(1, ratio("2", "2").quotient());
        assertEquals(0, ratio("0", "2").quotient());
    }

    @Test
    void filesHaveTheRatioEitherWayWithTheSignOfABound() {
        assertEquals(List.of("4.0", "0.25"), fields("8", "2"));
        assertEquals(List.of("<0.02", ">50.0"), fields("2", ">100"));
        assertEquals(List.of(">50.0", "<0.02"), fields(">100", "2"));
        assertEquals(List.of("1", "1.0"), fields("2", "2"));
        assertEquals(List.of("", ""), fields(">100", ">100"));
    }

    @Test
    void numbersThatNearlyAgreeAreNotOnceAsMany() {
        assertEquals("about as many", ratio("1000", "999").words());
        assertEquals("about as many", ratio("1000", "1001").shortWords());
        assertEquals("1.1 times as many", ratio("10", "11").words());
        assertEquals("at least as many", ratio("100", ">100").words());
        assertEquals("at most as many", ratio(">104", "100").shortWords());
    }

    private static List<String> fields(String first, String other) {
        StepRatio ratio = ratio(first, other);
        return List.of(ratio.field(), ratio.quotientField());
    }

    private static StepRatio ratio(String first, String other) {
        return StepRatio.of(median(first), median(other));
    }

    private static Optional<StepsToAnswer> median(String words) {
        if (words.equals("-")) {
            return Optional.empty();
        }
        if (words.equals("never")) {
            return Optional.of(new StepsToAnswer(StepsToAnswer.Kind.NEVER, 7));
        }
        return Optional.of(
                words.startsWith(">")
                        ? new StepsToAnswer(StepsToAnswer.Kind.MORE_THAN, Long.parseLong(words.substring(1)))
                        : new StepsToAnswer(StepsToAnswer.Kind.EXACT, Long.parseLong(words)));
    }
}
