package knightschool.layout;

import java.util.Arrays;
import java.util.Random;
import knightschool.graph.DynamicGraph;
import knightschool.graph.SimpleGraph;
import org.graphstream.stream.SinkAdapter;
import org.graphstream.ui.layout.springbox.NodeParticle;
import org.graphstream.ui.layout.springbox.implementations.SpringBox;

/**
 * Places by springs, step by step: edges pull, vertices push each other away. The graph may change between steps, and
 * vertices may be held where they are.
 *
 * <p>The forces are those of GraphStream's SpringBox, after T. Fruchterman and E. Reingold, "Graph drawing by
 * force-directed placement" (1991). It draws its chance from a fixed seed, so that the same graph begun at the same
 * places gives the same picture. For one thread.
 */
public final class SpringSimulation {
    private static final int SEED = 64;
    private static final double AT_REST = 0.99;

    /** Enough to keep parts that no edge joins in one picture, too little to press one part together. */
    private static final double GRAVITY = 0.005;

    private static final long WORK = 200_000;
    private static final int FEWEST_STEPS = 60;
    private static final int MOST_STEPS = 600;
    private static final String SOURCE = "graph";

    private Springs springs = new Springs();
    private DynamicGraph graph = new DynamicGraph(0);
    private VertexPositions places = VertexPositions.of(0);
    private int mostSteps = MOST_STEPS;
    private long remainingSteps;

    /** Of the events that the layout hears: it passes over one that is not later than the one before. */
    private long time;

    /** Begins anew with another graph. */
    public void begin(SimpleGraph first, VertexPositions from) {
        begin(first, from, MOST_STEPS);
    }

    /**
     * Begins anew with another graph.
     *
     * @param most so many steps are taken at most, as for places that are good already
     */
    public void begin(SimpleGraph first, VertexPositions from, int most) {
        mostSteps = most;
        springs = new Springs();
        springs.setGravityFactor(GRAVITY);
        springs.setStabilizationLimit(AT_REST);
        springs.addAttributeSink(new Mover());
        graph = new DynamicGraph(first.bound());
        places = from.copy();
        change(first, from);
    }

    /**
     * Goes on with a graph that has other vertices and edges; those that stay keep their places.
     *
     * @param next of the same bound as the graph before
     * @param from where vertices begin that were not there
     */
    public void change(SimpleGraph next, VertexPositions from) {
        for (int vertex = 0; vertex < next.bound(); vertex++) {
            if (next.hasVertex(vertex) && !graph.hasVertex(vertex)) {
                add(vertex, from.x()[vertex], from.y()[vertex]);
            } else if (!next.hasVertex(vertex) && graph.hasVertex(vertex)) {
                remove(vertex);
            }
        }
        next.vertices().forEach(vertex -> join(next, vertex));
        graph.vertices().forEach(vertex -> part(next, vertex));
        graph.vertices().forEach(this::putBack);
        springs.forgetEnergies();
        wake();
    }

    private void add(int vertex, double x, double y) {
        graph.addVertex(vertex);
        springs.nodeAdded(SOURCE, ++time, name(vertex));
        places.set(vertex, x, y);
    }

    /** The layout moves the ends of edges that are added to places of its own choice. */
    private void putBack(int vertex) {
        springs.putBack(name(vertex), places.x()[vertex], places.y()[vertex]);
    }

    private void remove(int vertex) {
        for (int neighbour : graph.neighbours(vertex)) {
            springs.edgeRemoved(SOURCE, ++time, edge(vertex, neighbour));
        }
        graph.removeVertex(vertex);
        springs.nodeRemoved(SOURCE, ++time, name(vertex));
    }

    private void join(SimpleGraph next, int vertex) {
        for (int neighbour : next.neighbours(vertex)) {
            if (neighbour > vertex && !graph.hasEdge(vertex, neighbour)) {
                graph.addEdge(vertex, neighbour);
                springs.edgeAdded(SOURCE, ++time, edge(vertex, neighbour), name(vertex), name(neighbour), false);
            }
        }
    }

    private void part(SimpleGraph next, int vertex) {
        if (graph.degree(vertex) == next.degree(vertex)) {
            return;
        }
        int[] kept = next.neighbours(vertex);
        for (int neighbour : graph.neighbours(vertex)) {
            if (Arrays.stream(kept).noneMatch(other -> other == neighbour)) {
                graph.removeEdge(vertex, neighbour);
                springs.edgeRemoved(SOURCE, ++time, edge(vertex, neighbour));
            }
        }
    }

    private static String name(int vertex) {
        return Integer.toString(vertex);
    }

    private static String edge(int one, int other) {
        return Math.min(one, other) + "-" + Math.max(one, other);
    }

    /** Holds a vertex at a place, whatever pulls at it. */
    public void pin(int vertex, double x, double y) {
        if (graph.hasVertex(vertex)) {
            springs.moveNode(name(vertex), x, y, 0);
            springs.freezeNode(name(vertex), true);
            places.set(vertex, x, y);
            wake();
        }
    }

    /** Lets a vertex go. */
    public void free(int vertex) {
        if (graph.hasVertex(vertex)) {
            springs.freezeNode(name(vertex), false);
            wake();
        }
    }

    private void wake() {
        remainingSteps = allowed();
    }

    private long allowed() {
        return Math.min(mostSteps, Math.clamp(WORK / Math.max(1, graph.vertexCount()), FEWEST_STEPS, MOST_STEPS));
    }

    /** Takes one step; says whether there is another, as long as the forces do not rest. */
    public boolean step() {
        if (remainingSteps <= 0 || graph.vertexCount() == 0) {
            return false;
        }
        springs.compute();
        remainingSteps--;
        if (allowed() - remainingSteps > FEWEST_STEPS && springs.getStabilization() >= AT_REST) {
            remainingSteps = 0;
        }
        return remainingSteps > 0;
    }

    /** Where the vertices are, as places of one's own. */
    public VertexPositions places() {
        return places.copy();
    }

    /** Moves many nodes, and only then forgets how much they moved before: by itself it does so after each of them. */
    private static final class Springs extends SpringBox {
        /** Holds no node. */
        private static final String NOBODY = "";

        Springs() {
            super(false, new Random(SEED));
        }

        void putBack(String node, double x, double y) {
            ((NodeParticle) nodes.getParticle(node)).moveTo(x, y, 0);
        }

        void forgetEnergies() {
            moveNode(NOBODY, 0, 0, 0);
        }
    }

    /** Hears where the layout moves its nodes. */
    private final class Mover extends SinkAdapter {
        @Override
        public void nodeAttributeChanged(
                String source, long time, String node, String attribute, Object older, Object newer) {
            if (newer instanceof Object[] at && attribute.equals("xyz")) {
                places.set(Integer.parseInt(node), ((Number) at[0]).doubleValue(), ((Number) at[1]).doubleValue());
            }
        }
    }
}
