package knightschool.ui.graph;

import java.util.BitSet;
import java.util.function.BooleanSupplier;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/**
 * A layout by springs on a background thread. The picture follows their steps smoothly, however long these take. It
 * grows and shrinks with the graph, except during a drag.
 */
final class SpringsLayout implements DraggableVertexLayout {
    private static final double MARGIN = 24;

    /** The time in which the picture makes up for two thirds of its distance from the springs, in seconds. */
    private static final double VERTEX_SECONDS = 0.06;

    private static final double FIT_SECONDS = 0.25;
    private static final double STILL = 1e-3;
    private static final double CLOSE = 1e-3;

    private final BackgroundSpringSimulation springs;
    private final BooleanSupplier smooth;
    private final FitRule rule;
    private final BitSet pinned = new BitSet();
    private SimpleGraph graph;
    private VertexPositions currentPositions;
    private LayoutToPixelTransform fit;
    private double fitPart = 1;
    private boolean dragging;
    private boolean fitted;
    private boolean following = true;

    /**
     * @param from the starting places of the vertices, in units of the board
     * @param smooth queried in each frame: whether vertices move visibly, or else are at rest at once
     */
    SpringsLayout(BackgroundSpringSimulation springs, SimpleGraph graph, VertexPositions from, BooleanSupplier smooth) {
        this(springs, graph, from, smooth, SpringsLayout::inProportion);
        springs.begin(graph, from);
    }

    private SpringsLayout(
            BackgroundSpringSimulation springs,
            SimpleGraph graph,
            VertexPositions from,
            BooleanSupplier smooth,
            FitRule rule) {
        this.springs = springs;
        this.graph = graph;
        this.currentPositions = from.copy();
        this.smooth = smooth;
        this.rule = rule;
    }

    /**
     * Returns springs that refine places that are good already, with a picture stretched in both directions to fill the
     * pane.
     *
     * @param margin the margin around the picture, in pixels
     */
    static SpringsLayout refining(
            BackgroundSpringSimulation springs,
            SimpleGraph graph,
            VertexPositions from,
            BooleanSupplier smooth,
            int steps,
            double margin) {
        FitRule stretched = (its, currentPositions, width, height) ->
                LayoutToPixelTransform.stretched(its, currentPositions, width, height, margin);
        SpringsLayout layout = new SpringsLayout(springs, graph, from, smooth, stretched);
        springs.begin(graph, from, steps);
        return layout;
    }

    private static LayoutToPixelTransform inProportion(
            SimpleGraph graph, VertexPositions currentPositions, double width, double height) {
        return LayoutToPixelTransform.of(graph, currentPositions, width, height, MARGIN, Double.MAX_VALUE);
    }

    /** Determines the scaling of places to a pane. */
    private interface FitRule {
        LayoutToPixelTransform of(SimpleGraph graph, VertexPositions currentPositions, double width, double height);
    }

    /** Continues with another graph of the same bound. */
    void change(SimpleGraph next) {
        VertexPositions from = currentPositions.copy();
        next.vertices()
                .filter(vertex -> !graph.hasVertex(vertex))
                .forEach(vertex -> amongNeighbours(next, vertex, from));
        become(next, from);
        springs.change(next, from);
    }

    private void become(SimpleGraph next, VertexPositions from) {
        pinned.stream().filter(vertex -> !next.hasVertex(vertex)).forEach(pinned::clear);
        graph = next;
        currentPositions = from;
        following = true;
    }

    /**
     * Shows an earlier graph of the same bound again. Its vertices move to their earlier positions, except those that
     * the user holds.
     */
    void changeBack(SimpleGraph next, VertexPositionsByBoard.Positions earlier) {
        VertexPositions from = currentPositions.copy();
        VertexPositions goal = earlier.places().copy();
        next.vertices()
                .filter(vertex -> !graph.hasVertex(vertex))
                .forEach(vertex -> from.set(vertex, goal.x()[vertex], goal.y()[vertex]));
        become(next, from);
        pinned.stream().forEach(vertex -> goal.set(vertex, from.x()[vertex], from.y()[vertex]));
        springs.resume(next, goal, pinned, earlier.resting());
    }

