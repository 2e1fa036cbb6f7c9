package knightschool.search;

import java.lang.invoke.MethodHandles;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;
import knightschool.search.policy.TieBreakSortKeys;

/**
 * The inner loop of {@link BitboardTourSearch}. {@link SpecializedLoopFactory} defines this class once for each policy,
 * so that the just-in-time compiler can treat the fields below as constants. While the loop runs, the state of the
 * search is held in local variables.
 */
final class BitboardTourSearchLoop implements SearchLoop<BitboardTourSearch> {
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

    private static final int PLACE_BITS = 3;
    private static final long EVERY_BYTE = 0x0101010101010101L;
    private static final long HIGHEST_BITS = 0x8080808080808080L;
    private static final long NO_KEYS = ~HIGHEST_BITS;

    private static boolean looksFor(Lookahead lookahead) {
        return POLICY.lookaheads().contains(lookahead);
    }

    @Override
    public long run(BitboardTourSearch search, long steps, int lowest) {
        long remaining = steps;
        while (remaining > 0) {
            remaining -= search.condemned ? 0 : sprint(search, remaining, lowest - 1, ~search.end);
            if (remaining == 0 || !step(search, lowest)) {
                break;
            }
            remaining--;
            if (search.free == 0 && search.problem().isGoal(search.path[search.depth - 1])) {
                break;
            }
        }
        return steps - remaining;
    }

    /**
     * Makes one step of any kind. Returns false without a step if there is nothing to try and no square to take back.
     */
    private boolean step(BitboardTourSearch search, int lowest) {
        int top = search.depth - 1;
        long cursor = search.cursors[top];
        if (cursor != 0) {
            search.cursors[top] = cursor >>> Byte.SIZE;
            search.place((int) cursor & BitboardTourSearch.SQUARE);
            return true;
        }
        if (!GOES_BACK || search.depth <= lowest) {
            return false;
        }
        search.free |= 1L << search.path[top];
        search.depth--;
        search.pruned += search.condemned ? 1 : 0;
        search.condemned = false;
        return true;
    }

    /**
     * Makes most of the steps. It leaves the last one, and rare cases such as the last squares of a tour, to
     * {@link #step}. A call in this loop, even one that is never made, would cost registers.
     */
    private static long sprint(BitboardTourSearch search, long steps, int bottom, long notEnd) {
        final BitboardKnightMoves fill = search.fill;
        final long[] joined = search.joined;
        final byte[] path = search.path;
        final long[] cursors = search.cursors;
        final long home = search.home;
        long free = search.free;
        int top = search.depth - 1;
        int head = path[top];
        long cursor = cursors[top];
        int peak = search.peak - 1;
        long pruned = 0;
        long remaining = steps;
        while (remaining > 1) {
            if (cursor != 0) {
                int target = (int) cursor & BitboardTourSearch.SQUARE;
                long after = free ^ 1L << target;
                boolean isCondemned = LOOKS
                        && (condemns(search, fill, joined, home, target, after)
                                || EXITS && hasDeadEnds(fill, target, after));
                long next = isCondemned ? 0 : cursor(search, target, after, top + 1);
                if (next == 0) {
                    if (!GOES_BACK || (after & notEnd) == 0) {
                        break;
                    }
                    // A leaf: the step after this one takes it back, so nothing of it need be written down.
                    cursor >>>= Byte.SIZE;
                    // Nothing is deeper than the leaves, but where the loop ends.
                    peak = Math.max(peak, top + 1);
                    remaining -= 2;
                    pruned += isCondemned ? 1 : 0;
                    continue;
                }
                cursors[top] = cursor >>> Byte.SIZE;
                path[++top] = (byte) target;
                head = target;
                free = after;
                cursor = next;
                remaining--;
            } else if (GOES_BACK && top > bottom) {
                free ^= 1L << head;
                head = path[--top];
                cursor = cursors[top];
                remaining--;
            } else {
                break;
            }
        }
        cursors[top] = cursor;
        search.free = free;
        search.depth = top + 1;
        search.peak = Math.max(peak, top) + 1;
        search.pruned += pruned;
        return steps - remaining;
    }

    @Override
    public void arrive(BitboardTourSearch search) {
        int top = search.depth - 1;
        int head = search.path[top];
        search.condemned = LOOKS
                && (condemns(search, search.fill, search.joined, search.home, head, search.free)
                        || EXITS && top > 0 && hasDeadEnds(search.fill, head, search.free)
                        || top == 0 && search.discoloured);
        boolean endIsNext = search.free == search.end && !search.condemned && !FOLLOWS;
        long cursor = endIsNext ? search.toEnd(head) : cursor(search, head, search.free, top);
        search.cursors[top] = search.condemned ? 0 : cursor;
    }

