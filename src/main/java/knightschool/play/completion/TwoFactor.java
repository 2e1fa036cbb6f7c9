package knightschool.play.completion;

import java.util.Arrays;

/**
 * A 2-factor that respects the decisions: a set of edges that contains two edges of every vertex. A Hamiltonian circuit
 * is a 2-factor with a single circuit, so without a 2-factor there is no tour.
 *
 * <p>The graph without the fixed edge is bipartite, so a 2-factor is found by augmenting paths (C. Berge: Two theorems
 * in graph theory, 1957). A new decision is repaired by one or two paths, and undoing decisions needs no repair.
 */
final class TwoFactor {
    private final TourToCircuitReduction problem;
    private final EdgeDecisions decisions;
    private final boolean[] chosen;
    private final int[] degree;
    private final int[] queue;
    private final int[] cameBy;
    private final int[] visitedInRound;
    private int round;
    private int followed;

    TwoFactor(TourToCircuitReduction problem, EdgeDecisions decisions) {
        this.problem = problem;
        this.decisions = decisions;
        this.chosen = new boolean[problem.edges()];
        this.degree = new int[problem.vertices()];
        this.queue = new int[problem.vertices()];
        this.cameBy = new int[problem.vertices()];
        this.visitedInRound = new int[problem.vertices()];
    }

    /** Returns whether the 2-factor contains an edge. */
    boolean has(int edge) {
        return chosen[edge];
    }

    /** Adapts to decisions that were undone until the given number remained. */
    void takeBack(int until) {
        followed = Math.min(followed, until);
    }

    /** Adapts to the decisions made since the last call, and returns whether such a 2-factor exists. */
    boolean repair() {
        for (int i = followed; i < decisions.decided(); i++) {
            int edge = decisions.decision(i);
            if (chosen[edge] && decisions.isUnused(edge)) {
                change(edge, false);
            }
        }
        for (; followed < decisions.decided(); followed++) {
            int edge = decisions.decision(followed);
            if (!chosen[edge] && decisions.isUsed(edge)) {
                change(edge, true);
                makeRoom(problem.one(edge));
                makeRoom(problem.across(edge, problem.one(edge)));
            }
        }
        return fill();
    }

    private void change(int edge, boolean choose) {
        chosen[edge] = choose;
        int by = choose ? 1 : -1;
        degree[problem.one(edge)] += by;
        degree[problem.across(edge, problem.one(edge))] += by;
    }

    private void makeRoom(int vertex) {
        if (degree[vertex] > 2) {
            for (int edge : problem.edgesAt(vertex)) {
                if (chosen[edge] && decisions.isOpen(edge)) {
                    change(edge, false);
                    return;
                }
            }
        }
    }

    private boolean fill() {
        for (int vertex = 0; vertex < degree.length; vertex++) {
            while (problem.isOnLeftSide(vertex) && degree[vertex] < 2) {
                if (!augmentFrom(vertex)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Searches for an augmenting path from a left vertex that lacks an edge to a right one that does, and flips it. */
    private boolean augmentFrom(int root) {
        round++;
        visitedInRound[root] = round;
        queue[0] = root;
        int count = 1;
        for (int next = 0; next < count; next++) {
            int vertex = queue[next];
            boolean onTheLeft = problem.isOnLeftSide(vertex);
            for (int edge : problem.edgesAt(vertex)) {
                int target = problem.across(edge, vertex);
                if (chosen[edge] != onTheLeft && decisions.isOpen(edge) && visitedInRound[target] != round) {
                    visitedInRound[target] = round;
                    cameBy[target] = edge;
                    if (onTheLeft && degree[target] < 2) {
                        flip(root, target);
                        return true;
                    }
                    queue[count++] = target;
                }
            }
        }
        return false;
    }

    private void flip(int root, int end) {
        int vertex = end;
        while (vertex != root) {
            int edge = cameBy[vertex];
            change(edge, !chosen[edge]);
            vertex = problem.across(edge, vertex);
        }
    }

    /** Returns a copy of the flags that tell for every edge whether the 2-factor contains it. */
    boolean[] edges() {
        return Arrays.copyOf(chosen, chosen.length);
    }
}
