package knightschool.ui.census;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import knightschool.census.CensusRow;
import knightschool.census.experiment.FiveNumberSummary;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/**
 * The statistics of the rows of a census: how many starts have each outcome, and how many steps were needed.
 *
 * @param foundCount starts with a tour
 * @param absentCount starts without a tour, proven
 * @param stoppedCount starts whose search was stopped
 * @param median the number of steps that half of the starts do not exceed, the lower of two middle values, which is
 *     only known to be above the limit if that search was stopped; empty without rows
 * @param most the most steps of a start; 0 without rows
 */
record CensusStatistics(
        long foundCount, long absentCount, long stoppedCount, Optional<StepsToAnswer> median, long most) {
    /** @param limit the number of steps after which a search was stopped */
    static CensusStatistics of(Collection<CensusRow> rows, long limit) {
        FiveNumberSummary summary = new FiveNumberSummary(List.copyOf(rows), limit);
        return new CensusStatistics(
                summary.count(Outcome.FOUND),
                summary.count(Outcome.PROVEN_ABSENT),
                summary.count(Outcome.STOPPED),
                summary.median(),
                rows.stream().mapToLong(CensusRow::steps).max().orElse(0));
    }

    /** The median as text, such as "6.48 M" or "&gt; 10 M"; "–" if there is none, as of searches that never answer. */
    String medianWords() {
        return median.filter(steps -> steps.kind() != StepsToAnswer.Kind.NEVER)
                .map(steps -> steps.words(number -> NumberFormatter.besideLargest(number, most)))
                .orElse("–");
    }
}
