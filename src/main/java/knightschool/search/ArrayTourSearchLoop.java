package knightschool.search;

import java.lang.invoke.MethodHandles;
import knightschool.board.MoveOrder;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;
import knightschool.search.policy.TieBreakSortKeys;

/** The loop of an {@link ArrayTourSearch}, in the same form as {@link BitboardTourSearchLoop}. */
final class ArrayTourSearchLoop implements SearchLoop<ArrayTourSearch> {
    private static final SearchPolicy POLICY = SpecializedLoopFactory.policyOf(MethodHandles.lookup());
    private static final boolean LOOKS = POLICY.looksAhead();
    private static final boolean HOME = looksFor(Lookahead.WAY_HOME);
    private static final boolean EMPTY = HOME || looksFor(Lookahead.EMPTY_DOMAINS);
    private static final boolean STRICT = looksFor(Lookahead.STRICT_DOMAINS);
    private static final boolean STUCK = looksFor(Lookahead.STUCK_NEIGHBOUR);
    private static final boolean EXITS = looksFor(Lookahead.DEAD_ENDS);
    private static final boolean REACH = looksFor(Lookahead.UNREACHABLE);
    private static final boolean CUTS = looksFor(Lookahead.CUTS);
    private static final boolean GOES_BACK = POLICY.backjump() != BackjumpRule.NONE;
    private static final boolean FEWEST = POLICY.order().fewestOnward();
    private static final boolean FOLLOWS = POLICY.order().followsCircuit();
    private static final TieBreak TIES = POLICY.order().ties();
    private static final boolean SORTS = POLICY.order().sorts();
    private static final int KEY_SHIFT = 16;

    private static boolean looksFor(Lookahead lookahead) {
        return POLICY.lookaheads().contains(lookahead);
    }

    @Override
    public long run(ArrayTourSearch search, long steps, int lowest) {
        final int[] cursors = search.cursors;
        long remaining = steps;
        while (remaining > 0) {
            int top = search.depth - 1;
            int cursor = cursors[top];
            if (cursor != 0) {
                cursors[top] = cursor >>> ArrayTourSearch.ENTRY_BITS;
                search.path[top + 1] = search.path[top] + search.offsets[cursor & ArrayTourSearch.MOVE];
                search.depth = top + 2;
                search.peak = Math.max(search.peak, top + 2);
                arrive(search);
                remaining--;
                if (search.depth == search.fullDepth && search.problem().isGoal(search.square(top + 1))) {
                    break;
                }
            } else if (GOES_BACK && search.depth > lowest) {
                retreat(search);
                remaining--;
            } else {
                break;
            }
        }
        return steps - remaining;
    }

