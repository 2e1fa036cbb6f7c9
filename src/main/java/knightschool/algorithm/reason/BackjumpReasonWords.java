package knightschool.algorithm.reason;

import knightschool.search.SearchStep;

/** Sentences about the steps of searches that jump back to the last tie. */
public final class BackjumpReasonWords {
    private BackjumpReasonWords() {}

    /** Returns the reason for a jump back over several moves. */
    public static String jumped(StepReasonInput s, SearchStep.Jump jump) {
        int count = jump.removed().size();
        String squares = count == 1 ? "one square" : count + " squares";
        String to = s.name(jump.to()) + (s.position().path().length() == 1 ? ", the first" : ", where moves had tied");
        return "All 8 directions of " + s.name(jump.removed().getFirst()) + " are crossed out: back over " + squares
                + " to " + to + ".";
    }

    /** Returns the reason for a step that only marks moves. */
    public static String marked(StepReasonInput s, SearchStep.Mark mark) {
        String at = s.name(mark.square());
        if (!s.over()) {
            return "No direction is left from " + at + ": all 8 are crossed out now.";
        }
        return "Nothing is left to try from " + at + ", the first square: "
                + (s.policy().proves() ? "there is no tour from here." : "the search stops, which proves nothing.");
    }
}
