package knightschool.search.policy;

import java.util.EnumSet;
import java.util.Set;

/**
 * The parameters of a search: the order of squares, the conditions for pruning, the distance of backtracking, and the
 * storage of domains. Immutable.
 *
 * @param order the order of neighbours
 * @param lookaheads when to prune: where at least one of these conditions holds; never {@link Lookahead#NONE}
 * @param backjump where to backtrack to
 * @param upkeep how domains are stored; affects the cost of a step, never its result
 */
public record SearchPolicy(
        NeighbourOrder order, Set<Lookahead> lookaheads, BackjumpRule backjump, DomainStorageMode upkeep) {
    /**
     * Creates a policy. An order that follows a stored circuit requires {@link BackjumpRule#NONE}: it offers only one
     * square, so that backtracking would find no other choice and prove nothing.
     */
    public SearchPolicy {
        EnumSet<Lookahead> conditions = EnumSet.noneOf(Lookahead.class);
        conditions.addAll(lookaheads);
        conditions.remove(Lookahead.NONE);
        lookaheads = Set.copyOf(conditions);
        if (order.followsCircuit() && backjump != BackjumpRule.NONE) {
            throw new IllegalArgumentException("a stored circuit is followed without going back");
        }
    }

    /** Creates a policy with derived domains. */
    public SearchPolicy(NeighbourOrder order, Set<Lookahead> lookaheads, BackjumpRule backjump) {
        this(order, lookaheads, backjump, DomainStorageMode.DERIVED);
    }

    /** Creates a policy with one lookahead or {@link Lookahead#NONE}, and derived domains. */
    public SearchPolicy(NeighbourOrder order, Lookahead lookahead, BackjumpRule backjump) {
        this(order, Set.of(lookahead), backjump);
    }

    /** Returns whether positions are tested at all. */
    public boolean looksAhead() {
        return !lookaheads.isEmpty();
    }

    /** Returns whether the only condition under which a position is pruned is the given one. */
    public boolean looksOnlyFor(Lookahead lookahead) {
        return lookaheads.equals(Set.of(lookahead));
    }

    /** Returns whether a search that runs out of moves has proved that there is no tour. */
    public boolean proves() {
        return skipsNothing() && lookaheads.stream().allMatch(Lookahead::isSound);
    }

    /**
     * Returns whether the search leaves a square with untried moves only where a lookahead prunes. A jump to the last
     * tie skips none if all moves tie: the squares that it passes over had one move each.
     */
    public boolean skipsNothing() {
        return switch (backjump) {
            case NONE -> false;
            case ONE_SQUARE -> true;
            case LAST_TIE -> order.allTie();
        };
    }

    /** Returns this policy with seed 0, as the key of a search loop. */
    public SearchPolicy withoutSeed() {
        return new SearchPolicy(order.withoutSeed(), lookaheads, backjump, upkeep);
    }
}
