package knightschool.obstruction;

import java.util.Arrays;

/**
 * The largest set of pairs of neighbours in which no vertex is in two pairs (C. Berge: Two theorems in graph theory,
 * 1957). Augmenting paths, which begin and end at unmatched vertices, are found and flipped until none remains. They
 * are searched for in rounds, each linear in the number of squares.
 */
final class MaximumMatching {
    /** The value for an unmatched vertex. */
    static final int NOBODY = -1;

    private final int[][] edges;
    private final int[] ofLeft;
    private final int[] ofRight;
    private final int[] cameFrom;
    private final int[] queue;

    private MaximumMatching(BipartiteTourGraph sides) {
        this.edges = sides.edges();
        this.ofLeft = new int[sides.left().length];
        this.ofRight = new int[sides.right().length];
        this.cameFrom = new int[ofRight.length];
        this.queue = new int[ofLeft.length];
        Arrays.fill(ofLeft, NOBODY);
        Arrays.fill(ofRight, NOBODY);
    }

    static MaximumMatching of(BipartiteTourGraph sides) {
        MaximumMatching matching = new MaximumMatching(sides);
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
    int ofLeft(int vertex) {
        return ofLeft[vertex];
    }

    /** Returns the mate of a right vertex, or {@link #NOBODY}. */
    int ofRight(int vertex) {
        return ofRight[vertex];
    }
}
