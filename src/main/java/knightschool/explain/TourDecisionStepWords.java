package knightschool.explain;

import knightschool.explain.TourDecisionStep.CutEnumeration;
import knightschool.explain.TourDecisionStep.FactCheck;
import knightschool.explain.TourDecisionStep.SearchOfTooFewSteps;
import knightschool.explain.TourDecisionStep.SearchOfTooLargeBoard;
import knightschool.explain.TourDecisionStep.SearchRun;
import knightschool.explain.TourDecisionStep.TheoremWithoutWitness;
import knightschool.text.NumberFormatter;

/** Describes each attempt in a few words. */
final class TourDecisionStepWords {
    private TourDecisionStepWords() {}

    static String of(TourDecisionStep step) {
        return switch (step) {
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
