package knightschool.ui.graph;

import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.drawing.graph.Emphasis;
import knightschool.graph.KnightGraph;
import knightschool.layout.Fit;
import knightschool.layout.Places;
import knightschool.setup.GraphLayout;
import knightschool.ui.work.WorkFailure;

/** Makes layouts of knight's graphs, with the springs that they share. Used on the JavaFX thread. */
final class VertexLayouts implements AutoCloseable {
    private static final double MARGIN = 24;
    private static final double WIDE_MARGIN = 36;
    private static final double LARGEST_SQUARE = 96;
    private static final double UNKNOWN = -1;

    private final LiveSprings springs;
    private double squareSide = UNKNOWN;

    /**
     * A layout that was worked out.
     *
     * @param rim the edges of the tour that a circle shows
     * @param tour whether a circle shows one
     */
    record WorkedOut(VertexLayout layout, Emphasis rim, CircleTour tour) {}

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
     * A layout that is there at once: as on the board, or springs that begin there.
     *
     * @param smooth whether springs are seen moving
     */
    VertexLayout atOnce(GraphLayout layout, KnightGraph graph, boolean smooth) {
        Places onBoard = Places.onBoard(graph.board());
        return layout == GraphLayout.SPRINGS
                ? new SpringsLayout(springs, graph, onBoard, smooth)
                : new FixedLayout(onBoard, boardFit(graph, onBoard));
    }

    /** Whether a layout must be worked out first, on another thread. */
    static boolean takesTime(GraphLayout layout) {
        return layout != GraphLayout.BOARD && layout != GraphLayout.SPRINGS;
    }

    /**
     * Works a layout out; on any thread.
     *
     * @param source the vertex that distances are from
     * @param watch called now and then; ends the work by throwing
     */
    static WorkedOut workedOut(GraphLayout layout, KnightGraph graph, int source, Runnable watch) {
        LaidOutGraph found = LaidOutGraph.of(layout, graph, source, watch);
        double margin = found.stretch() == LaidOutGraph.Stretch.NONE ? MARGIN : WIDE_MARGIN;
        VertexLayout places = new FixedLayout(
                found.places(),
                (width, height) -> found.fitCaptioned(width, height, margin),
                found::spacing,
                found.captions());
        return new WorkedOut(places, found.rim(), found.tour());
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
            int old = carried(next, square, before);
            if (old != Board.NONE && before.isPlayable(old)) {
                carried.set(square, places.x()[old], places.y()[old]);
            }
        }
        return carried;
    }

    /** The square of the same name on another board, or {@link Board#NONE}. */
    static int carried(Board before, int square, Board next) {
        return before.contains(square)
                ? next.squareAt(before.column(square), next.rows() - before.rows() + before.row(square))
                : Board.NONE;
    }

    @Override
    public void close() {
        springs.close();
    }
}
