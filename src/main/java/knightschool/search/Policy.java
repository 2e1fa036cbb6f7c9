package knightschool.search;

/**
 * A choice for each slot of the search machine.
 *
 * @param order which neighbour first
 * @param lookahead when to give up early
 * @param backjump where to return to
 * @param upkeep how domains are known; it changes what a step costs, never what it does
 */
public record Policy(Order order, Lookahead lookahead, Backjump backjump, Upkeep upkeep) {
    /** A greedy rule, which never goes back, has no use for a lookahead. */
    public Policy {
        if (backjump == Backjump.NONE && lookahead != Lookahead.NONE) {
            throw new IllegalArgumentException("a rule that does not go back cannot give a square up");
        }
    }

    /** With domains derived where the board is small enough. */
    public Policy(Order order, Lookahead lookahead, Backjump backjump) {
        this(order, lookahead, backjump, Upkeep.DERIVED);
    }

    /** The same for every seed: what a loop is made for. */
    Policy withoutSeed() {
        return new Policy(order.withoutSeed(), lookahead, backjump, upkeep);
    }
}
