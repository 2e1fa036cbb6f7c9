package knightschool.trace;

/** A condition on one step of a search, from the numbers of visited squares before and after it. */
@FunctionalInterface
public interface StepPredicate {
    /** A placement is undone; by the lookahead also in the step that made it. */
    StepPredicate UNDO = (before, after, pruned) -> after < before || pruned;

    /** A placement is undone by the lookahead. */
    StepPredicate PRUNE = (before, after, pruned) -> pruned;

    /** That many squares are visited, coming from fewer. */
    static StepPredicate depth(int depth) {
        return (before, after, pruned) -> before < depth && after >= depth;
    }

    /**
     * Whether a step fulfils the condition.
     *
     * @param before number of squares visited before the step
     * @param after number of squares visited after it
     * @param pruned whether the lookahead made the step
     */
    boolean happened(int before, int after, boolean pruned);
}
