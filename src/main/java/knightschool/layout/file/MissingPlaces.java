package knightschool.layout.file;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;
import knightschool.layout.CircularLayout;
import knightschool.layout.SpringSimulation;
import knightschool.layout.VertexPositions;

/** Computes places for vertices that have none, the same ones each time. */
final class MissingPlaces {
    /** The radius of the circle of further vertices as a multiple of half the diagonal around the others. */
    private static final double OUTSIDE = 1.3;

    /** The largest number of edges in springs: more take a second, and are a tangle in any layout. */
    private static final int MOST_IN_SPRINGS = 1000;

    private MissingPlaces() {}

    /**
     * Returns a place for every vertex: the stated one, or one on a circle around them. If no place is stated, springs
     * place the vertices, or a circle does if the graph has more than half of all possible edges or more than
     * {@value #MOST_IN_SPRINGS}.
     *
     * @param stated the places of some vertices
     * @param isStated the vertices whose places are stated
     */
    static VertexPositions complete(SimpleGraph graph, VertexPositions stated, BitSet isStated) {
        if (!isStated.isEmpty()) {
            return around(stated, isStated);
        }
        VertexPositions circle = CircularLayout.byIndex(graph);
        long pairs = (long) graph.vertexCount() * (graph.vertexCount() - 1) / 2;
        return 2 * graph.edgeCount() > pairs || graph.edgeCount() > MOST_IN_SPRINGS ? circle : bySprings(graph, circle);
    }

    private static VertexPositions bySprings(SimpleGraph graph, VertexPositions from) {
        SpringSimulation springs = new SpringSimulation();
        springs.begin(graph, from);
        boolean isMoving = true;
        while (isMoving) {
            isMoving = springs.step();
        }
        return springs.places();
    }

    private static VertexPositions around(VertexPositions stated, BitSet isStated) {
        double[] x = isStated.stream()
                .mapToDouble(vertex -> stated.x()[vertex])
                .sorted()
                .toArray();
        double[] y = isStated.stream()
                .mapToDouble(vertex -> stated.y()[vertex])
                .sorted()
                .toArray();
        double width = x[x.length - 1] - x[0];
        double height = y[y.length - 1] - y[0];
        double radius = OUTSIDE * Math.max(1, Math.hypot(width, height) / 2);
        VertexPositions places = stated.copy();
        int[] missing = IntStream.range(0, stated.bound())
                .filter(vertex -> !isStated.get(vertex))
                .toArray();
        for (int i = 0; i < missing.length; i++) {
            double angle = 2 * Math.PI * i / missing.length;
            places.set(
                    missing[i],
                    x[0] + width / 2 + radius * Math.sin(angle),
                    y[0] + height / 2 - radius * Math.cos(angle));
        }
        return places;
    }
}
