package knightschool.census;

import java.util.Arrays;

/**
 * Counts the paths of any length and any end from one vertex of a small graph, without visiting the paths one by one.
 *
 * <p>The counter passes one vertex after the other, as {@link knightschool.counting.FrontierCircuitCounter} does for
 * tours of any board. For each state of the frontier it keeps the number of ways to the state (Knuth, The Art of
 * Computer Programming 4A, 7.1.4, "Simpath"). Here a vertex may be left out, the end of the path is free, and a state
 * fits into a {@code long}, so that some hundred states are passed while a tour counter reads one.
 *
 * <p>The edges chosen so far form pieces of the path. In a state each vertex of the frontier has a slot of four bits
 * with its mate. The mate of a vertex without an edge is the vertex itself. The mate of an end of a piece is the slot
 * of the other end, or {@link #OUTSIDE} if the other end is the start or the end of the path. A vertex that takes no
 * further edge has {@link #INNER}, and so has an unused slot. The start is from the beginning the head of a piece
 * without edges. A state also tells in which slot the head of the piece from the start is, whether the end of the path
 * has been passed, and how many pieces have both of their ends in the frontier.
 *
 * <p>Allocates nothing once its tables are large enough.
 */
final class FrontierAnyLengthPathCounter {
    /** The result if there are too many states. */
    static final long UNKNOWN = -1;

    /** The largest number of slots: twice as many states would not fit into any memory that a census has. */
    private static final int SLOTS = 14;

    private static final int BITS = 4;
    private static final long SLOT = 15;
    private static final int INNER = 14;
    private static final int OUTSIDE = 15;
    private static final int HEAD_SHIFT = SLOTS * BITS;
    private static final long ENDED = 1L << 60;
    private static final int PIECES_SHIFT = 61;
    private static final long PIECE = 1L << PIECES_SHIFT;

    /** The other end of a piece that begins where the path does. */
    private static final int START = -1;

    /** The other end of a piece that ends where the path does. */
    private static final int END = -2;

    private final long[] neighbours;
    private final int mostStates;
    private final PathVertexOrderChooser order;
    private final int[] slots = new int[Long.SIZE];
    private final int[] later = new int[SLOTS];
    private int laterCount;
    private int usedSlots;
    private int start;
    private FrontierPathStateTable from = new FrontierPathStateTable();
    private FrontierPathStateTable to = new FrontierPathStateTable();
    private long paths;

    /**
     * Creates a counter.
     *
     * @param neighbours for each vertex its neighbours as bits
     * @param bytes the memory that the states may take, in bytes
     */
    FrontierAnyLengthPathCounter(long[] neighbours, long bytes) {
        this.neighbours = neighbours;
        this.mostStates = (int) Math.min(bytes / FrontierPathStateTable.BYTES_PER_STATE, Integer.MAX_VALUE / 8);
        this.order = new PathVertexOrderChooser(neighbours);
    }

    /**
     * Prepares to count the paths from a vertex through some of the given others.
     *
     * @param others at least one vertex; all can be reached from the start through others
     * @return an estimate of the work, for comparisons; infinite if the graph is too large
     */
    double prepare(int from, long others) {
        start = from;
        order.choose(from, others);
        return order.widest() > SLOTS ? Double.POSITIVE_INFINITY : order.cost();
    }

    /**
     * Counts the prepared paths.
     *
     * @param enough the number above which no further paths need to be counted, at most
     *     {@link FrontierPathStateTable#MOST}
     * @return the number of paths with at least one edge; any number above {@code enough} if there are more;
     *     {@link #UNKNOWN} if there are too many states
     */
    long count(long enough) {
        begin();
        long rest = order.vertices();
        // The path without an edge is counted, too, and taken off in the end.
        for (int place = 0; place < order.length() && paths <= enough + 1; place++) {
            int vertex = order.vertex(place);
            rest &= ~(1L << vertex);
            passAll(vertex, rest);
            if (to.states() > mostStates) {
                return UNKNOWN;
            }
            FrontierPathStateTable passed = from;
            from = to;
            to = passed;
        }
        return paths - 1;
    }

