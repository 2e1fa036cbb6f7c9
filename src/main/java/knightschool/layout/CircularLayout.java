package knightschool.layout;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * Vertices around a circle, neighbours on it 1 apart, clockwise from the top, about 0, 0. The order on the circle is
 * what one sees: along a Hamiltonian circuit its edges are the rim, and all others are chords.
 */
public final class CircularLayout {
    private static final double LEAST_RADIUS = 1;

    private CircularLayout() {}

    /** In the order of their numbers, in time linear in the vertices. */
    public static VertexPositions byIndex(SimpleGraph graph) {
        VertexPositions places = VertexPositions.of(graph.bound());
        int[] order = graph.vertices().toArray();
        around(places, order, radius(order.length), order.length);
        return places;
    }

    /**
     * In the order of a path or circuit, in time linear in the vertices. An open path leaves a gap between its ends.
     * The vertices that it leaves out stand within, on a smaller circle, in the order of their numbers; one alone in
     * the middle.
     *
     * @param path vertices of the graph, none twice, but that the last may be the first, for a circuit
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
     * An even number of slots, or the middle of the gap where there is one more than vertices, has its first at the
     * top.
     */
    private static void around(VertexPositions places, int[] order, double radius, int slots) {
        double first = slots > order.length ? 1 : 0;
        for (int i = 0; i < order.length; i++) {
            double angle = 2 * Math.PI * (i + first) / slots;
            places.set(order[i], radius * Math.sin(angle), -radius * Math.cos(angle));
        }
    }
}
