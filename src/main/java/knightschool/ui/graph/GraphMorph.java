package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardGraphMorphDrawing;
import knightschool.graph.KnightGraph;
import knightschool.graph.VertexPair;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/**
 * A knight's graph held between two of its layouts, of which the first is the board: where its vertices are over the
 * squares of a picture, and what is at a point of it. Used on the JavaFX thread.
 */
public final class GraphMorph {
    /** Around the vertices where they leave the board, as a part of a square. */
    private static final double MARGIN = 0.35;

    /** How near two vertices may come to each other, as a part of a square. */
    private static final double NEAREST = 0.5;

    /** How near a point must be to the middle of a vertex that has left its square, as a part of a square. */
    private static final double VERTEX_REACH = 0.4;

    /** How near a point must be to an edge, and how far from every vertex, as parts of a square. */
    private static final double EDGE_REACH = 0.12;

    private static final double VERTEX_RIM = 0.26;

    private final KnightGraph graph;
    private final LayoutTransition motion;
    private BoardGeometry geometry;
    private boolean hasGoal;

    /** A graph whose vertices are on the board as long as no other layout of it is known. */
    public GraphMorph(KnightGraph graph) {
        this.graph = graph;
        motion = new LayoutTransition(
                new FixedLayout(VertexPositions.onBoard(graph.board()), (_, _) -> KnightGraphLayouts.level(geometry)));
    }

    /** Vertices go from the board to that layout. */
    public void setGoal(LaidOutGraph found) {
        FixedLayout goal = new FixedLayout(
                found.places(), (_, _) -> inSquares(found), fit -> closest(fit.pixels(found.places())), List.of());
        motion.go(motion.from(), goal, 0);
        hasGoal = true;
    }

    /** The layout where the squares were. */
    private LayoutToPixelTransform inSquares(LaidOutGraph found) {
        double margin = MARGIN * geometry.side();
        return found.fit(geometry.boardWidth(), geometry.boardHeight(), margin).moved(geometry.left(), geometry.top());
    }

    /** The distance of the two vertices that come nearest to each other. */
    private double closest(VertexPositions places) {
        int[] squares = graph.board().playable().toArray();
        double closest = Double.MAX_VALUE;
        for (int one : squares) {
            for (int other : squares) {
                if (other > one) {
                    double dx = places.x()[one] - places.x()[other];
                    double dy = places.y()[one] - places.y()[other];
                    closest = Math.min(closest, Math.hypot(dx, dy));
                }
            }
        }
        return closest;
    }

    /** Where the vertices are, in pixels of a picture of the board. */
    private VertexPositions places(BoardGeometry picture, double part) {
        geometry = picture;
        motion.hold(hasGoal ? part : 1);
        return motion.pixels(graph, picture.width(), picture.height());
    }

    /**
     * The vertices where they have left the board.
     *
     * @param part how far they have come, 0 to 1
     */
    public Optional<BoardGraphMorphDrawing.Away> away(BoardGeometry picture, double part) {
        if (!hasGoal || part == 0) {
            return Optional.empty();
        }
        VertexPositions there = places(picture, part);
        double usual = NEAREST * picture.side();
        double size = motion.largest(picture.width(), picture.height(), usual) / usual;
        return Optional.of(new BoardGraphMorphDrawing.Away(there, size));
    }

    /** The square whose vertex is at a point, or {@link Board#NONE}. */
    public int squareAt(BoardGeometry picture, double part, double x, double y) {
        return !hasGoal || part == 0
                ? picture.squareAt(x, y)
                : VertexPicking.nearest(graph, places(picture, part), x, y, VERTEX_REACH * picture.side());
    }

    /** The edge at a point that is at no vertex; the nearest one. */
    public Optional<VertexPair> edgeAt(BoardGeometry picture, double part, double x, double y) {
        VertexPositions there = places(picture, part);
        boolean atVertex = VertexPicking.nearest(graph, there, x, y, VERTEX_RIM * picture.side()) != Board.NONE;
        return atVertex ? Optional.empty() : VertexPicking.edge(graph, there, x, y, EDGE_REACH * picture.side());
    }
}
