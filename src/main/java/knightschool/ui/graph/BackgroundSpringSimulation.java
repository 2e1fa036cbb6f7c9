package knightschool.ui.graph;

import java.util.BitSet;
import java.util.function.BiConsumer;
import knightschool.graph.SimpleGraph;
import knightschool.layout.SpringSimulation;
import knightschool.layout.VertexPositions;
import knightschool.ui.work.SlicedWorkThread;

/**
 * Runs a {@link SpringSimulation} on a background thread. The current positions of the vertices can be read at any
 * time. Created and used on the JavaFX thread; graphs passed in must not change afterwards.
 */
final class BackgroundSpringSimulation implements AutoCloseable {
    private final SpringSimulation simulation = new SpringSimulation();
    private final SlicedWorkThread loop;
    private int requests;
    private int graphRequest;
    private int bound;
    private boolean frozen;
    private volatile State state = new State(VertexPositions.of(0), 0, true);

    /**
     * The state of the springs.
     *
     * @param answers the number of requests that the places take into account
     */
    private record State(VertexPositions places, int answers, boolean resting) {}

    /**
     * @param failed called on the background thread after the simulation has failed; it continues when it is started
     *     again
     */
    BackgroundSpringSimulation(Runnable failed) {
        loop = new SlicedWorkThread("springs", this::step, failed);
    }

    /** Starts with a graph in the given places. */
    void begin(SimpleGraph graph, VertexPositions from) {
        begin(graph, from.copy(), simulation::begin);
    }

    /** Starts with a graph in the given places, which are refined in at most the given number of steps. */
    void begin(SimpleGraph graph, VertexPositions from, int steps) {
        begin(graph, from.copy(), (first, own) -> simulation.begin(first, own, steps));
    }

    private void begin(SimpleGraph graph, VertexPositions own, BiConsumer<SimpleGraph, VertexPositions> beginning) {
        bound = graph.bound();
        submit(() -> beginning.accept(graph, own));
        graphRequest = requests;
    }

    /** Continues with other vertices and edges if the graph has the same bound, or else starts in the given places. */
    void change(SimpleGraph graph, VertexPositions from) {
        if (graph.bound() == bound) {
            VertexPositions own = from.copy();
            submit(() -> simulation.change(graph, own));
            graphRequest = requests;
        } else {
            begin(graph, from);
        }
    }

    /** Continues with a graph in places that it had before; parameters as for {@link SpringSimulation#resume}. */
    void resume(SimpleGraph graph, VertexPositions at, BitSet pinned, boolean resting) {
        BitSet held = (BitSet) pinned.clone();
        begin(graph, at.copy(), (first, own) -> simulation.resume(first, own, held, resting));
    }

    /**
     * Releases the graph with the resources of its springs: the memory, which is large for a large graph, and the
     * computing time.
     */
    void forget() {
        if (bound > 0) {
            begin(GraphPaneContent.EMPTY.graph(), VertexPositions.of(0));
        }
    }

    void pin(int vertex, double x, double y) {
        submit(() -> simulation.pin(vertex, x, y));
    }

    void free(int vertex) {
        submit(() -> simulation.free(vertex));
    }

    /** Stops all motion, or lets it continue. */
    void freeze(boolean stopped) {
        submit(() -> frozen = stopped);
    }

    private void submit(Runnable request) {
        int number = ++requests;
        loop.submit(() -> {
            request.run();
            state = new State(simulation.places(), number, false);
        });
    }

    /**
     * Advances the springs, on their own thread.
     *
     * @return whether further steps follow
     */
    private boolean step() {
        boolean more = !frozen && simulation.step();
        state = new State(simulation.places(), state.answers, !more);
        return more;
    }

    /**
     * Returns the latest positions of the vertices; those from before a request until the background thread has handled
     * it.
     */
    VertexPositions places() {
        return state.places();
    }

    /** Returns whether the places are those of the last graph. */
    boolean isAnswered() {
        return state.answers >= graphRequest;
    }

    /** Returns whether nothing moves any more. */
    boolean isResting() {
        State now = state;
        return now.resting && now.answers == requests;
    }

    @Override
    public void close() {
        loop.close();
    }
}
