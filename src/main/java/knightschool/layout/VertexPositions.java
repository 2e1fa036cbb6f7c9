package knightschool.layout;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * The positions of the vertices of a graph, in any unit, with y downwards. They can be moved: the arrays are not
 * copied. A number that is no vertex has a meaningless position.
 *
 * @param x the x coordinates, by vertex
 * @param y the y coordinates, downwards, by vertex; as many as {@code x}
 */
public record VertexPositions(double[] x, double[] y) {
    public VertexPositions {
        if (x.length != y.length) {
            throw new IllegalArgumentException(x.length + " and " + y.length + " coordinates");
        }
    }

    /** Returns positions for the given number of vertices, all at (0, 0). */
    public static VertexPositions of(int bound) {
        return new VertexPositions(new double[bound], new double[bound]);
    }

    /** Returns the centre of every square of a board, in squares; the centre of the first square is (0, 0). */
    public static VertexPositions onBoard(Board board) {
        VertexPositions places = of(board.squares());
        for (int square = 0; square < board.squares(); square++) {
            places.set(square, board.column(square), board.row(square));
        }
        return places;
    }

    /** Returns the exclusive upper bound of the vertex numbers. */
    public int bound() {
        return x.length;
    }

    /** Moves a vertex. */
    public void set(int vertex, double toX, double toY) {
        x[vertex] = toX;
        y[vertex] = toY;
    }

    /** Returns a copy that shares no arrays with this object. */
    public VertexPositions copy() {
        return new VertexPositions(x.clone(), y.clone());
    }

    /**
     * Interpolates linearly from these positions to others.
     *
     * @param target the other positions, equal in number
     * @param part 0 for these positions, 1 for the others
     */
    public VertexPositions towards(VertexPositions target, double part) {
        VertexPositions between = of(bound());
        for (int vertex = 0; vertex < bound(); vertex++) {
            between.set(
                    vertex,
                    x[vertex] + (target.x[vertex] - x[vertex]) * part,
                    y[vertex] + (target.y[vertex] - y[vertex]) * part);
        }
        return between;
    }

    /** Returns the distance between the two closest of some vertices; a very large number for fewer than two. */
    public double closest(IntStream vertices) {
        int[] all = vertices.toArray();
        double closest = Double.MAX_VALUE;
        for (int one = 0; one < all.length; one++) {
            for (int other = 0; other < one; other++) {
                double dx = x[all[one]] - x[all[other]];
                double dy = y[all[one]] - y[all[other]];
                closest = Math.min(closest, Math.hypot(dx, dy));
            }
        }
        return closest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VertexPositions places && Arrays.equals(x, places.x) && Arrays.equals(y, places.y);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(x) + Arrays.hashCode(y);
    }

    @Override
    public String toString() {
        return "places of " + bound();
    }
}
