package knightschool.layout;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import knightschool.graph.DynamicGraph;
import knightschool.graph.SimpleGraph;
import org.graphstream.stream.SinkAdapter;
import org.graphstream.ui.layout.springbox.NodeParticle;
import org.graphstream.ui.layout.springbox.implementations.SpringBox;

/**
 * A force-directed layout that is computed step by step: edges pull, and vertices push each other away. The graph may
 * change between steps, and vertices may be pinned.
 *
 * <p>The forces are those of GraphStream's SpringBox, after T. Fruchterman and E. Reingold, "Graph drawing by
 * force-directed placement" (1991). Random numbers come from a fixed seed, so that the same graph with the same initial
 * positions gives the same picture. Not thread-safe.
 */
public final class SpringSimulation {
    private static final int SEED = 64;
    private static final double AT_REST = 0.99;

    /**
     * The strength of gravity: enough to keep unconnected components in one picture, too little to compress a
     * component.
     */
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

    /**
     * The time stamp of the last event sent to the layout, which ignores an event that is not later than the one
     * before.
     */
    private long time;

    /** Restarts the simulation with another graph. */
    public void begin(SimpleGraph first, VertexPositions from) {
        begin(first, from, MOST_STEPS);
    }

    /**
     * Restarts the simulation with another graph.
     *
     * @param most the largest number of steps, which may be small if the positions are good already
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
     * Restarts the simulation with a graph that is in its places already.
     *
     * @param pinned the vertices that no force moves
     * @param resting whether nothing moves until the graph or a pin is changed
     */
    public void resume(SimpleGraph first, VertexPositions at, BitSet pinned, boolean resting) {
        begin(first, at);
        pinned.stream().filter(graph::hasVertex).forEach(vertex -> springs.freezeNode(name(vertex), true));
        remainingSteps = resting ? 0 : remainingSteps;
    }

    /**
     * Continues with a graph that has other vertices and edges. Vertices of both graphs keep their positions.
     *
     * @param next a graph with the same bound as the graph before
     * @param from the initial positions of added vertices
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

    /**
     * Restores the position of a vertex, because the layout moves the ends of added edges to positions of its own
     * choice.
     */
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
        int[] neighbours = next.neighbours(vertex);
        for (int neighbour : graph.neighbours(vertex)) {
            if (Arrays.stream(neighbours).noneMatch(other -> other == neighbour)) {
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

    /** Pins a vertex to a position, so that no force moves it. */
    public void pin(int vertex, double x, double y) {
        if (graph.hasVertex(vertex)) {
            springs.moveNode(name(vertex), x, y, 0);
            springs.freezeNode(name(vertex), true);
            places.set(vertex, x, y);
            wake();
        }
    }

    /** Unpins a vertex. */
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

    /** Runs one step and returns whether another may follow: the forces are not at rest, and steps remain. */
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

    /** Returns a copy of the current positions. */
    public VertexPositions places() {
        return places.copy();
    }

    /** Moves many nodes before it resets the stored energies; SpringBox itself resets them after each node. */
    private static final class Springs extends SpringBox {
        /** A node identifier that no node has. */
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

    /** Records the positions to which the layout moves its nodes. */
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
