package knightschool.layout;

import java.util.Arrays;
import knightschool.board.Board;

/**
 * Where the vertices of a graph are, in any unit, y downwards. What is no vertex has a place too, which means nothing.
 *
 * @param x across, by vertex
 * @param y downwards, by vertex; as many as {@code x}
 */
public record VertexPositions(double[] x, double[] y) {
    public VertexPositions {
        if (x.length != y.length) {
            throw new IllegalArgumentException(x.length + " and " + y.length + " coordinates");
        }
    }

    /** A place for each of so many vertices, all of them 0, 0. */
    public static VertexPositions of(int bound) {
        return new VertexPositions(new double[bound], new double[bound]);
    }

    /** The middle of every square of a board, a square being 1 wide and the first one at 0, 0. */
    public static VertexPositions onBoard(Board board) {
        VertexPositions places = of(board.squares());
        for (int square = 0; square < board.squares(); square++) {
            places.set(square, board.column(square), board.row(square));
        }
        return places;
    }

    /** One more than the largest number that a vertex can have. */
    public int bound() {
        return x.length;
    }

    /** Moves a vertex. */
    public void set(int vertex, double toX, double toY) {
        x[vertex] = toX;
        y[vertex] = toY;
    }

    /** Places of one's own. */
    public VertexPositions copy() {
        return new VertexPositions(x.clone(), y.clone());
    }

    /**
     * Places on straight lines from here to others.
     *
     * @param others as many
     * @param part 0 is here, 1 is there
     */
    public VertexPositions towards(VertexPositions others, double part) {
        VertexPositions between = of(bound());
        for (int vertex = 0; vertex < bound(); vertex++) {
            between.set(
                    vertex,
                    x[vertex] + (others.x[vertex] - x[vertex]) * part,
                    y[vertex] + (others.y[vertex] - y[vertex]) * part);
        }
        return between;
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
