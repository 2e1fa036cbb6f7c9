package knightschool.ui.graph;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import org.graphstream.stream.SinkAdapter;
import org.graphstream.ui.layout.springbox.implementations.SpringBox;

/**
 * Places by springs: edges pull, vertices push each other away.
 *
 * <p>The layout is GraphStream's SpringBox, after T. Fruchterman and E. Reingold, "Graph drawing by force-directed
 * placement" (1991). It draws its chance from a fixed seed, so that the same graph begun at the same places gives the
 * same picture. It ends when the forces rest, or after a number of steps that falls with the size of the graph.
 */
final class SpringLayout {
    private static final int SEED = 64;
    private static final double AT_REST = 0.99;
    /** Enough to keep parts that no edge joins in one picture, too little to press one part together. */
    private static final double GRAVITY = 0.005;

    private static final long WORK = 200_000;
    private static final int FEWEST_STEPS = 60;
    private static final int MOST_STEPS = 600;

    private SpringLayout() {}

    /**
     * Finds places; it takes up to some seconds for a board of 40 × 40 and belongs on a worker thread.
     *
     * @param from where the layout begins: a place for each vertex
     * @param cancelled asked after every step; the places found so far are given where it says yes
     */
    static VertexPositions settle(KnightGraph graph, VertexPositions from, BooleanSupplier cancelled) {
        Map<String, VertexPositions.Point> found = new HashMap<>(from.points());
        SpringBox springs = new SpringBox(false, new Random(SEED));
        springs.setGravityFactor(GRAVITY);
        springs.setStabilizationLimit(AT_REST);
        springs.addAttributeSink(new Listener(found));
        fill(springs, graph, from);
        long steps = Math.clamp(WORK / graph.vertexCount(), FEWEST_STEPS, MOST_STEPS);
        for (int step = 0; step < steps && !cancelled.getAsBoolean(); step++) {
            springs.compute();
            if (step > FEWEST_STEPS && springs.getStabilization() >= AT_REST) {
                break;
            }
        }
        springs.clear();
        return new VertexPositions(found);
    }

    private static void fill(SpringBox springs, KnightGraph graph, VertexPositions from) {
        String source = "board";
        graph.board().playable().forEach(square -> {
            String name = SquareNames.name(graph.board(), square);
            springs.nodeAdded(source, square, name);
            VertexPositions.Point at = from.points().get(name);
            springs.moveNode(name, at.x(), at.y(), 0);
        });
        graph.forEachEdge((one, other) -> springs.edgeAdded(
                source,
                one,
                one + "-" + other,
                SquareNames.name(graph.board(), one),
                SquareNames.name(graph.board(), other),
                false));
    }

    /** Hears where the layout moves its nodes. */
    private static final class Listener extends SinkAdapter {
        private final Map<String, VertexPositions.Point> found;

        Listener(Map<String, VertexPositions.Point> found) {
            this.found = found;
        }

        @Override
        public void nodeAttributeChanged(
                String source, long time, String node, String attribute, Object older, Object newer) {
            if (newer instanceof Object[] at && attribute.equals("xyz")) {
                found.replace(
                        node,
                        new VertexPositions.Point(((Number) at[0]).doubleValue(), ((Number) at[1]).doubleValue()));
            }
        }
    }
}
