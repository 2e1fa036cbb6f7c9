package knightschool.layout;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * Places the vertices on a circle around 0, 0, clockwise from the top, adjacent ones 1 apart. The order determines what
 * is visible: along a Hamiltonian circuit the edges of the circuit are the rim, and all others are chords.
 */
public final class CircularLayout {
    private static final double LEAST_RADIUS = 1;

    private CircularLayout() {}

    /** Orders the vertices by number, in time linear in their number. */
    public static VertexPositions byIndex(SimpleGraph graph) {
        VertexPositions places = VertexPositions.of(graph.bound());
        int[] order = graph.vertices().toArray();
        around(places, order, radius(order.length), order.length);
        return places;
    }

    /**
     * Orders the vertices along a path or circuit, in time linear in their number. An open path leaves a gap between
     * its ends. The other vertices are placed on a smaller circle inside, ordered by number; a single one in the
     * centre.
     *
     * @param path vertices of the graph, none twice, except that the last equals the first for a circuit
     */
    public static VertexPositions along(SimpleGraph graph, int... path) {
        boolean closed = path.length > 1 && path[0] == path[path.length - 1];
        int[] rim =
                IntStream.of(path).limit(closed ? path.length - 1 : path.length).toArray();
        BitSet onRim = new BitSet(graph.bound());
        IntStream.of(rim).forEach(onRim::set);
        int[] within = graph.vertices().filter(v -> !onRim.get(v)).toArray();
        int slots = closed ? rim.length : rim.length + 1;
        double radius = Math.max(radius(slots), radius(within.length) + 1);
        VertexPositions places = VertexPositions.of(graph.bound());
        around(places, rim, radius, slots);
        around(places, within, within.length == 1 ? 0 : Math.min(radius / 2, radius - 1), within.length);
        return places;
    }

    private static double radius(int slots) {
        return Math.max(LEAST_RADIUS, slots / (2 * Math.PI));
    }

    /**
     * Places vertices on a circle. The first slot is at the top. If there is one slot more than vertices, it stays free
     * as the gap.
     */
    private static void around(VertexPositions places, int[] order, double radius, int slots) {
        double first = slots > order.length ? 1 : 0;
        for (int i = 0; i < order.length; i++) {
            double angle = 2 * Math.PI * (i + first) / slots;
            places.set(order[i], radius * Math.sin(angle), -radius * Math.cos(angle));
        }
    }
}
