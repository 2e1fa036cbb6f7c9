package knightschool.ui.census;

import java.util.Collection;
import java.util.OptionalLong;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;

/**
 * A table in a few figures.
 *
 * @param found starts with a tour
 * @param absent starts without one, proven
 * @param stopped starts of which nothing is known
 * @param median the steps that half of the starts do not exceed, the lower one of two; empty without a row
 * @param most the steps of the start with the most; 0 without a row
 */
record CensusStatistics(long found, long absent, long stopped, OptionalLong median, long most) {
    static CensusStatistics of(Collection<CensusRow> rows) {
        long[] steps = rows.stream().mapToLong(CensusRow::steps).sorted().toArray();
        return new CensusStatistics(
                count(rows, Outcome.FOUND),
                count(rows, Outcome.PROVEN_ABSENT),
                count(rows, Outcome.STOPPED),
                steps.length == 0 ? OptionalLong.empty() : OptionalLong.of(steps[(steps.length - 1) / 2]),
                steps.length == 0 ? 0 : steps[steps.length - 1]);
    }

    private static long count(Collection<CensusRow> rows, Outcome outcome) {
        return rows.stream().filter(row -> row.outcome() == outcome).count();
    }
}
