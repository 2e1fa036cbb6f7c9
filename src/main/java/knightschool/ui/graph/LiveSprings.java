package knightschool.ui.graph;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import knightschool.graph.SimpleGraph;
import knightschool.layout.SpringSimulation;
import knightschool.layout.VertexPositions;
import knightschool.ui.work.WorkFailure;
import knightschool.ui.work.WorkLoop;

/**
 * Springs on a thread of their own. Where the vertices are by now can be asked at any time. Made and used on the JavaFX
 * thread; graphs that are handed in are not to change any more.
 */
final class LiveSprings implements AutoCloseable {
    private final SpringSimulation simulation = new SpringSimulation();
    private final WorkLoop loop;
    private int requests;
    private int graphRequest;
    private int bound;
    private boolean frozen;
    private volatile State state = new State(VertexPositions.of(0), 0, true);

    /** @param answers the requests that the places know of */
    private record State(VertexPositions places, int answers, boolean resting) {}

    /** @param failed told on another thread how springs broke down; begun again they go on */
    LiveSprings(Consumer<WorkFailure> failed) {
        loop = new WorkLoop("springs", this::step, failed);
    }

    /** Begins with a graph, from places. */
    void begin(SimpleGraph graph, VertexPositions from) {
        begin(graph, from.copy(), simulation::begin);
    }

    /** Begins with a graph, from places that so many steps at most make good. */
    void begin(SimpleGraph graph, VertexPositions from, int steps) {
        begin(graph, from.copy(), (first, own) -> simulation.begin(first, own, steps));
    }

    private void begin(SimpleGraph graph, VertexPositions own, BiConsumer<SimpleGraph, VertexPositions> beginning) {
        bound = graph.bound();
        tell(() -> beginning.accept(graph, own));
        graphRequest = requests;
    }

    /** Goes on with other vertices and edges: of the same bound, else from the places given. */
    void change(SimpleGraph graph, VertexPositions from) {
        if (graph.bound() == bound) {
            VertexPositions own = from.copy();
            tell(() -> simulation.change(graph, own));
            graphRequest = requests;
        } else {
            begin(graph, from);
        }
    }

    /** Lets the graph go, with what its springs take: for a large one that is much, and time as long as they work. */
    void forget() {
        if (bound > 0) {
            begin(GraphContent.EMPTY.graph(), VertexPositions.of(0));
        }
    }

    /** Holds a vertex there. */
    void pin(int vertex, double x, double y) {
        tell(() -> simulation.pin(vertex, x, y));
    }

    /** Lets a vertex go. */
    void free(int vertex) {
        tell(() -> simulation.free(vertex));
    }

    /** Stops all motion, or lets it go on. */
    void freeze(boolean stopped) {
        tell(() -> frozen = stopped);
    }

    private void tell(Runnable request) {
        int number = ++requests;
        loop.tell(() -> {
            request.run();
            state = new State(simulation.places(), number, false);
        });
    }

    /** On the thread of the springs. */
    private boolean step() {
        boolean more = !frozen && simulation.step();
        state = new State(simulation.places(), state.answers, !more);
        return more;
    }

    /** Where the vertices are by now, or where they were before the last request. */
    VertexPositions places() {
        return state.places();
    }

    /** Whether the places are of the graph that was handed in last. */
    boolean isAnswered() {
        return state.answers >= graphRequest;
    }

    /** Whether nothing moves any more. */
    boolean isResting() {
        State now = state;
        return now.resting && now.answers == requests;
    }

    @Override
    public void close() {
        loop.close();
    }
}
