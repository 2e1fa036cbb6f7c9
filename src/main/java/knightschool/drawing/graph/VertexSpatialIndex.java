package knightschool.drawing.graph;

import java.util.Arrays;
import java.util.function.IntPredicate;
import knightschool.layout.VertexPositions;

/**
 * Which vertices are near a line of a picture, without a look at all the others: the picture is cut into cells, and
 * each knows the vertices in it.
 */
final class VertexSpatialIndex {
    /** The side of a cell, in pixels. */
    private static final double CELL = 8;

    private final VertexPositions places;
    private final double reach;
    private final int columns;
    private final int rows;

    /** The vertices, cell by cell. */
    private final int[] vertices;

    /** Where the vertices of a cell begin, and behind the last cell how many there are. */
    private final int[] begins;

    /**
     * Sorts vertices into cells.
     *
     * @param places in pixels
     * @param reach how far from a line a vertex is asked for at most; vertices further outside of the picture are left
     *     out
     */
    VertexSpatialIndex(int[] vertices, VertexPositions places, double reach, double width, double height) {
        this.places = places;
        this.reach = reach;
        this.columns = (int) (width / CELL) + 1;
        this.rows = (int) (height / CELL) + 1;
        int[] near = Arrays.stream(vertices)
                .filter(v -> places.x()[v] >= -reach && places.x()[v] <= width + reach)
                .filter(v -> places.y()[v] >= -reach && places.y()[v] <= height + reach)
                .toArray();
        this.begins = new int[columns * rows + 1];
        this.vertices = sorted(near);
    }

    /** The vertices by their cells, each cell in the order given, after {@link #begins} has been filled. */
    private int[] sorted(int... near) {
        for (int vertex : near) {
            begins[cell(vertex) + 1]++;
        }
        Arrays.parallelPrefix(begins, Integer::sum);
        int[] next = begins.clone();
        int[] inCells = new int[near.length];
        for (int vertex : near) {
            inCells[next[cell(vertex)]++] = vertex;
        }
        return inCells;
    }

    /** What is outside of the picture counts to a cell at its side. */
    private int cell(int vertex) {
        return row(places.y()[vertex]) * columns + column(places.x()[vertex]);
    }

    private int column(double x) {
        return Math.clamp((int) Math.floor(x / CELL), 0, columns - 1);
    }

    private int row(double y) {
        return Math.clamp((int) Math.floor(y / CELL), 0, rows - 1);
    }

    /**
     * How many vertices are wanted, out of those that may be as near as the reach to a line inside of the picture.
     *
     * @param most where there are more, any larger number is as good: the count goes no further
     * @param wanted asked for each of these at most once, from the end of the line on, and for few others
     */
    int count(LeaderLine line, double most, IntPredicate wanted) {
        int down = line.fromY() < line.toY() ? -1 : 1;
        int last = row(line.fromY() + down * reach);
        int count = 0;
        for (int row = row(line.toY() - down * reach); row != last + down && count <= most; row += down) {
            double[] across = line.between(row * CELL - reach, (row + 1) * CELL + reach);
            int from = row * columns + column(across[0] - reach);
            int to = row * columns + column(across[1] + reach);
            for (int i = begins[from]; i < begins[to + 1] && count <= most; i++) {
                count += wanted.test(vertices[i]) ? 1 : 0;
            }
        }
        return count;
    }
}
