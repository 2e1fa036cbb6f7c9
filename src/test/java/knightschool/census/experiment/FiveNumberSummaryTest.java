package knightschool.census.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.census.CensusRow;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class FiveNumberSummaryTest {
    private static final long LIMIT = 100;

    private static FiveNumberSummary of(long... steps) {
        return new FiveNumberSummary(
                IntStream.range(0, steps.length)
                        .mapToObj(i -> new CensusRow(i, steps[i] == LIMIT ? Outcome.STOPPED : Outcome.FOUND, steps[i]))
                        .toList(),
                LIMIT);
    }

    private static String five(FiveNumberSummary summary) {
        return List.of(
                        summary.least(),
                        summary.lowerQuartile(),
                        summary.median(),
                        summary.upperQuartile(),
                        summary.most())
                .stream()
                .map(one -> one.map(StepsToAnswer::words).orElse("-"))
                .reduce((a, b) -> a + " | " + b)
                .orElseThrow();
    }

    @Test
    void medianIsTheLowerOfTwoAndQuartilesAreRunsByNearestRank() {
        assertEquals("1 | 1 | 2 | 3 | 4", five(of(4, 3, 2, 1)));
        assertEquals("1 | 2 | 3 | 4 | 5", five(of(5, 4, 3, 2, 1)));
        assertEquals("7 | 7 | 7 | 7 | 7", five(of(7)));
        assertEquals("- | - | - | - | -", five(of()));
    }

    @Test
    void stoppedRunIsMoreThanTheLimitNotTheLimit() {
        FiveNumberSummary summary = of(100, 100, 5, 100);
        assertEquals("5 | 5 | > 100 | > 100 | > 100", five(summary));
        assertEquals(3, summary.count(Outcome.STOPPED));
        assertEquals(OptionalLong.of(5), summary.mostAnswered());
        assertEquals(OptionalLong.empty(), of(100).mostAnswered());
    }

    @Test
    void runThatAnsweredInItsLastStepIsNoStoppedOne() {
        FiveNumberSummary summary = new FiveNumberSummary(
                List.of(new CensusRow(0, Outcome.FOUND, LIMIT), new CensusRow(1, Outcome.STOPPED, LIMIT)), LIMIT);
        assertEquals("100 | 100 | 100 | > 100 | > 100", five(summary));
    }

    @Test
    void ruleThatGivesUpHasNoAnswerAndComesLast() {
        FiveNumberSummary summary = new FiveNumberSummary(
                List.of(
                        new CensusRow(0, Outcome.STOPPED, 3),
                        new CensusRow(1, Outcome.STOPPED, LIMIT),
                        new CensusRow(2, Outcome.FOUND, 9)),
                LIMIT);
        assertEquals("9 | 9 | > 100 | no answer | no answer", five(summary));
    }

    /** The same by another way: all numbers in a row, and those at or below which enough of them lie. */
    @Test
    void quartilesAgreeWithCountingWhatLiesBelow() {
        Random random = new Random(20261128);
        for (int round = 0; round < 400; round++) {
            List<CensusRow> rows = new ArrayList<>();
            for (int start = random.nextInt(30); start >= 0; start--) {
                boolean stopped = random.nextInt(3) == 0;
                Outcome ended = random.nextBoolean() ? Outcome.FOUND : Outcome.PROVEN_ABSENT;
                rows.add(new CensusRow(
                        start, stopped ? Outcome.STOPPED : ended, stopped ? LIMIT : random.nextInt((int) LIMIT + 1)));
            }
            Collections.shuffle(rows, random);
            FiveNumberSummary summary = new FiveNumberSummary(rows, LIMIT);
            assertEquals(naive(rows, 0.25), value(summary.lowerQuartile()), rows::toString);
            assertEquals(naive(rows, 0.5), value(summary.median()), rows::toString);
            assertEquals(naive(rows, 0.75), value(summary.upperQuartile()), rows::toString);
            assertEquals(naive(rows, 1), value(summary.most()), rows::toString);
            assertTrue(rows.contains(summary.medianRun().orElseThrow()));
        }
    }

    private static double value(Optional<StepsToAnswer> steps) {
        return steps.orElseThrow().isExact() ? steps.get().steps() : Double.POSITIVE_INFINITY;
    }

    private static double value(CensusRow row) {
        return row.outcome() == Outcome.STOPPED ? Double.POSITIVE_INFINITY : row.steps();
    }

    /** The smallest value with at least that share of the runs at or below it. */
    private static double naive(List<CensusRow> rows, double share) {
        return rows.stream()
                .mapToDouble(FiveNumberSummaryTest::value)
                .filter(value ->
                        rows.stream().filter(row -> value(row) <= value).count() >= share * rows.size())
                .min()
                .orElseThrow();
    }
}
