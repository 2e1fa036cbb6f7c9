package knightschool.explain;

import knightschool.obstruction.CutSearch;
import knightschool.tour.ExistenceTheorem;

/** One attempt to decide whether there is a tour. */
public sealed interface TourDecisionStep {
    /**
     * A fact was looked for in time linear in the number of squares.
     *
     * @param kind the kind of fact
     */
    record FactCheck(WitnessKind kind) implements TourDecisionStep {}

    /**
     * Cuts were enumerated by size.
     *
     * @param complete whether every cut of any size was tried
     * @param completeSize the largest size up to which every cut was tried
     * @param candidates whether likely cuts were tried first
     * @param grown whether larger cuts were grown
     * @param tried the number of cuts tried; 0 if the board is too large
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
     * @param steps the number of steps made, for all starts together
     */
    record SearchRun(long steps) implements TourDecisionStep {}

    /** No search was run, because the board has more squares than any board that is searched. */
    record SearchOfTooLargeBoard() implements TourDecisionStep {}

    /** No search was run, because fewer steps were allowed than there are squares. */
    record SearchOfTooFewSteps() implements TourDecisionStep {}

    /**
     * A theorem rules a tour out, but no witness was found.
     *
     * @param theorem the theorem, about a full board without a tour
     */
    record TheoremWithoutWitness(ExistenceTheorem theorem) implements TourDecisionStep {}

    /** Returns a short description for the command line, such as {@code dead-ends} or "a search of 1,024 steps". */
    default String words() {
        return TourDecisionStepWords.of(this);
    }
}
