package knightschool.trace;

/** Something that happens at a step of a search. */
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
     * Whether it happened at a step.
     *
     * @param before number of squares visited before the step
     * @param after number of squares visited after it
     * @param pruned whether the lookahead made it
     */
    boolean happened(int before, int after, boolean pruned);
}
