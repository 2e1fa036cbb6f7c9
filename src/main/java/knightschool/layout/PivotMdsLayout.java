package knightschool.layout;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.ShortestPaths;

/**
 * Places that show distances at large: vertices that are far apart in the graph lie far apart. After U. Brandes and C.
 * Pich, "Eigensolver methods for progressive multidimensional scaling of large data" (2006): the distances to some
 * vertices, the pivots, are centred, and the two directions in which they differ most become across and down.
 */
public final class PivotMdsLayout {
    private static final int PIVOTS = 24;
    private static final int ITERATIONS = 60;

    /** So far apart the first two vertices of one place are put; edges are about 1 long. */
    private static final double APART = 0.2;

    /** Places are the same that are no further apart than one part of so many of an edge. */
    private static final double GRAINS = 1e4;

    /** The golden angle: no two of a spiral lie in one direction. */
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
     * The places, neighbours about 1 apart; in time linear in the edges.
     *
     * @param left this vertex lies further left than {@code right}
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
     * Vertices with the same distances to all pivots, such as two leaves of one vertex, come to one place, from which
     * springs would not move them apart: they are put on a spiral around it.
     */
    private void spread(VertexPositions places) {
        Map<List<Long>, Integer> seen = new HashMap<>();
        for (int vertex : vertices) {
            double x = places.x()[vertex];
            double y = places.y()[vertex];
            int before = seen.merge(List.of(Math.round(x * GRAINS), Math.round(y * GRAINS)), 1, Integer::sum) - 1;
            double radius = APART * Math.sqrt(before);
            places.set(vertex, x + radius * Math.cos(before * TURN), y + radius * Math.sin(before * TURN));
        }
    }

    /** Of every pivot the distances to all vertices; each pivot is as far as can be from those before it. */
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

    /** Squares of the distances, less the means of their pivot and of their vertex. */
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

    /** The direction of the largest differences that is at right angles to another, by power iteration. */
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

    /** Takes out what lies along the other direction, and makes the length 1. */
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

    /** Makes edges about 1 long, and turns left and right round if asked. */
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
