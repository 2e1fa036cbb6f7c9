package knightschool.layout;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * Places the vertices on rings around 0, 0 by degree: those with the most edges in the centre, those with the fewest
 * outside, with a gap between different degrees. Vertices of a ring, and rings of one degree, are about 1 apart. On a
 * ring every vertex is on the side of its neighbours (barycentres, as for layers).
 */
public final class DegreeRingLayout {
    private static final double GAP = 2;
    private static final int SWEEPS = 4;
    private static final int LARGEST_INNERMOST = 16;

    private final AdjacencyLists graph;
    private final VertexPositions places;
    private double radius;

    private DegreeRingLayout(AdjacencyLists graph) {
        this.graph = graph;
        this.places = CircularLayout.byIndex(graph);
    }

    /** Computes the positions, in time linear in the number of edges except for sorting. */
    public static VertexPositions of(SimpleGraph graph) {
        DegreeRingLayout layout = new DegreeRingLayout(AdjacencyLists.of(graph));
        int[][] byDegree = layout.byDegree();
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            layout.sweep(byDegree);
        }
        return layout.places;
    }

    /** Returns the vertices grouped by degree, the largest degree first. */
    private int[][] byDegree() {
        int most = graph.vertices().map(graph::degree).max().orElse(0);
        int[] counts = new int[most + 1];
        graph.vertices().forEach(vertex -> counts[graph.degree(vertex)]++);
        int[][] groups = Arrays.stream(counts).mapToObj(int[]::new).toArray(int[][]::new);
        graph.vertices().forEach(vertex -> {
            int degree = graph.degree(vertex);
            groups[degree][groups[degree].length - counts[degree]--] = vertex;
        });
        return IntStream.rangeClosed(0, most)
                .mapToObj(i -> groups[most - i])
                .filter(group -> group.length > 0)
                .toArray(int[][]::new);
    }

    private void sweep(int[][] byDegree) {
        radius = innermost(byDegree[0].length);
        for (int[] group : byDegree) {
            int placed = 0;
            while (placed < group.length) {
                int count = Math.min(capacity(), group.length - placed);
                ring(Arrays.copyOfRange(group, placed, placed + count));
                placed += count;
                radius += placed < group.length ? 1 : GAP;
            }
        }
    }

    private static double innermost(int count) {
        return count == 1 ? 0 : Math.max(0.5, Math.min(count, LARGEST_INNERMOST) / (2 * Math.PI));
    }

    private int capacity() {
        return Math.max(1, (int) Math.round(2 * Math.PI * radius));
    }

    /** Sorts a ring by the directions of its vertices' neighbours and places it. */
    private void ring(int[] ring) {
        double[] directions = Arrays.stream(ring).mapToDouble(this::direction).toArray();
        long[] keys = new long[ring.length];
        for (int i = 0; i < ring.length; i++) {
            keys[i] = Math.round(directions[i] * (1 << 24)) << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        double turn = turn(keys, directions);
        for (int i = 0; i < ring.length; i++) {
            double angle = turn + 2 * Math.PI * i / ring.length;
            places.set(ring[(int) keys[i]], radius * Math.sin(angle), -radius * Math.cos(angle));
        }
    }

    /** Returns the rotation of the ring at which its vertices are in the given directions on average. */
    private static double turn(long[] keys, double[] directions) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < keys.length; i++) {
            double off = directions[(int) keys[i]] - 2 * Math.PI * i / keys.length;
            x += Math.cos(off);
            y += Math.sin(off);
        }
        return Math.atan2(y, x);
    }

    /** Returns the direction of a vertex's neighbours, clockwise from the top, 0 to 2π. */
    private double direction(int vertex) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < graph.degree(vertex); i++) {
            int neighbour = graph.neighbour(vertex, i);
            double length = Math.max(1e-9, Math.hypot(places.x()[neighbour], places.y()[neighbour]));
            x += places.x()[neighbour] / length;
            y += places.y()[neighbour] / length;
        }
        double angle = Math.atan2(x, -y);
        return angle < 0 ? angle + 2 * Math.PI : angle;
    }
}
