package knightschool.layout;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.ShortestPaths;

/**
 * A layout that shows distances on a large scale: vertices that are far apart in the graph lie far apart in the
 * drawing. After U. Brandes and C. Pich, "Eigensolver methods for progressive multidimensional scaling of large data"
 * (2006): the distances from a few vertices, the pivots, are centred, and the two directions of largest variance become
 * the x and y axes.
 */
public final class PivotMdsLayout {
    private static final int PIVOTS = 24;
    private static final int ITERATIONS = 60;

    /**
     * The distance between the first two of several vertices with the same position, in the unit of the layout, in
     * which an edge is about 1 long.
     */
    private static final double APART = 0.2;

    /**
     * The resolution for comparing positions, in steps per unit: positions that round to the same step are the same.
     */
    private static final double GRAINS = 1e4;

    /** The golden angle in radians: no two points of a spiral with this step lie in one direction. */
    private static final double TURN = Math.PI * (3 - Math.sqrt(5));

    private final AdjacencyLists graph;
    private final int pivots;
    private final int[] vertices;

    private PivotMdsLayout(SimpleGraph graph) {
        this.graph = AdjacencyLists.of(graph);
        this.vertices = graph.vertices().toArray();
        this.pivots = Math.min(PIVOTS, vertices.length);
    }

    /**
     * Returns the positions, with neighbours about 1 apart. Takes time linear in the number of edges.
     *
     * @param left the vertex that is to lie further left than {@code right}
     * @param right another vertex
     */
    public static VertexPositions of(SimpleGraph graph, int left, int right) {
        return new PivotMdsLayout(graph).places(left, right);
    }

    private VertexPositions places(int left, int right) {
        double[][] centred = centred(distances(left));
        double[] across = direction(centred, new double[pivots]);
        double[] down = direction(centred, across);
        VertexPositions places = VertexPositions.of(graph.bound());
        for (int i = 0; i < vertices.length; i++) {
            places.set(vertices[i], product(centred, i, across), product(centred, i, down));
        }
        scale(places, places.x()[left] > places.x()[right]);
        spread(places);
        return places;
    }

    /**
     * Moves vertices with the same position onto a spiral around it. Vertices with the same distances to all pivots,
     * such as two leaves of one vertex, get the same position, and springs would not move them apart.
     */
    private void spread(VertexPositions places) {
        Map<List<Long>, Integer> counts = new HashMap<>();
        for (int vertex : vertices) {
            double x = places.x()[vertex];
            double y = places.y()[vertex];
            int before = counts.merge(List.of(Math.round(x * GRAINS), Math.round(y * GRAINS)), 1, Integer::sum) - 1;
            double radius = APART * Math.sqrt(before);
            places.set(vertex, x + radius * Math.cos(before * TURN), y + radius * Math.sin(before * TURN));
        }
    }

    /**
     * Returns the distances from every pivot to all vertices, by pivot. Each pivot is as far as possible from those
     * before it.
     */
    private double[][] distances(int first) {
        double[][] distances = new double[pivots][vertices.length];
        double[] nearest = new double[vertices.length];
        Arrays.fill(nearest, Double.MAX_VALUE);
        int pivot = first;
        for (int p = 0; p < pivots; p++) {
            ShortestPaths paths = ShortestPaths.from(graph, pivot);
            int furthest = 0;
            for (int i = 0; i < vertices.length; i++) {
                int to = paths.to(vertices[i]);
                distances[p][i] = to == ShortestPaths.UNREACHABLE ? paths.eccentricity() + 1 : to;
                nearest[i] = Math.min(nearest[i], distances[p][i]);
                furthest = nearest[i] > nearest[furthest] ? i : furthest;
            }
            pivot = vertices[furthest];
        }
        return distances;
    }

    /** Returns the squared distances, less the means over their pivot and over their vertex. */
    private double[][] centred(double[][] distances) {
        double[] ofVertex = new double[vertices.length];
        double all = 0;
        for (double[] row : distances) {
            for (int i = 0; i < row.length; i++) {
                row[i] *= row[i];
                ofVertex[i] += row[i] / pivots;
                all += row[i] / pivots / row.length;
            }
        }
        for (double[] row : distances) {
            double mean = Arrays.stream(row).average().orElse(0);
            for (int i = 0; i < row.length; i++) {
                row[i] = -0.5 * (row[i] - mean - ofVertex[i] + all);
            }
        }
        return distances;
    }

    /** Returns the direction of largest variance at right angles to another direction, found by power iteration. */
    private double[] direction(double[][] centred, double[] other) {
        double[] at = new double[pivots];
        for (int p = 0; p < pivots; p++) {
            at[p] = 1.0 / (p + 1);
        }
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            straighten(at, other);
            double[] next = new double[pivots];
            for (int i = 0; i < vertices.length; i++) {
                double along = product(centred, i, at);
                for (int p = 0; p < pivots; p++) {
                    next[p] += along * centred[p][i];
                }
            }
            at = next;
        }
        straighten(at, other);
        return at;
    }

    /** Removes the component along the other direction, and scales the rest to length 1. */
    private static void straighten(double[] at, double[] other) {
        double along = 0;
        for (int p = 0; p < at.length; p++) {
            along += at[p] * other[p];
        }
        double square = 0;
        for (int p = 0; p < at.length; p++) {
            at[p] -= along * other[p];
            square += at[p] * at[p];
        }
        double length = Math.max(Math.sqrt(square), Double.MIN_NORMAL);
        for (int p = 0; p < at.length; p++) {
            at[p] /= length;
        }
    }

    private static double product(double[][] centred, int vertex, double[] direction) {
        double sum = 0;
        for (int p = 0; p < direction.length; p++) {
            sum += centred[p][vertex] * direction[p];
        }
        return sum;
    }

    /** Scales the positions so that edges are about 1 long on average, and mirrors them left to right if requested. */
    private void scale(VertexPositions places, boolean turned) {
        double length = 0;
        long edges = 0;
        for (int vertex : vertices) {
            for (int neighbour : graph.neighbours(vertex)) {
                length += Math.hypot(
                        places.x()[vertex] - places.x()[neighbour], places.y()[vertex] - places.y()[neighbour]);
                edges++;
            }
        }
        double factor = length == 0 ? 1 : edges / length;
        for (int vertex : vertices) {
            places.set(vertex, places.x()[vertex] * (turned ? -factor : factor), places.y()[vertex] * factor);
        }
    }
}
