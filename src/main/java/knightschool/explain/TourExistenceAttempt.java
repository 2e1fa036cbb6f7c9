package knightschool.explain;

import knightschool.obstruction.CutSearch;
import knightschool.text.NumberFormatter;
import knightschool.tour.ExistenceTheorem;

/** One attempt to decide whether there is a tour. */
public sealed interface TourExistenceAttempt {
    /**
     * A fact was looked for in time linear in the number of squares.
     *
     * @param kind the kind of fact
     */
    record FactCheck(WitnessKind kind) implements TourExistenceAttempt {}

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
            implements TourExistenceAttempt {
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
    record SearchRun(long steps) implements TourExistenceAttempt {}

    /** No search was run, because the board has more squares than any board that is searched. */
    record SearchOfTooLargeBoard() implements TourExistenceAttempt {}

    /** No search was run, because fewer steps were allowed than there are squares. */
    record SearchOfTooFewSteps() implements TourExistenceAttempt {}

    /**
     * A theorem rules a tour out, but no witness was found.
     *
     * @param theorem the theorem, about a full board without a tour
     */
    record TheoremWithoutWitness(ExistenceTheorem theorem) implements TourExistenceAttempt {}

    /** Returns a short description for the command line, such as {@code dead-ends} or "a search of 1,024 steps". */
    default String words() {
        return switch (this) {
            case FactCheck(WitnessKind kind) -> kind.word();
            case CutEnumeration cuts -> cuts(cuts);
            case SearchRun(long steps) -> "a search of " + NumberFormatter.grouped(steps) + " steps";
            case SearchOfTooLargeBoard() -> "no search: the board is too large";
            case SearchOfTooFewSteps() -> "no search: it may make fewer steps than there are squares";
            case TheoremWithoutWitness(var theorem) ->
                "a theorem says that there is none, but no witness of it was found: " + theorem.statement();
        };
    }

    private static String cuts(CutEnumeration cuts) {
        if (cuts.tried() == 0) {
            return "no cut: the board is too large";
        }
        return cuts.complete() ? "every cut" : someCuts(cuts);
    }

    private static String someCuts(CutEnumeration cuts) {
        return "every cut of " + (cuts.completeSize() == 1 ? "one square" : "up to " + cuts.completeSize() + " squares")
                + (cuts.candidates() ? ", likely ones" : "")
                + (cuts.grown() ? ", some larger ones" : "")
                + " (" + NumberFormatter.grouped(cuts.tried()) + " cuts)";
    }
}
