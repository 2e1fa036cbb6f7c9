package knightschool.drawing.graph;

import java.util.List;
import java.util.function.IntFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * A board that turns into its graph: every square shrinks to a vertex, and an edge appears when both of its ends have.
 * The change crosses the board from the right as a wave that is ahead at the bottom. The vertex pointed at, its edges
 * and its neighbours look as in the graph, whatever the state of the rest.
 *
 * @param squares the squares, in pixels of the picture
 * @param turned the progress of the change, from 0 for the board to 1 for its graph
 * @param onSquares whether all vertices are on their squares; otherwise they are in another layout, or on the way to it
 * @param words returns the words on a vertex
 * @param picked vertices in the accent colour. The vertex pointed at has it while none is picked
 */
public record BoardToGraphMorph(
        BoardGeometry squares, double turned, boolean onSquares, IntFunction<String> words, List<Integer> picked) {
    /** The radius of a vertex as a fraction of a square's side. */
    static final double RADIUS = 0.213;

    /** The smallest radius, in pixels, of a vertex with readable words. */
    private static final double LEAST_RADIUS = 8.5;

    /** The number of columns that change at the same time. */
    private static final double WAVE = 1.8;

    /** The lead of the lowest row over the highest, in columns. */
    private static final double LEAN = 0.35;

    public BoardToGraphMorph {
        picked = List.copyOf(picked);
    }

    /** Creates one moment with the names of the squares and without marks. */
    public BoardToGraphMorph(BoardGeometry squares, double turned) {
        this(squares, turned, true, names(squares.board()), List.of());
    }

    /** Returns words that name the squares. */
    public static IntFunction<String> names(Board board) {
        return square -> SquareNames.name(board, square);
    }

    /** Returns the picture with all vertices on their squares. */
    public Sketch sketch(KnightGraph graph, int pointed) {
        VertexPositions places = VertexPositions.of(squares.board().squares());
        for (int square = 0; square < places.bound(); square++) {
            places.set(square, squares.centreX(square), squares.centreY(square));
        }
        KnightGraphAppearance look = KnightGraphAppearance.of(this, vertexSize(), pointed);
        return GraphFigureToSketchConverter.of(
                new KnightGraphFigureBuilder(graph, look).at(places, List.of(), squares.width(), squares.height()));
    }

    /** Returns the diameter of vertices with enough space, in pixels. */
    public double vertexSize() {
        return 2 * RADIUS * squares.side();
    }

    /** Returns whether vertices of a diameter in pixels are large enough for their words. */
    public boolean showsWords(double vertexSize) {
        return squares.isDetailed() && vertexSize / 2 >= LEAST_RADIUS;
    }

    boolean isPicked(int square) {
        return picked.contains(square);
    }

    /** Returns whether the vertex has the accent colour while the pointer is on it. */
    boolean isAccentedWhenPointed(int square) {
        return picked.isEmpty() || isPicked(square);
    }

    /** Returns how far a square has become a vertex, from 0 to 1. */
    double progress(int square) {
        Board board = squares.board();
        double behind = board.columns() - 1 - board.column(square);
        double ahead = board.rows() < 2 ? 0 : LEAN * board.row(square) / (board.rows() - 1);
        double front = turned * (board.columns() - 1 + WAVE + LEAN);
        double linear = Math.clamp((front - LEAN + ahead - behind) / WAVE, 0, 1);
        return turned >= 1 ? 1 : linear * linear * (3 - 2 * linear);
    }

    /** Returns a length between that of a square and that of a vertex. */
    static double between(double ofSquare, double ofVertex, double progress) {
        return ofSquare + (ofVertex - ofSquare) * progress;
    }
}
