package knightschool.ui.graph;

import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.layout.Fit;
import knightschool.layout.Places;
import knightschool.setup.GraphLayout;
import knightschool.ui.work.WorkFailure;

/** Makes layouts of knight's graphs, with the springs that they share. Used on the JavaFX thread. */
final class VertexLayouts implements AutoCloseable {
    private static final double MARGIN = 24;
    private static final double LARGEST_SQUARE = 96;
    private static final double UNKNOWN = -1;

    private final LiveSprings springs;
    private double squareSide = UNKNOWN;

    /** @param failed told on another thread that springs broke down */
    VertexLayouts(Runnable failed) {
        springs = new LiveSprings((WorkFailure _) -> failed.run());
    }

    /** The side of the squares that vertices on the board are level with; says whether it is another. */
    boolean setSquareSide(double pixels) {
        boolean other = squareSide != pixels;
        squareSide = pixels;
        return other;
    }

    /** Whether vertices on the board are level with squares. */
    boolean isLevel() {
        return squareSide != UNKNOWN;
    }

    double squareSide() {
        return squareSide;
    }

    /**
     * A layout of a graph.
     *
     * @param smooth whether springs are seen moving
     */
    VertexLayout of(GraphLayout layout, KnightGraph graph, boolean smooth) {
        Places onBoard = Places.onBoard(graph.board());
        return switch (layout) {
            case BOARD -> new FixedLayout(onBoard, boardFit(graph, onBoard));
            case SPRINGS -> new SpringsLayout(springs, graph, onBoard, smooth);
        };
    }

    private BiFunction<Double, Double, Fit> boardFit(KnightGraph graph, Places onBoard) {
        return (width, height) -> squareSide == UNKNOWN
                ? Fit.of(graph, onBoard, width, height, MARGIN, LARGEST_SQUARE)
                : new Fit(squareSide, squareSide / 2, squareSide / 2);
    }

    /** Stops the springs where they are, or lets them go on. */
    void freeze(boolean stopped) {
        springs.freeze(stopped);
    }

    /** Places for the vertices of another board: squares of the same name keep theirs, others are where they go. */
    static Places carried(Board before, Places places, Board next, Places goal) {
        Places carried = goal.copy();
        for (int square = 0; square < next.squares(); square++) {
            int column = next.column(square);
            int old = before.squareAt(column, before.rows() - next.rows() + next.row(square));
            if (old != Board.NONE && before.isPlayable(old)) {
                carried.set(square, places.x()[old], places.y()[old]);
            }
        }
        return carried;
    }

    @Override
    public void close() {
        springs.close();
    }
}