    /** Returns the places that the vertices go to, or where they are now if that is not known yet. */
    VertexPositionsByBoard.Positions current() {
        boolean rests = springs.isAnswered() && springs.isResting();
        return new VertexPositionsByBoard.Positions(rests ? springs.places() : currentPositions.copy(), rests);
    }

    /** Places a new vertex near its neighbours. */
    private void amongNeighbours(SimpleGraph next, int vertex, VertexPositions from) {
        double x = 0;
        double y = 0;
        int count = 0;
        for (int neighbour : next.neighbours(vertex)) {
            if (graph.hasVertex(neighbour)) {
                x += from.x()[neighbour];
                y += from.y()[neighbour];
                count++;
            }
        }
        if (count > 0) {
            from.set(vertex, x / count + 0.1, y / count + 0.1);
        }
    }

    /** Notes the start or end of a drag, during which the picture keeps its scale. */
    void setDragging(boolean now) {
        dragging = now;
        fitted = false;
    }

    @Override
    public VertexPositions pixels(double width, double height) {
        LayoutToPixelTransform target = rule.of(graph, currentPositions, width, height);
        if (fit == null || !smooth.getAsBoolean()) {
            fit = target;
        } else if (!dragging) {
            fit = isClose(fit, target) ? target : fit.towards(target, fitPart);
        }
        fitted = dragging || fit.equals(target);
        return fit.pixels(currentPositions);
    }

    private static boolean isClose(LayoutToPixelTransform one, LayoutToPixelTransform other) {
        return Math.abs(one.scaleX() / other.scaleX() - 1) < CLOSE
                && Math.abs(one.scaleY() / other.scaleY() - 1) < CLOSE
                && Math.abs(one.left() - other.left()) < 1
                && Math.abs(one.top() - other.top()) < 1;
    }

    @Override
    public void tick(double seconds) {
        if (!springs.isAnswered()) {
            return;
        }
        VertexPositions goal = springs.places();
        boolean rests = springs.isResting();
        if (!smooth.getAsBoolean()) {
            if (rests) {
                currentPositions = goal.copy();
                following = false;
            }
            return;
        }
        double part = 1 - Math.exp(-seconds / VERTEX_SECONDS);
        fitPart = 1 - Math.exp(-seconds / FIT_SECONDS);
        double far = follow(goal, part);
        following = !rests || far > STILL;
        if (!following) {
            currentPositions = goal.copy();
        }
    }

    /**
     * Moves the vertices towards their goals.
     *
     * @return the greatest distance of a vertex from its goal before the movement
     */
    private double follow(VertexPositions goal, double part) {
        double far = 0;
        for (int vertex = 0; vertex < currentPositions.bound(); vertex++) {
            if (graph.hasVertex(vertex) && !pinned.get(vertex)) {
                double dx = goal.x()[vertex] - currentPositions.x()[vertex];
                double dy = goal.y()[vertex] - currentPositions.y()[vertex];
                far = Math.max(far, Math.max(Math.abs(dx), Math.abs(dy)));
                currentPositions.set(
                        vertex,
                        currentPositions.x()[vertex] + dx * part,
                        currentPositions.y()[vertex] + dy * part);
            }
        }
        return far;
    }

    @Override
    public boolean isResting() {
        return !following && fitted && springs.isResting();
    }

    @Override
    public void drag(int vertex, double x, double y) {
        pinned.set(vertex);
        double unitX = fit.unitX(x);
        double unitY = fit.unitY(y);
        currentPositions.set(vertex, unitX, unitY);
        following = true;
        springs.pin(vertex, unitX, unitY);
    }

    @Override
    public boolean isPinned(int vertex) {
        return pinned.get(vertex);
    }

    @Override
    public void free(int vertex) {
        pinned.clear(vertex);
        following = true;
        springs.free(vertex);
    }
}