    private static void retreat(ArrayTourSearch search) {
        if (LOOKS && search.condemned) {
            search.pruned++;
            search.condemned = false;
        }
        int cell = search.path[--search.depth];
        search.free[cell] = true;
        count(search, cell, 1);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int neighbour = cell + search.offsets[move];
            count(search, neighbour, -1);
            search.open[neighbour] |= search.opposite[move];
            count(search, neighbour, 1);
        }
    }

    @Override
    public void arrive(ArrayTourSearch search) {
        int top = search.depth - 1;
        int head = search.path[top];
        count(search, head, -1);
        search.free[head] = false;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int neighbour = head + search.offsets[move];
            count(search, neighbour, -1);
            search.open[neighbour] &= (byte) ~search.opposite[move];
            count(search, neighbour, 1);
        }
        search.condemned = LOOKS && (top > 0 ? condemns(search, search.path[top - 1], head) : condemnsStart(search));
        search.cursors[top] = search.condemned ? 0 : cursor(search, head);
    }

    /**
     * Adds an unvisited cell to, or removes it from, the counts by number of unvisited neighbours, if the lookahead
     * uses them.
     */
    private static void count(ArrayTourSearch search, int cell, int by) {
        if (EXITS && search.free[cell]) {
            int exits = Integer.bitCount(search.open[cell] & 0xFF);
            search.without += exits == 0 ? by : 0;
            search.withOne += exits == 1 ? by : 0;
        }
    }

    /**
     * Returns whether the lookahead prunes a position. Only neighbours of the cells left and entered can have changed,
     * because the position before the move was not pruned.
     */
    private static boolean condemns(ArrayTourSearch search, int remaining, int head) {
        if (HOME && search.hasNoWayHome()) {
            return true;
        }
        // The graph has two colours: no neighbour of the cell left is joined to the knight.
        if (EMPTY && search.anyEmptyBeside(remaining)) {
            return true;
        }
        if (STRICT && search.fullDepth - search.depth > 1 && search.anyEmptyBeside(head)) {
            return true;
        }
        if (STUCK && search.anyEmptyBeside(head)) {
            return true;
        }
        if (EXITS && hasDeadEnds(search, head)) {
            return true;
        }
        return REACH && search.flood.parts(remaining, head) || CUTS && search.isCut();
    }

    /**
     * Returns whether the open moves rule out a path. A move to the knight's own cell is open, too, so its unvisited
     * neighbours have one more than their count.
     */
    private static boolean hasDeadEnds(ArrayTourSearch search, int head) {
        int none = search.without;
        int one = search.withOne;
        for (int offset : search.offsets) {
            if (search.free[head + offset]) {
                int exits = Integer.bitCount(search.open[head + offset] & 0xFF);
                none -= exits == 0 ? 1 : 0;
                one += exits == 0 ? 1 : exits == 1 ? -1 : 0;
            }
        }
        return none > 0 || one > 1;
    }

    private static boolean condemnsStart(ArrayTourSearch search) {
        int head = search.path[0];
        if (search.discoloured || HOME && search.hasNoWayHome() || STUCK && search.anyEmptyBeside(head)) {
            return true;
        }
        if (REACH && search.flood.parts(head) || CUTS && search.isCut()) {
            return true;
        }
        if (!EMPTY && !STRICT) {
            return false;
        }
        int empty = 0;
        for (int cell = 0; cell < search.free.length; cell++) {
            empty += search.free[cell] && search.open[cell] == 0 ? 1 : 0;
        }
        int joined = 0;
        for (int offset : search.offsets) {
            joined += search.free[head + offset] && search.open[head + offset] == 0 ? 1 : 0;
        }
        return EMPTY && empty > joined || STRICT && empty > 0 && search.fullDepth > 2;
    }

    /** Returns the cursor of a cell that the knight has just entered. */
    private static int cursor(ArrayTourSearch search, int head) {
        if (FOLLOWS) {
            return search.alongCircuit(head);
        }
        if (TIES == TieBreak.SQUIRREL_CULL) {
            search.orders.arrive(search.depth - 1, search.squareOf(head));
        }
        int list = search.inMoveOrder(head);
        return SORTS && list >>> ArrayTourSearch.ENTRY_BITS != 0 ? sorted(search, list, head) : list;
    }

    private static int sorted(ArrayTourSearch search, int list, int head) {
        long[] keys = search.keys;
        int count = 0;
        for (int rest = list; rest != 0; rest >>>= ArrayTourSearch.ENTRY_BITS) {
            int move = rest & ArrayTourSearch.MOVE;
            long onward = FEWEST ? search.onward(head + search.offsets[move]) : 0;
            long key = (onward << TieBreakSortKeys.BITS | search.tieKey(TIES, head, move)) << KEY_SHIFT
                    | (long) count << Byte.SIZE
                    | rest & (1 << ArrayTourSearch.ENTRY_BITS) - 1;
            int at = count++;
            for (; at > 0 && keys[at - 1] > key; at--) {
                keys[at] = keys[at - 1];
            }
            keys[at] = key;
        }
        int sorted = 0;
        while (count > 0) {
            sorted = sorted << ArrayTourSearch.ENTRY_BITS | (int) keys[--count] & 0xFF;
        }
        return sorted;
    }
}
