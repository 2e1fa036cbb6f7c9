package knightschool.ui.graph;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;

/**
 * Where each vertex is, by its chess name; x to the right, y upwards, in any unit. Immutable.
 *
 * @param points no two vertices need differ
 */
record VertexPositions(Map<String, Point> points) {
    /** One place. */
    record Point(double x, double y) {
        /** A point between this and another; {@code part} 0 is here, 1 is there. */
        Point towards(Point other, double part) {
            return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
        }

        double distance(Point other) {
            return Math.hypot(other.x - x, other.y - y);
        }
    }

    VertexPositions {
        points = Map.copyOf(points);
    }

    /** The middle of each playable square, a square being 1 wide. */
    static VertexPositions onBoard(Board board) {
        Map<String, Point> points = new HashMap<>();
        board.playable()
                .forEach(square -> points.put(
                        SquareNames.name(board, square),
                        new Point(board.column(square), board.rows() - 1 - board.row(square))));
        return new VertexPositions(points);
    }

    /** These places for the vertices of a board; those that are not here yet take theirs from other places. */
    VertexPositions completedBy(VertexPositions others) {
        Map<String, Point> all = new HashMap<>(others.points);
        all.replaceAll((name, point) -> points.getOrDefault(name, point));
        return new VertexPositions(all);
    }

    /** Places between these and others, which have the same vertices. */
    VertexPositions towards(VertexPositions others, double part) {
        Map<String, Point> between = new HashMap<>(others.points);
        between.replaceAll((name, point) -> points.getOrDefault(name, point).towards(point, part));
        return new VertexPositions(between);
    }

    /** The vertex nearest to a point, of those that are nearer than {@code reach}; empty if none is. */
    Optional<String> nearest(Point point, double reach) {
        return points.entrySet().stream()
                .filter(vertex -> vertex.getValue().distance(point) < reach)
                .min(Comparator.comparingDouble(vertex -> vertex.getValue().distance(point)))
                .map(Map.Entry::getKey);
    }

    /** In the middle of squares of that side; the lower left corner of the board is 0, 0. */
    VertexPositions inSquares(double side) {
        Map<String, Point> placed = new HashMap<>(points);
        placed.replaceAll((_, point) -> new Point((point.x() + 0.5) * side, (point.y() + 0.5) * side));
        return new VertexPositions(placed);
    }

    /** As large as fits between margins, in the middle, proportions kept; the lower left corner is 0, 0. */
    VertexPositions fitted(double width, double height, double margin, double largestUnit) {
        double left = points.values().stream().mapToDouble(Point::x).min().orElse(0);
        double right = points.values().stream().mapToDouble(Point::x).max().orElse(0);
        double low = points.values().stream().mapToDouble(Point::y).min().orElse(0);
        double high = points.values().stream().mapToDouble(Point::y).max().orElse(0);
        double unit = Math.min(
                largestUnit,
                Math.min(
                        Math.max(1, width - 2 * margin) / Math.max(right - left, 1e-9),
                        Math.max(1, height - 2 * margin) / Math.max(high - low, 1e-9)));
        Map<String, Point> fitted = new HashMap<>(points);
        fitted.replaceAll((_, point) -> new Point(
                width / 2 + (point.x() - (left + right) / 2) * unit,
                height / 2 + (point.y() - (low + high) / 2) * unit));
        return new VertexPositions(fitted);
    }
}
