package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
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

    /** Above that springs take minutes and hundreds of megabytes, and what they show is a dark square. */
    static final int MOST_BY_SPRINGS = 10_000;

    private final LiveSprings springs;
    private Optional<BoardGeometry> squares = Optional.empty();

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

    /** The squares that vertices on the board are level with, if any; says whether they are others. */
    boolean setSquares(Optional<BoardGeometry> next) {
        boolean other = !squares.equals(next);
        squares = next;
        return other;
    }

    Optional<BoardGeometry> squares() {
        return squares;
    }

    /**
     * A layout that is there at once: as on the board, or springs that begin there, and stay there where the graph is
     * too large for them.
     *
     * @param smooth whether springs are seen moving
     */
    VertexLayout atOnce(GraphLayout layout, KnightGraph graph, boolean smooth) {
        Places onBoard = Places.onBoard(graph.board());
        return layout == GraphLayout.SPRINGS && hasSprings(graph)
                ? new SpringsLayout(springs, graph, onBoard, smooth)
                : new FixedLayout(onBoard, boardFit(graph, onBoard));
    }

    /** Whether a graph is small enough for springs. */
    static boolean hasSprings(KnightGraph graph) {
        return graph.vertexCount() <= MOST_BY_SPRINGS;
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
        return (width, height) -> squares.map(VertexLayouts::level)
                .orElseGet(() -> Fit.of(graph, onBoard, width, height, MARGIN, LARGEST_SQUARE));
    }

    private static Fit level(BoardGeometry squares) {
        double half = squares.side() / 2;
        return new Fit(squares.side(), squares.left() + half, squares.top() + half);
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
