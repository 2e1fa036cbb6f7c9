package knightschool.census;

import java.util.function.LongConsumer;
import knightschool.search.Search;

/**
 * Counts the steps of a search by making every one of them, which works for every board and algorithm.
 *
 * @param report receives the number of steps so far from time to time; an exception that it throws ends the counting
 */
record ExplicitStepCounter(CensusDefinition census, LongConsumer report) implements CensusRowCounter {
    private static final long STRIDE = 1 << 20;

    @Override
    public CensusRow count(int start) {
        Search search = Search.begin(census.problem(start), census.policy());
        search.advanceTo(census.limit(), STRIDE, report);
        return new CensusRow(start, search.outcome(), search.step());
    }
}
