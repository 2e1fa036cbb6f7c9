package knightschool.explain;

import knightschool.obstruction.CutSearch;
import knightschool.tour.ExistenceTheorem;

/** One thing that was tried in order to decide whether there is a tour. */
public sealed interface TourDecisionStep {
    /**
     * A fact was looked for in time linear in the squares.
     *
     * @param kind what was looked for
     */
    record FactCheck(WitnessKind kind) implements TourDecisionStep {}

    /**
     * Cuts were enumerated by size.
     *
     * @param complete whether every cut of any size was tried
     * @param completeSize every cut of up to so many squares was tried
     * @param candidates whether likely cuts were tried before
     * @param grown whether larger cuts were grown
     * @param tried number of cuts tried; 0 if the board is too large
     */
    record CutEnumeration(boolean complete, int completeSize, boolean candidates, boolean grown, long tried)
            implements TourDecisionStep {
        static CutEnumeration of(CutSearch search) {
            return new CutEnumeration(
                    search.isComplete(), search.complete(), search.triesLikely(), search.hasGrown(), search.tried());
        }
    }

    /**
     * A search was run.
     *
     * @param steps number of steps made, all starts together
     */
    record SearchRun(long steps) implements TourDecisionStep {}

    /** No search was run: the board has more squares than any is run on. */
    record SearchOfTooLargeBoard() implements TourDecisionStep {}

    /** No search was run: it was allowed fewer steps than there are squares. */
    record SearchOfTooFewSteps() implements TourDecisionStep {}

    /**
     * A theorem says that there is no tour, and no witness of it was found.
     *
     * @param theorem of a full board without a tour
     */
    record TheoremWithoutWitness(ExistenceTheorem theorem) implements TourDecisionStep {}

    /** What was tried in a few words of the command line, such as {@code dead-ends} or "a search of 1,024 steps". */
    default String words() {
        return TourDecisionStepWords.of(this);
    }
}
