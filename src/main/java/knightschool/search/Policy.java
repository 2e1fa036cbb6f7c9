package knightschool.search;

/**
 * A choice for each slot of the search machine.
 *
 * @param order which neighbour first
 * @param lookahead when to give up early
 * @param backjump where to return to
 * @param upkeep how domains are known; it changes what a step costs, never what it does
 */
public record Policy(NeighbourOrder order, Lookahead lookahead, BackjumpRule backjump, DomainStorage upkeep) {
    /**
     * A greedy rule, which never goes back, has no use for a lookahead; a stored circuit offers one square only, so
     * that going back would lead nowhere and prove nothing; the jump to the last tie is described for one order and one
     * lookahead alone.
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

    /** With domains derived where the board is small enough. */
    public Policy(NeighbourOrder order, Lookahead lookahead, BackjumpRule backjump) {
        this(order, lookahead, backjump, DomainStorage.DERIVED);
    }

    /** Whether a search that runs out of moves has proven that there is no tour. */
    public boolean proves() {
        return backjump.isThorough() && lookahead.isSound();
    }

    /** The same for every seed: what a loop is made for. */
    Policy withoutSeed() {
        return new Policy(order.withoutSeed(), lookahead, backjump, upkeep);
    }
}
