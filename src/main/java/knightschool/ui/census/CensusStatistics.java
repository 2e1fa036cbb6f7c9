package knightschool.ui.census;

import java.util.Collection;
import java.util.OptionalLong;
import knightschool.census.CensusRow;
import knightschool.search.Outcome;

/**
 * The statistics of a table.
 *
 * @param foundCount starts with a tour
 * @param absentCount starts without a tour, proven
 * @param stoppedCount starts whose search was stopped
 * @param median the number of steps that half of the starts do not exceed, the lower of two middle values; empty
 *     without rows
 * @param most the most steps of a start; 0 without rows
 */
record CensusStatistics(long foundCount, long absentCount, long stoppedCount, OptionalLong median, long most) {
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