    /** Returns whether a lookahead other than that for dead ends prunes a position. */
    private static boolean condemns(
            BitboardTourSearch search, BitboardKnightMoves fill, long[] joined, long home, int head, long free) {
        if (HOME && free != 0 && (free & home) == 0) {
            return true;
        }
        if (EMPTY && (free & ~fill.reach(free) & ~joined[head]) != 0) {
            return true;
        }
        if (STRICT && (free & ~fill.reach(free)) != 0 && (free & free - 1) != 0) {
            return true;
        }
        if (STUCK && (free & ~fill.reach(free) & joined[head]) != 0) {
            return true;
        }
        return REACH && fill.flood(1L << head, free) != free || CUTS && search.isCut(head, free);
    }

    private static boolean hasDeadEnds(BitboardKnightMoves fill, int head, long free) {
        long exits = free | 1L << head;
        long single = free & ~fill.reachTwice(exits);
        return (single & single - 1) != 0 || (single & ~fill.reach(exits)) != 0;
    }

    /** Returns the cursor of a square that the knight has just entered. */
    private static long cursor(BitboardTourSearch search, int head, long free, int top) {
        if (FOLLOWS) {
            return search.alongCircuit(head, free);
        }
        if (TIES == TieBreak.SQUIRREL_CULL) {
            search.orders.arrive(top, head);
        }
        long list = search.inMoveOrder(head, free);
        if (!SORTS || list >>> Byte.SIZE == 0) {
            return list;
        }
        return FEWEST && TIES == TieBreak.MOVE_ORDER
                ? byOnward(search.joined, list, free)
                : sorted(search, list, head, free, top);
    }

    /**
     * Sorts by onward moves only. A key consists of the number of onward moves, at most 7, and the position in the
     * list. The sorted keys are the bytes of one word. All are compared with a new key at once: a subtraction leaves
     * the highest bit set in every byte that is not smaller, and the new key is inserted by shifting, without branches
     * to mispredict.
     */
    private static long byOnward(long[] joined, long list, long free) {
        long keys = NO_KEYS;
        int count = 0;
        for (long rest = list; rest != 0; rest >>>= Byte.SIZE) {
            long key =
                    (long) Long.bitCount(joined[(int) rest & BitboardTourSearch.SQUARE] & free) << PLACE_BITS | count++;
            int notSmaller = Long.bitCount((keys | HIGHEST_BITS) - key * EVERY_BYTE & HIGHEST_BITS);
            int at = Byte.SIZE * (Long.BYTES - notSmaller);
            long smaller = keys & (1L << at) - 1;
            keys = (keys ^ smaller) << Byte.SIZE | key << at | smaller;
        }
        long sorted = 0;
        while (count-- > 0) {
            int place = (int) (keys >>> Byte.SIZE * count) & (1 << PLACE_BITS) - 1;
            sorted = sorted << Byte.SIZE | list >>> Byte.SIZE * place & 0xFF;
        }
        return sorted;
    }

    private static long sorted(BitboardTourSearch search, long list, int head, long free, int top) {
        long[] keys = search.keys;
        int count = 0;
        for (long rest = list; rest != 0; rest >>>= Byte.SIZE) {
            int target = (int) rest & BitboardTourSearch.SQUARE;
            long onward = FEWEST ? Long.bitCount(search.joined[target] & free) : 0;
            long key = (onward << TieBreakSortKeys.BITS | tieKey(search, head, target, free, top)) << KEY_SHIFT
                    | (long) count << Byte.SIZE
                    | rest & 0xFF;
            int at = count++;
            for (; at > 0 && keys[at - 1] > key; at--) {
                keys[at] = keys[at - 1];
            }
            keys[at] = key;
        }
        long sorted = 0;
        while (count > 0) {
            sorted = sorted << Byte.SIZE | keys[--count] & 0xFF;
        }
        return sorted;
    }

    private static long tieKey(BitboardTourSearch search, int head, int target, long free, int top) {
        if (TIES == TieBreak.POHL) {
            return onwardTogether(search, target, free);
        }
        if (TIES == TieBreak.ROTH) {
            return search.centreKeys[target];
        }
        if (TIES == TieBreak.SQUIRREL_CULL) {
            return search.orders.rank(top, head, target);
        }
        return TIES == TieBreak.RANDOM
                ? TieBreakSortKeys.random(search.policy().order().seed(), head, top + 1, target)
                : 0;
    }

    private static long onwardTogether(BitboardTourSearch search, int target, long free) {
        long after = free & ~(1L << target);
        long sum = 0;
        for (long rest = search.joined[target] & after; rest != 0; rest &= rest - 1) {
            sum += Long.bitCount(search.joined[Long.numberOfTrailingZeros(rest)] & after);
        }
        return sum;
    }
}
