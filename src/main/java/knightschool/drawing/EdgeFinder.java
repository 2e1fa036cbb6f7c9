package knightschool.drawing;

import java.util.Optional;
import knightschool.graph.VertexPair;

/** Looks for the edge that is nearest to a point, away from the vertices. */
final class EdgeFinder {
    /** How near the point must be to the edge, as a part of the side. */
    private static final double REACH = 0.12;

    /** Nearer to a vertex than that, the vertex is meant. */
    private static final double VERTEX = 0.26;

    private final BoardGeometry geometry;
    private final Optional<GraphMorphDrawing.Move> move;
    private final double x;
    private final double y;
    private double nearest;
    private boolean atVertex;
    private Optional<VertexPair> found = Optional.empty();

    EdgeFinder(BoardGeometry geometry, Optional<GraphMorphDrawing.Move> move, double x, double y) {
        this.geometry = geometry;
        this.move = move;
        this.x = x;
        this.y = y;
        this.nearest = REACH * geometry.side();
    }

    void look(int one, int other) {
        double fromX = x(one);
        double fromY = y(one);
        double dx = x(other) - fromX;
        double dy = y(other) - fromY;
        double length = Math.hypot(dx, dy);
        double along = ((x - fromX) * dx + (y - fromY) * dy) / length;
        double beside = Math.abs((x - fromX) * dy - (y - fromY) * dx) / length;
        double rim = VERTEX * geometry.side();
        atVertex |= Math.hypot(x - fromX, y - fromY) < rim || Math.hypot(x - x(other), y - y(other)) < rim;
        if (along > 0 && along < length && beside < nearest) {
            nearest = beside;
            found = Optional.of(VertexPair.of(one, other));
        }
    }

    private double x(int square) {
        return move.map(way -> way.x(geometry, square)).orElseGet(() -> geometry.centreX(square));
    }

    private double y(int square) {
        return move.map(way -> way.y(geometry, square)).orElseGet(() -> geometry.centreY(square));
    }

    Optional<VertexPair> found() {
        return atVertex ? Optional.empty() : found;
    }
}