    private void begin() {
        long bare = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            bare |= (long) INNER << BITS * slot;
        }
        Arrays.fill(slots, -1);
        slots[start] = 0;
        usedSlots = 1;
        paths = 0;
        from.clear();
        from.add(withHead(bare, 0), 1);
    }

    /** Extends every state over a vertex. Its neighbours that are not in the frontier yet enter it. */
    private void passAll(int vertex, long rest) {
        long mask = 0;
        long bare = 0;
        laterCount = 0;
        for (long some = neighbours[vertex] & rest | 1L << vertex; some != 0; some &= some - 1) {
            int involved = Long.numberOfTrailingZeros(some);
            if (slots[involved] < 0) {
                int slot = Integer.numberOfTrailingZeros(~usedSlots);
                usedSlots |= 1 << slot;
                slots[involved] = slot;
                mask |= SLOT << BITS * slot;
                bare |= (long) slot << BITS * slot;
            }
            if (involved != vertex) {
                later[laterCount++] = slots[involved];
            }
        }
        to.clear();
        int slot = slots[vertex];
        int weight = order.weight(vertex);
        for (int cell = 0; cell < from.length(); cell += 2) {
            long state = from.state(cell);
            if (state != 0) {
                pass(state & ~mask | bare, from.ways(cell), slot, weight);
            }
        }
        usedSlots &= ~(1 << slot);
    }

    /** Extends a state over the vertex in a slot: chooses its edges to later vertices in every possible way. */
    private void pass(long state, long ways, int slot, int weight) {
        int mate = mate(state, slot);
        long without = with(state, slot, INNER);
        if (mate == INNER) {
            to.add(without, ways);
        } else if (mate == slot) {
            to.add(without, ways);
            if ((state & ENDED) == 0) {
                joinEach(without | ENDED, END, 0, times(ways, weight));
            }
            passThrough(without, ways);
        } else {
            int end = mate != OUTSIDE ? mate : head(state) == slot ? START : END;
            if ((state & ENDED) == 0) {
                endPath(without, end, times(ways, weight));
            }
            joinEach(without, end, 0, ways);
        }
    }

    /** Lets the path come from one later vertex and go on to another. */
    private void passThrough(long state, long ways) {
        for (int i = 0; i < laterCount; i++) {
            int slot = later[i];
            int mate = mate(state, slot);
            if (mate == slot) {
                joinEach(state + PIECE, slot, i + 1, ways);
            } else if (mate != INNER) {
                int end = mate != OUTSIDE ? mate : head(state) == slot ? START : END;
                joinEach(with(state, slot, INNER), end, i + 1, ways);
            }
        }
    }

    /** Lets the path end at the vertex that is passed, which belongs to a piece with another end. */
    private void endPath(long state, int end, long ways) {
        if (end == START) {
            complete(state, ways);
        } else {
            to.add(with(state - PIECE | ENDED, end, OUTSIDE), ways);
        }
    }

    /** Joins the piece that leads to the vertex that is passed with each later vertex from an index on. */
    private void joinEach(long state, int end, int firstIndex, long ways) {
        for (int i = firstIndex; i < laterCount; i++) {
            int mate = mate(state, later[i]);
            // An edge to the piece's own end would close a circuit.
            if (mate != INNER && end != later[i]) {
                join(state, end, later[i], mate, ways);
            }
        }
    }

    private void join(long state, int end, int slot, int mate, long ways) {
        if (mate == slot) {
            to.add(connected(state, end, slot), ways);
        } else if (mate != OUTSIDE) {
            to.add(connected(with(state, slot, INNER) - PIECE, end, mate), ways);
        } else if (end < 0) {
            complete(state, ways);
        } else {
            boolean fromStart = head(state) == slot;
            to.add(connected(with(state, slot, INNER) - PIECE, fromStart ? START : END, end), ways);
        }
    }

    /** Returns the state with a piece between a slot and another end: a slot, START or END. */
    private static long connected(long state, int end, int slot) {
        return switch (end) {
            case START -> withHead(state, slot);
            case END -> with(state, slot, OUTSIDE);
            default -> with(with(state, end, slot), slot, end);
        };
    }

    /** Counts a path that is joined from its start to its end, unless other pieces would be left over. */
    private void complete(long state, long ways) {
        if (state >>> PIECES_SHIFT == 0) {
            paths = Math.min(FrontierPathStateTable.MOST, paths + ways);
        }
    }

    private static long times(long ways, int weight) {
        return weight == 1
                ? ways
                : ways > FrontierPathStateTable.MOST / weight ? FrontierPathStateTable.MOST : ways * weight;
    }

    private static int mate(long state, int slot) {
        return (int) (state >>> BITS * slot & SLOT);
    }

    private static long with(long state, int slot, int mate) {
        return state & ~(SLOT << BITS * slot) | (long) mate << BITS * slot;
    }

    private static int head(long state) {
        return (int) (state >>> HEAD_SHIFT & SLOT);
    }

    private static long withHead(long state, int slot) {
        return with(state & ~(SLOT << HEAD_SHIFT) | (long) slot << HEAD_SHIFT, slot, OUTSIDE);
    }
}
