package knightschool.search;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import knightschool.search.policy.Lookahead;

/**
 * Tests whether at least one lookahead of a search prunes the position of the search. Each test examines the whole
 * board again, in time at most linear in the number of squares, and uses no result of an earlier test. Only
 * {@link TieBackjumpSearch} uses it; the other searches test what the last move can have changed.
 */
final class NonIncrementalLookahead {
    private final AbstractArrayTourSearch search;
    private final UnvisitedConnectivity flood;
    private final BooleanSupplier[] conditions;

    NonIncrementalLookahead(AbstractArrayTourSearch search) {
        this.search = search;
        this.flood = new UnvisitedConnectivity(search);
        Map<Lookahead, BooleanSupplier> all = new EnumMap<>(Lookahead.class);
        all.put(Lookahead.EMPTY_DOMAINS, this::hasEmptyDomain);
        all.put(Lookahead.STRICT_DOMAINS, () -> unvisited() > 1 && unvisitedWith(0) > 0);
        all.put(Lookahead.DEAD_ENDS, () -> search.depth > 1 && hasDeadEnds());
        all.put(Lookahead.UNREACHABLE, () -> flood.parts(head()));
        all.put(Lookahead.WAY_HOME, () -> search.hasNoWayHome() || hasEmptyDomain());
        all.put(Lookahead.CUTS, search::isCut);
        all.put(Lookahead.COLOURS, () -> search.discoloured);
        all.put(Lookahead.STUCK_NEIGHBOUR, () -> search.anyEmptyBeside(head()));
        this.conditions = all.entrySet().stream()
                .filter(entry -> search.policy().lookaheads().contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .toArray(BooleanSupplier[]::new);
    }

    /** Returns whether at least one lookahead prunes the position. */
    boolean prunes() {
        for (BooleanSupplier condition : conditions) {
            if (condition.getAsBoolean()) {
                return true;
            }
        }
        return false;
    }

    private int head() {
        return search.path[search.depth - 1];
    }

    private int unvisited() {
        return search.fullDepth - search.depth;
    }

    private boolean hasEmptyDomain() {
        return unvisitedWith(0) > besideWith(0);
    }

    /** An open move leads to an unvisited neighbour, or to the knight's square. */
    private boolean hasDeadEnds() {
        int without = unvisitedWith(0) - besideWith(0);
        return without > 0 || unvisitedWith(1) - besideWith(1) + besideWith(0) > 1;
    }

    /** Returns the number of unvisited squares with that many unvisited neighbours. */
    private int unvisitedWith(int neighbours) {
        int count = 0;
        for (int cell = 0; cell < search.free.length; cell++) {
            count += search.free[cell] && search.onward(cell) == neighbours ? 1 : 0;
        }
        return count;
    }

    /** Returns how many of them are a knight's move away. */
    private int besideWith(int neighbours) {
        int count = 0;
        for (int offset : search.offsets) {
            int cell = head() + offset;
            count += search.free[cell] && search.onward(cell) == neighbours ? 1 : 0;
        }
        return count;
    }
}
