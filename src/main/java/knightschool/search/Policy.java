package knightschool.search;

/**
 * The parameters of a search.
 *
 * @param order the order of neighbours
 * @param lookahead when to prune
 * @param backjump where to backtrack to
 * @param upkeep how domains are stored; affects the cost of a step, never its result
 */
public record Policy(NeighbourOrder order, Lookahead lookahead, BackjumpRule backjump, DomainStorageMode upkeep) {
    /**
     * Creates a policy. A greedy rule, which never goes back, cannot have a lookahead. A stored circuit must be greedy,
     * because it offers one square only, so that going back would lead nowhere and prove nothing. The jump to the last
     * tie is defined for one order and one lookahead only.
     */
    public Policy {
        if (backjump == BackjumpRule.NONE && lookahead != Lookahead.NONE) {
            throw new IllegalArgumentException("a rule that does not go back cannot give a square up");
        }
        if (order.followsCircuit() && backjump != BackjumpRule.NONE) {
            throw new IllegalArgumentException("a stored circuit is followed without going back");
        }
        boolean ofTheArticle = order.equals(NeighbourOrder.FEWEST_ONWARD) && lookahead == Lookahead.EMPTY_DOMAINS;
        if (backjump == BackjumpRule.LAST_TIE && !ofTheArticle) {
            throw new IllegalArgumentException(
                    "the last tie is one of onward moves, of a search that sees empty domains");
        }
    }

    /** Creates a policy with derived domains. */
    public Policy(NeighbourOrder order, Lookahead lookahead, BackjumpRule backjump) {
        this(order, lookahead, backjump, DomainStorageMode.DERIVED);
    }

    /** Returns whether a search that runs out of moves has proved that there is no tour. */
    public boolean proves() {
        return backjump.isThorough() && lookahead.isSound();
    }

    /** Returns this policy with seed 0, as the key of a search loop. */
    Policy withoutSeed() {
        return new Policy(order.withoutSeed(), lookahead, backjump, upkeep);
    }
}
