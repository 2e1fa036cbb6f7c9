package knightschool.lesson;

import knightschool.explain.DecisionProgress;

/** Ends a question that nobody waits for any more. */
record CancelCheck(ClaimArguments arguments) implements DecisionProgress {
    @Override
    public void cuts(long tried) {
        arguments.checkWanted();
    }

    @Override
    public void steps(long made) {
        arguments.checkWanted();
    }
}
