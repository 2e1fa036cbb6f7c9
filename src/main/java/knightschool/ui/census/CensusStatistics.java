package knightschool.ui.census;

import java.util.Collection;
import java.util.OptionalDouble;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;

/**
 * A table in a few figures.
 *
 * @param found starts with a tour
 * @param absent starts without one, proven
 * @param stopped starts of which nothing is known
 * @param median the steps of the start in the middle, the mean of the two there where they are even in number; empty
 *     without a row
 * @param most the steps of the start with the most; 0 without a row
 */
record CensusStatistics(long found, long absent, long stopped, OptionalDouble median, long most) {
    static CensusStatistics of(Collection<CensusRow> rows) {
        long[] steps = rows.stream().mapToLong(CensusRow::steps).sorted().toArray();
        return new CensusStatistics(
                count(rows, Outcome.FOUND),
                count(rows, Outcome.PROVEN_ABSENT),
                count(rows, Outcome.STOPPED),
                median(steps),
                steps.length == 0 ? 0 : steps[steps.length - 1]);
    }

    private static OptionalDouble median(long[] sorted) {
        if (sorted.length == 0) {
            return OptionalDouble.empty();
        }
        long lower = sorted[(sorted.length - 1) / 2];
        long upper = sorted[sorted.length / 2];
        return OptionalDouble.of(lower + (upper - lower) / 2.0);
    }

    private static long count(Collection<CensusRow> rows, Outcome outcome) {
        return rows.stream().filter(row -> row.outcome() == outcome).count();
    }
}
