package knightschool.obstruction;

import java.util.Arrays;

/**
 * A depth-first search that numbers vertices in the order of their discovery, and determines for each its low point:
 * the smallest number that is reached from its subtree by one more edge (R. Tarjan: Depth-first search and linear graph
 * algorithms, 1972). It does not recurse, so that boards of any size fit on the stack.
 */
abstract class LowPointSearch {
    /** The value for no vertex. */
    static final int NOBODY = -1;

    private final int[] discovery;
    private final int[] low;
    private final int[] parent;
    private final int[] edge;
    private int clock;

    LowPointSearch(int size) {
        this.discovery = new int[size];
        this.low = new int[size];
        this.parent = new int[size];
        this.edge = new int[size];
    }

    /** Returns the number of edges from a vertex. */
    abstract int degree(int vertex);

    /** Returns the end of an edge, or {@link #NOBODY} if the search does not follow it. */
    abstract int target(int vertex, int number);

    /** Returns whether an edge to a vertex that was discovered before counts for low points. */
    abstract boolean isOpen(int vertex);

    /** Called when a vertex has been discovered. */
    abstract void onDiscovered(int vertex);

    /** Called when the subtree of a vertex has been searched. */
    abstract void onCompleted(int vertex);

    /** Forgets all discoveries. */
    final void restart() {
        Arrays.fill(discovery, 0);
        clock = 0;
    }

    final boolean isDiscovered(int vertex) {
        return discovery[vertex] != 0;
    }

    /** Returns the number of a vertex in the order of discovery, from 1; 0 if it has not been discovered. */
    final int discovery(int vertex) {
        return discovery[vertex];
    }

    final int low(int vertex) {
        return low[vertex];
    }

    /** Returns the vertex from which a vertex was discovered, or {@link #NOBODY}. */
    final int parent(int vertex) {
        return parent[vertex];
    }

    /** Discovers all vertices that can be reached from a vertex. */
    final void walk(int root) {
        enter(root, NOBODY);
        int vertex = root;
        while (vertex != NOBODY) {
            vertex = edge[vertex] < degree(vertex) ? follow(vertex) : leave(vertex);
        }
    }

    private void enter(int vertex, int from) {
        discovery[vertex] = ++clock;
        low[vertex] = clock;
        parent[vertex] = from;
        edge[vertex] = 0;
        onDiscovered(vertex);
    }

    private int follow(int vertex) {
        int target = target(vertex, edge[vertex]++);
        if (target == NOBODY) {
            return vertex;
        }
        if (discovery[target] == 0) {
            enter(target, vertex);
            return target;
        }
        if (isOpen(target)) {
            low[vertex] = Math.min(low[vertex], discovery[target]);
        }
        return vertex;
    }

    private int leave(int vertex) {
        int from = parent[vertex];
        if (from != NOBODY) {
            low[from] = Math.min(low[from], low[vertex]);
        }
        onCompleted(vertex);
        return from;
    }
}
