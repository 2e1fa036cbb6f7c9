package knightschool.export;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import knightschool.graph.SimpleGraph;

/**
 * Writes a graph in the format graph6: one line of printable characters with the number of vertices and then the upper
 * triangle of the adjacency matrix, column by column, six bits per character. Vertex i is the i-th vertex in ascending
 * order.
 *
 * <p>Source: B. McKay, Description of graph6, sparse6 and digraph6 encodings (formats.txt of nauty).
 */
final class Graph6Writer {
    /** The largest number of vertices. Larger graphs would have lines of more than 8 million characters. */
    static final int MAX_VERTICES = 10_000;

    private static final int BITS = 6;
    private static final int OFFSET = 63;

    private Graph6Writer() {}

    static void write(SimpleGraph graph, Appendable out) throws IOException {
        int[] vertices = graph.vertices().toArray();
        writeSize(vertices.length, out);
        BitSet triangle = triangle(graph, vertices);
        int bits = vertices.length * (vertices.length - 1) / 2;
        for (int from = 0; from < bits; from += BITS) {
            int value = 0;
            for (int bit = from; bit < from + BITS; bit++) {
                value = value << 1 | (triangle.get(bit) ? 1 : 0);
            }
            out.append((char) (value + OFFSET));
        }
        out.append('\n');
    }

    /** Writes the number of vertices: one character up to 62, otherwise a tilde and 18 bits. */
    private static void writeSize(int vertices, Appendable out) throws IOException {
        if (vertices < OFFSET) {
            out.append((char) (vertices + OFFSET));
            return;
        }
        out.append('~');
        for (int shift = 2 * BITS; shift >= 0; shift -= BITS) {
            out.append((char) ((vertices >> shift & OFFSET) + OFFSET));
        }
    }

    /** Returns the upper triangle of the adjacency matrix. Bit j(j−1)/2 + i stands for the pair i &lt; j. */
    private static BitSet triangle(SimpleGraph graph, int[] vertices) {
        BitSet bits = new BitSet();
        for (int larger = 0; larger < vertices.length; larger++) {
            for (int neighbour : graph.neighbours(vertices[larger])) {
                int smaller = Arrays.binarySearch(vertices, neighbour);
                if (smaller < larger) {
                    bits.set(larger * (larger - 1) / 2 + smaller);
                }
            }
        }
        return bits;
    }
}
