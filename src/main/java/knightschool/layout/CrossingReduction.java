package knightschool.layout;

import java.util.Arrays;
import java.util.Random;
import knightschool.graph.AdjacencyLists;

/**
 * Orders the vertices within layers so that few edges between adjacent layers cross. Every vertex moves to the mean
 * position of its neighbours in the previous layer, in repeated sweeps from the first layer to the last and back. The
 * result is the order with the fewest crossings found; on small graphs several initial orders are tried (Sugiyama,
 * Tagawa and Toda, Methods for visual understanding of hierarchical system structures, 1981). Crossings are counted in
 * time edges × log vertices (Barth, Jünger and Mutzel 2004). Edges within a layer, or across one, are ignored.
 */
final class CrossingReduction {
    private static final int MOST_SWEEPS = 24;
    /** The work of all sweeps on a large graph, in ends of edges examined. */
    private static final long WORK = 400_000;

    private static final int PATIENCE = 6;
    private static final int MOST_BEGINNINGS = 16;

    private final AdjacencyLists graph;
    private final int[] layer;
    private final double[] position;
    private int[][] best;
    private long fewest = Long.MAX_VALUE;

    private CrossingReduction(AdjacencyLists graph, int[][] layers) {
        this.graph = graph;
        this.layer = new int[graph.bound()];
        this.position = new double[graph.bound()];
        Arrays.fill(layer, -1);
        for (int i = 0; i < layers.length; i++) {
            for (int vertex : layers[i]) {
                layer[vertex] = i;
            }
        }
    }

    /**
     * Returns the layers in a better order, or in the given order if none is better.
     *
     * @param layers vertices by layer, none twice; vertices in no layer are ignored
     */
    static int[][] order(AdjacencyLists graph, int[][] layers) {
        return new CrossingReduction(graph, layers).best(layers);
    }

    private int[][] best(int[][] layers) {
        improve(layers);
        for (int i = 1; i < beginnings() && fewest > 0; i++) {
            improve(shuffled(layers, new Random(i)));
        }
        return best;
    }

    private static int[][] shuffled(int[][] layers, Random random) {
        int[][] shuffled = copy(layers);
        for (int[] vertices : shuffled) {
            for (int i = vertices.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int vertex = vertices[i];
                vertices[i] = vertices[j];
                vertices[j] = vertex;
            }
        }
        return shuffled;
    }

    private void improve(int[][] begin) {
        int[][] layers = copy(begin);
        place(layers);
        judge(layers);
        int unchanged = 0;
        for (int sweep = 0; sweep < sweeps() && fewest > 0 && unchanged < PATIENCE; sweep++) {
            sweep(layers, sweep % 2 == 0);
            unchanged = judge(layers) ? 0 : unchanged + 1;
        }
    }

    /** Keeps an order if it is better than all before. */
    private boolean judge(int[][] layers) {
        long crossings = crossings(layers);
        if (crossings >= fewest) {
            return false;
        }
        fewest = crossings;
        best = copy(layers);
        return true;
    }

    private int sweeps() {
        return Math.clamp(WORK / (1 + 2 * graph.edgeCount()), 2, MOST_SWEEPS);
    }

    private int beginnings() {
        return Math.clamp(WORK / (1 + 2 * graph.edgeCount()) / MOST_SWEEPS, 1, MOST_BEGINNINGS);
    }

    private void sweep(int[][] layers, boolean down) {
        int step = down ? 1 : -1;
        for (int i = down ? 1 : layers.length - 2; i >= 0 && i < layers.length; i += step) {
            sortByMean(layers[i], i - step);
        }
    }

    /**
     * Sorts a layer by the mean positions of neighbours in another layer; vertices without such neighbours stay roughly
     * in place.
     */
    private void sortByMean(int[] vertices, int other) {
        long[] keys = new long[vertices.length];
        for (int i = 0; i < vertices.length; i++) {
            keys[i] = Math.round(mean(vertices[i], other) * vertices.length * 64) << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        int[] before = vertices.clone();
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = before[(int) keys[i]];
        }
        place(vertices);
    }

    private double mean(int vertex, int other) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < graph.degree(vertex); i++) {
            int neighbour = graph.neighbour(vertex, i);
            if (layer[neighbour] == other) {
                sum += position[neighbour];
                count++;
            }
        }
        return count == 0 ? position[vertex] : sum / count;
    }

    private void place(int[][] layers) {
        for (int[] vertices : layers) {
            place(vertices);
        }
    }

    /**
     * Sets the positions of a layer's vertices, from 0 to below 1, so that layers of different lengths are comparable.
     */
    private void place(int[] vertices) {
        for (int i = 0; i < vertices.length; i++) {
            position[vertices[i]] = (i + 0.5) / vertices.length;
        }
    }

    private long crossings(int[][] layers) {
        int[] index = new int[graph.bound()];
        long crossings = 0;
        for (int i = 1; i < layers.length; i++) {
            for (int j = 0; j < layers[i].length; j++) {
                index[layers[i][j]] = j;
            }
            crossings += crossings(layers[i - 1], i, layers[i].length, index);
        }
        return crossings;
    }

    /**
     * Returns the number of pairs of edges whose ends are in opposite orders, that is, of inversions, by a binary
     * indexed tree.
     */
    private long crossings(int[] upper, int lower, int lowerLength, int[] index) {
        int[] tree = new int[lowerLength + 1];
        int[] ends = new int[16];
        long crossings = 0;
        int edges = 0;
        for (int vertex : upper) {
            int count = 0;
            ends = ends.length < graph.degree(vertex) ? new int[graph.degree(vertex)] : ends;
            for (int i = 0; i < graph.degree(vertex); i++) {
                int neighbour = graph.neighbour(vertex, i);
                if (layer[neighbour] == lower) {
                    ends[count++] = index[neighbour];
                    crossings += edges - sum(tree, index[neighbour]);
                }
            }
            for (int i = 0; i < count; i++) {
                add(tree, ends[i]);
            }
            edges += count;
        }
        return crossings;
    }

    /** Returns how many of the indices added are at most the given one. */
    private static int sum(int[] tree, int index) {
        int sum = 0;
        for (int i = index + 1; i > 0; i -= i & -i) {
            sum += tree[i];
        }
        return sum;
    }

    private static void add(int[] tree, int index) {
        for (int i = index + 1; i < tree.length; i += i & -i) {
            tree[i]++;
        }
    }

    private static int[][] copy(int[][] layers) {
        return Arrays.stream(layers).map(int[]::clone).toArray(int[][]::new);
    }
}
