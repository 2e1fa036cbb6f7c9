package knightschool.trace;

/** Something that happens at a step of a search. */
@FunctionalInterface
public interface Event {
    /** A placement is undone. */
    Event UNDO = (before, after, pruned, over) -> after < before;

    /** A placement is undone by the lookahead. */
    Event PRUNE = (before, after, pruned, over) -> pruned;

    /** The search ends. */
    Event END = (before, after, pruned, over) -> over;

    /** That many squares are visited, coming from fewer. */
    static Event depth(int depth) {
        return (before, after, pruned, over) -> before < depth && after >= depth;
    }

    /**
     * Whether it happened at a step.
     *
     * @param before number of squares visited before the step
     * @param after number of squares visited after it
     * @param pruned whether the lookahead made it
     * @param over whether the search ended with it
     */
    boolean happened(int before, int after, boolean pruned, boolean over);
}
