package knightschool.trace;

/**
 * A condition on one step of a search: a function of the numbers of visited squares before and after the step, and of
 * whether the lookahead undid a placement in the step.
 */
@FunctionalInterface
public interface StepPredicate {
    /** A placement is undone; in case of the lookahead also within the step that made it. */
    StepPredicate UNDO = (before, after, pruned) -> after < before || pruned;

    /** A placement is undone by the lookahead. */
    StepPredicate PRUNE = (before, after, pruned) -> pruned;

    /** The number of visited squares reaches a depth from below. */
    static StepPredicate depth(int depth) {
        return (before, after, pruned) -> before < depth && after >= depth;
    }

    /**
     * Whether a step fulfils the condition.
     *
     * @param before number of visited squares before the step
     * @param after number of visited squares after the step
     * @param pruned whether the lookahead undid a placement in the step
     */
    boolean happened(int before, int after, boolean pruned);
}
