package knightschool.search;

/**
 * A choice for each slot of the search machine.
 *
 * @param order which neighbour first
 * @param lookahead when to give up early
 * @param backjump where to return to
 */
public record Policy(Order order, Lookahead lookahead, Backjump backjump) {
    /** A greedy rule, which never goes back, has no use for a lookahead. */
    public Policy {
        if (backjump == Backjump.NONE && lookahead != Lookahead.NONE) {
            throw new IllegalArgumentException("a rule that does not go back cannot give a square up");
        }
    }
}
