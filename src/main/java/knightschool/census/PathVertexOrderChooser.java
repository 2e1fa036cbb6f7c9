package knightschool.census;

/**
 * Chooses the order in which {@link FrontierAnyLengthPathCounter} passes the vertices of a small graph, so that the
 * frontier stays narrow. The frontier consists of the vertices not yet passed that are neighbours of one already
 * passed, and of the start of the paths.
 *
 * <p>From each first vertex on, the one that leaves the narrowest frontier comes next. Of these orders the cheapest is
 * taken. Trees that hang on the rest of the graph are not passed: a path that enters such a tree ends there, so the
 * vertex at its foot counts for all vertices of the tree.
 *
 * <p>Allocates nothing once created.
 */
final class PathVertexOrderChooser {
    /** The factor by which a frontier that is wider by one vertex is dearer to pass, as measured on 8 × 8. */
    private static final double FACTOR = 2.6;

    private static final double[] COSTS = new double[Long.SIZE + 1];

    static {
        for (int width = 0; width < COSTS.length; width++) {
            COSTS[width] = Math.pow(FACTOR, width);
        }
    }

    private final long[] neighbours;
    private final int[] weights = new int[Long.SIZE];
    private int[] order = new int[Long.SIZE];
    private int[] trial = new int[Long.SIZE];
    private long core;
    private int length;
    private int widest;
    private double cost;

    /** @param neighbours for each vertex its neighbours as bits */
    PathVertexOrderChooser(long[] neighbours) {
        this.neighbours = neighbours;
    }

    /**
     * Chooses the order for the paths from a vertex through some of the given others.
     *
     * @param others at least one vertex; all can be reached from the start through others
     */
    void choose(int start, long others) {
        findCore(start, others | 1L << start);
        length = Long.bitCount(core);
        cost = Double.POSITIVE_INFINITY;
        for (long rest = core; rest != 0; rest &= rest - 1) {
            tryFrom(Long.numberOfTrailingZeros(rest), start);
        }
    }

    /** Returns the vertices that are passed. */
    long vertices() {
        return core;
    }

    /** Returns the number of vertices that are passed. */
    int length() {
        return length;
    }

    /** Returns the vertex at a place of the order. */
    int vertex(int place) {
        return order[place];
    }

    /** Returns the number of vertices for which a vertex counts as the end of a path: itself and the trees on it. */
    int weight(int vertex) {
        return weights[vertex];
    }

    /** Returns the largest number of vertices involved when one is passed. */
    int widest() {
        return widest;
    }

    /** Returns an estimate of the work of passing all vertices, for comparisons. */
    double cost() {
        return cost;
    }

    private void findCore(int start, long all) {
        for (long rest = all; rest != 0; rest &= rest - 1) {
            weights[Long.numberOfTrailingZeros(rest)] = 1;
        }
        core = all;
        long before;
        do {
            before = core;
            for (long rest = core & ~(1L << start); rest != 0; rest &= rest - 1) {
                int vertex = Long.numberOfTrailingZeros(rest);
                long joined = neighbours[vertex] & core;
                if (BitboardKnightGraph.isSingle(joined)) {
                    weights[Long.numberOfTrailingZeros(joined)] += weights[vertex];
                    core ^= 1L << vertex;
                }
            }
        } while (core != before);
    }

    private void tryFrom(int first, int start) {
        long rest = core;
        long frontier = 1L << start;
        double sum = 0;
        int most = 0;
        for (int place = 0; place < length; place++) {
            int vertex = place == 0 ? first : next(frontier, rest);
            trial[place] = vertex;
            long involved = (frontier | neighbours[vertex] | 1L << vertex) & rest;
            rest &= ~(1L << vertex);
            frontier = involved & rest;
            most = Math.max(most, Long.bitCount(involved));
            sum += COSTS[Long.bitCount(frontier)];
            if (sum >= cost) {
                return;
            }
        }
        cost = sum;
        widest = most;
        int[] previous = order;
        order = trial;
        trial = previous;
    }

    /** Returns the vertex in or near the frontier that leaves the narrowest frontier; of equals one in the frontier. */
    private int next(long frontier, long rest) {
        long near = frontier;
        for (long some = frontier; some != 0; some &= some - 1) {
            near |= neighbours[Long.numberOfTrailingZeros(some)];
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (long some = near & rest; some != 0; some &= some - 1) {
            int vertex = Long.numberOfTrailingZeros(some);
            long after = (frontier | neighbours[vertex]) & rest & ~(1L << vertex);
            int rank = 2 * Long.bitCount(after) - (int) (frontier >>> vertex & 1);
            if (rank < least) {
                least = rank;
                best = vertex;
            }
        }
        return best;
    }
}
