package knightschool.census;

import java.util.function.LongConsumer;
import knightschool.search.Search;

/** Counts the steps of a search by making every one of them, which works for every board and algorithm. */
final class ExplicitStepCounter implements SearchStepCounter {
    private static final long STRIDE = 1 << 20;

    private final CensusDefinition census;
    private final LongConsumer report;

    /**
     * Creates a counter.
     *
     * @param report receives the number of steps so far from time to time; an exception that it throws ends the
     *     counting
     */
    ExplicitStepCounter(CensusDefinition census, LongConsumer report) {
        this.census = census;
        this.report = report;
    }

    @Override
    public CensusRow count(int start) {
        Search search = Search.begin(census.problem(start), census.policy());
        search.advanceTo(census.limit(), STRIDE, report);
        return new CensusRow(start, search.outcome(), search.step());
    }
}
