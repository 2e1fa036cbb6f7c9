package knightschool.census.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import knightschool.census.CensusRow;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;

/**
 * The five numbers of a box plot for one group of runs: least, lower quartile, median, upper quartile and most steps
 * (Tukey, "Exploratory Data Analysis", 1977). Quartiles are taken by nearest rank, so each of the five is the number of
 * steps of one run: the quantile p of n runs is that of the run at rank p · n, rounded up; of two middle runs the lower
 * one is the median. A stopped run counts as a run with more steps than the limit. Immutable.
 *
 * @param rows the runs in ascending order of the steps that their answers need, stopped ones last
 * @param limit the number of steps after which a run was stopped
 */
public record FiveNumberSummary(List<CensusRow> rows, long limit) {
    private static final int QUARTERS = 4;

    public FiveNumberSummary {
        long stopAt = limit;
        rows = rows.stream()
                .sorted(Comparator.<CensusRow, StepsToAnswer>comparing(row -> row.toAnswer(stopAt))
                        .thenComparingInt(CensusRow::start))
                .toList();
    }

    /** Returns the number of runs. */
    public int count() {
        return rows.size();
    }

    /** Returns the number of runs with an outcome. */
    public int count(Outcome outcome) {
        return (int) rows.stream().filter(row -> row.outcome() == outcome).count();
    }

    /** Returns the number of runs that have answered. */
    public int answered() {
        return count() - count(Outcome.STOPPED);
    }

    /** Returns the steps of a run, from the fewest at 0. */
    public StepsToAnswer steps(int place) {
        return rows.get(place).toAnswer(limit);
    }

    /**
     * Returns the place, from 0, of the run that has a quartile.
     *
     * @param quarters 0 for the least, 1 for the lower quartile, 2 for the median, 3 for the upper quartile, 4 for the
     *     most
     */
    private int place(int quarters) {
        return Math.max(0, (quarters * count() + QUARTERS - 1) / QUARTERS - 1);
    }

    private Optional<StepsToAnswer> quartile(int quarters) {
        return rows.isEmpty() ? Optional.empty() : Optional.of(steps(place(quarters)));
    }

    /** Returns the fewest steps. Like the other four numbers it is empty if there are no runs. */
    public Optional<StepsToAnswer> least() {
        return quartile(0);
    }

    /** Returns the lower quartile. */
    public Optional<StepsToAnswer> lowerQuartile() {
        return quartile(1);
    }

    /** Returns the median. */
    public Optional<StepsToAnswer> median() {
        return quartile(2);
    }

    /** Returns the run that has the median. */
    public Optional<CensusRow> medianRun() {
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.get(place(2)));
    }

    /** Returns the upper quartile. */
    public Optional<StepsToAnswer> upperQuartile() {
        return quartile(3);
    }

    /** Returns the most steps. */
    public Optional<StepsToAnswer> most() {
        return quartile(QUARTERS);
    }

    /** Returns the most steps of the runs that have answered; empty if none has. */
    public OptionalLong mostAnswered() {
        return answered() == 0
                ? OptionalLong.empty()
                : OptionalLong.of(rows.get(answered() - 1).steps());
    }
}
