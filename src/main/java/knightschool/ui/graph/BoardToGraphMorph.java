package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorphDrawing;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/**
 * The vertices of a knight's graph on their way from the squares of a board to their places in another layout, with hit
 * tests for vertices and edges. Used on the JavaFX thread.
 */
public final class BoardToGraphMorph {
    /** The margin around vertices that have left the board, as a fraction of a square's side. */
    private static final double MARGIN = 0.35;

    /** The least distance between two vertices at full size, as a fraction of a square's side. */
    private static final double NEAREST = 0.5;

    /**
     * The distance from the centre of a vertex off its square within which it is hit, as a fraction of a square's side.
     */
    private static final double VERTEX_REACH = 0.4;

    /**
     * The distance from an edge within which it is hit, as a fraction of a square's side; a hit is also at least
     * {@link #VERTEX_RIM} from all vertices.
     */
    private static final double EDGE_REACH = 0.12;

    private static final double VERTEX_RIM = 0.26;

    private final KnightGraph graph;
    private final LayoutTransition motion;
    private BoardGeometry geometry;
    private boolean hasGoal;

    /** Creates a graph whose vertices are on the board until {@link #setGoal} is called. */
    public BoardToGraphMorph(KnightGraph graph) {
        this.graph = graph;
        motion = new LayoutTransition(new FixedLayout(
                VertexPositions.onBoard(graph.board()), (_, _) -> KnightGraphLayoutController.level(geometry)));
    }

    /** Sets the layout to which the vertices move from the board. */
    public void setGoal(LaidOutKnightGraph layout) {
        FixedLayout goal = new FixedLayout(
                layout.places(), (_, _) -> inSquares(layout), fit -> closest(fit.pixels(layout.places())), List.of());
        motion.go(motion.from(), goal, 0);
        hasGoal = true;
    }

    /** Returns the scaling of a layout to the area of the squares. */
    private LayoutToPixelTransform inSquares(LaidOutKnightGraph layout) {
        double margin = MARGIN * geometry.side();
        return layout.fit(geometry.boardWidth(), geometry.boardHeight(), margin).moved(geometry.left(), geometry.top());
    }

    /** Returns the distance between the two closest vertices. */
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

    /** Returns the places of the vertices, in pixels of a picture of the board. */
    private VertexPositions places(BoardGeometry picture, double part) {
        geometry = picture;
        motion.hold(hasGoal ? part : 1);
        return motion.pixels(graph, picture.width(), picture.height());
    }

    /**
     * Returns the vertices if they have left the board.
     *
     * @param part the progress from the board to the layout, from 0 to 1
     */
    public Optional<BoardToGraphMorphDrawing.Away> away(BoardGeometry picture, double part) {
        if (!hasGoal || part == 0) {
            return Optional.empty();
        }
        VertexPositions positions = places(picture, part);
        double usual = NEAREST * picture.side();
        double size = motion.largest(picture.width(), picture.height(), usual) / usual;
        return Optional.of(new BoardToGraphMorphDrawing.Away(positions, size));
    }

    /** Returns the square whose vertex is at a point, or {@link Board#NONE}. */
    public int squareAt(BoardGeometry picture, double part, double x, double y) {
        return !hasGoal || part == 0
                ? picture.squareAt(x, y)
                : GraphHitTester.nearest(graph, places(picture, part), x, y, VERTEX_REACH * picture.side());
    }

    /** Returns the nearest edge at a point where there is no vertex. */
    public Optional<UndirectedEdge> edgeAt(BoardGeometry picture, double part, double x, double y) {
        VertexPositions positions = places(picture, part);
        boolean atVertex = GraphHitTester.nearest(graph, positions, x, y, VERTEX_RIM * picture.side()) != Board.NONE;
        return atVertex ? Optional.empty() : GraphHitTester.edge(graph, positions, x, y, EDGE_REACH * picture.side());
    }
}
