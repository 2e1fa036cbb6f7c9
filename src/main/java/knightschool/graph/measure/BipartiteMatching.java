package knightschool.graph.measure;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A largest matching of a bipartite graph: as many pairs of neighbours as possible, no vertex in two of them (C. Berge:
 * Two theorems in graph theory, 1957). Augmenting paths, which begin and end at unmatched vertices, are found and
 * flipped until none remains. They are searched for in rounds, each linear in the number of edges.
 */
public final class BipartiteMatching {
    /** The value for an unmatched vertex. */
    public static final int NOBODY = -1;

    private final int[][] edges;
    private final int[] ofLeft;
    private final int[] ofRight;
    private final int[] cameFrom;
    private final int[] queue;

    private BipartiteMatching(int[][] edges, int rightCount) {
        this.edges = edges;
        this.ofLeft = new int[edges.length];
        this.ofRight = new int[rightCount];
        this.cameFrom = new int[ofRight.length];
        this.queue = new int[ofLeft.length];
        Arrays.fill(ofLeft, NOBODY);
        Arrays.fill(ofRight, NOBODY);
    }

    /**
     * Computes a largest matching.
     *
     * @param edges the neighbours of each left vertex, as numbers of right vertices, 0 to below their number
     * @param rightCount the number of right vertices
     */
    public static BipartiteMatching of(int[][] edges, int rightCount) {
        BipartiteMatching matching = new BipartiteMatching(edges, rightCount);
        boolean more = true;
        while (more) {
            more = matching.augmentAll();
        }
        return matching;
    }

    /**
     * Tries to augment from every unmatched left vertex. Vertices that one attempt has visited are skipped by the
     * others.
     */
    private boolean augmentAll() {
        Arrays.fill(cameFrom, NOBODY);
        boolean any = false;
        for (int vertex = 0; vertex < ofLeft.length; vertex++) {
            any |= ofLeft[vertex] == NOBODY && augmentFrom(vertex);
        }
        return any;
    }

    private boolean augmentFrom(int root) {
        queue[0] = root;
        int count = 1;
        for (int next = 0; next < count; next++) {
            for (int target : edges[queue[next]]) {
                if (cameFrom[target] == NOBODY) {
                    cameFrom[target] = queue[next];
                    if (ofRight[target] == NOBODY) {
                        flipPath(target);
                        return true;
                    }
                    queue[count++] = ofRight[target];
                }
            }
        }
        return false;
    }

    private void flipPath(int end) {
        int target = end;
        while (target != NOBODY) {
            int vertex = cameFrom[target];
            int before = ofLeft[vertex];
            ofLeft[vertex] = target;
            ofRight[target] = vertex;
            target = before;
        }
    }

    /** Returns the mate of a left vertex, or {@link #NOBODY}. */
    public int ofLeft(int vertex) {
        return ofLeft[vertex];
    }

    /** Returns the mate of a right vertex, or {@link #NOBODY}. */
    public int ofRight(int vertex) {
        return ofRight[vertex];
    }

    /**
     * Returns the left vertices at the ends of alternating paths, which lead from a left vertex to a neighbour and on
     * to its mate. No path may lead to an unmatched right vertex; none does from unmatched left vertices.
     *
     * @param from the left vertices at which the paths begin; they are returned as well
     */
    public BitSet alternatingFrom(int... from) {
        BitSet ends = new BitSet();
        IntStream.of(from).forEach(ends::set);
        System.arraycopy(from, 0, queue, 0, from.length);
        int count = from.length;
        for (int next = 0; next < count; next++) {
            for (int target : edges[queue[next]]) {
                int vertex = ofRight[target];
                if (!ends.get(vertex)) {
                    ends.set(vertex);
                    queue[count++] = vertex;
                }
            }
        }
        return ends;
    }

    /** Returns the left vertices without a mate, ascending. */
    public int[] unmatchedLeft() {
        return IntStream.range(0, ofLeft.length)
                .filter(vertex -> ofLeft[vertex] == NOBODY)
                .toArray();
    }

    /** Returns the number of pairs. */
    public int size() {
        return ofLeft.length - unmatchedLeft().length;
    }
}
