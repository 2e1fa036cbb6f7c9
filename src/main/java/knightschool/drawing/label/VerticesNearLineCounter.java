package knightschool.drawing.label;

import java.util.Arrays;
import java.util.function.IntPredicate;
import knightschool.layout.VertexPositions;

/**
 * Counts the vertices near a line of a picture. The picture is divided into cells, each with a list of its vertices.
 */
final class VerticesNearLineCounter {
    /** The side of a cell, in pixels. */
    private static final double CELL = 8;

    private final VertexPositions places;
    private final double reach;
    private final int columns;
    private final int rows;

    /** The vertices, cell by cell. */
    private final int[] vertices;

    /** For each cell the index of its first vertex, followed by the number of all vertices. */
    private final int[] begins;

    /**
     * Sorts vertices into cells.
     *
     * @param places the positions of the vertices, in pixels
     * @param reach the largest distance from a line for which the index is used; vertices further outside the picture
     *     are omitted
     */
    VerticesNearLineCounter(int[] vertices, VertexPositions places, double reach, double width, double height) {
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

    /** Returns the vertices grouped by cell, in the given order in each cell, and fills {@link #begins}. */
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

    /** Returns the cell of a vertex. A vertex outside the picture belongs to the nearest cell at its edge. */
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
     * Counts the wanted vertices among those that may be within reach of a line inside the picture.
     *
     * @param most a limit; above it the count stops, and the result may be any larger number
     * @param condition called at most once for each of these vertices, from the end of the line to its start, and for
     *     few others
     */
    int count(LeaderLine line, double most, IntPredicate condition) {
        int down = line.fromY() < line.toY() ? -1 : 1;
        int last = row(line.fromY() + down * reach);
        int count = 0;
        for (int row = row(line.toY() - down * reach); row != last + down && count <= most; row += down) {
            double[] across = line.between(row * CELL - reach, (row + 1) * CELL + reach);
            int from = row * columns + column(across[0] - reach);
            int to = row * columns + column(across[1] + reach);
            for (int i = begins[from]; i < begins[to + 1] && count <= most; i++) {
                count += condition.test(vertices[i]) ? 1 : 0;
            }
        }
        return count;
    }
}
