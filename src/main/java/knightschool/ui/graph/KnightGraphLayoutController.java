package knightschool.ui.graph;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.graph.KnightGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.work.BackgroundWorker;

/**
 * The layouts of a knight's graph, the first of which is the board. Computes layouts on a background thread where that
 * takes time, and moves the vertices when another layout is chosen or the board is edited. Used on the JavaFX thread;
 * after {@link #close} no layout is computed.
 */
final class KnightGraphLayoutController implements AutoCloseable {
    /**
     * The greatest number of vertices for a spring layout. With more, it takes minutes and hundreds of megabytes, and
     * shows only a dark square.
     */
    static final int MOST_BY_SPRINGS = 10_000;

    /** The duration of the vertices' transition after an edit, in seconds. */
    private static final double EDIT_SECONDS = 0.22;

    private static final double MARGIN = 24;
    private static final double WIDE_MARGIN = 36;
    private static final double LARGEST_SQUARE = 96;

    /** The margin around vertices in the area of the squares, as a fraction of a square's side. */
    private static final double MARGIN_IN_SQUARES = 0.35;

    private final InteractiveGraphPane pane;
    private final KnightGraphView content;
    private final GraphAnimator arrangement;
    private final LayoutTransition motion;
    private final ReadOnlyObjectWrapper<TourCircleLayoutStatus> tour =
            new ReadOnlyObjectWrapper<>(this, "tour", TourCircleLayoutStatus.NOT_ASKED);
    private final BooleanProperty frozen = new SimpleBooleanProperty(this, "frozen");
    private final ReadOnlyBooleanWrapper tooLarge = new ReadOnlyBooleanWrapper(this, "tooLarge");
    private final ReadOnlyObjectWrapper<GraphLayoutKind> from =
            new ReadOnlyObjectWrapper<>(this, "from", GraphLayoutKind.BOARD);
    private final ReadOnlyObjectWrapper<GraphLayoutKind> to =
            new ReadOnlyObjectWrapper<>(this, "to", GraphLayoutKind.BOARD);
    private final BackgroundWorker worker = BackgroundWorker.newest("layouts", Platform::runLater);

    /**
     * The layout of the present graph that the vertices are in or moved to; its name is that of {@link #toProperty}.
     */
    private Optional<DraggableVertexLayout> reachedLayout;

    /**
     * The proportion of the layout as on the board, from 0 to 1, in the places that the vertices last left or stopped
     * at outside a layout.
     */
    private double boardBefore = 1;

    /** The vertices of boards that were edited while springs laid them out. */
    private final VertexPositionsByBoard positionsByBoard = new VertexPositionsByBoard();

    private Optional<BoardGeometry> squares = Optional.empty();
    private OptionalDouble heldPart = OptionalDouble.empty();
    private GraphHighlight rim = GraphHighlight.NONE;
    private boolean closed;

    KnightGraphLayoutController(InteractiveGraphPane pane, KnightGraphView content) {
        this.pane = pane;
        this.content = content;
        arrangement = pane.arrangement();
        motion = arrangement.motion();
        motion.put(goal(GraphLayoutKind.BOARD));
        reachedLayout = Optional.of(motion.to());
        arrangement.setOnFailed(this::goToBoard);
        arrangement.setOnStopping(this::endWay);
        pane.graphLayoutProperty().addListener((_, _, now) -> change(now));
        frozen.addListener((_, _, now) -> freeze(now));
    }

    private GraphLayoutKind targetLayout() {
        return pane.graphLayoutProperty().get();
    }

    /**
     * The layout that the vertices come from: the last one left on this board, or the layout as on the board, which all
     * others start from. After a drag during a transition it equals the target, since there is then no transition to
     * hold.
     */
    ReadOnlyObjectProperty<GraphLayoutKind> fromProperty() {
        return from.getReadOnlyProperty();
    }

    /** The layout that the vertices go to. While the chosen layout is being computed, it is still the previous one. */
    ReadOnlyObjectProperty<GraphLayoutKind> toProperty() {
        return to.getReadOnlyProperty();
    }

    /**
     * The position of the vertices between the two layouts, see {@link LayoutTransition#wayProperty}; an edit ends a
     * hold.
     */
    ReadOnlyDoubleProperty wayProperty() {
        return motion.wayProperty();
    }

    private void endWay() {
        boardBefore = partOfBoard();
        from.set(to.get());
    }

    ReadOnlyObjectProperty<TourCircleLayoutStatus> tourProperty() {
        return tour.getReadOnlyProperty();
    }

    /** Whether springs are chosen for a graph that is too large for them. */
    ReadOnlyBooleanProperty tooLargeProperty() {
        return tooLarge.getReadOnlyProperty();
    }

    /** Returns the edges of the tour that a circle shows. */
    GraphHighlight rim() {
        return rim;
    }

    /**
     * Aligns vertices on the board with squares of the board.
     *
     * @return whether the squares differ from the previous ones
     */
    boolean setSquares(Optional<BoardGeometry> next) {
        boolean other = !squares.equals(next);
        squares = next;
        return other;
    }

    /** Returns the squares with which vertices on the board are aligned. */
    Optional<BoardGeometry> squares() {
        return squares;
    }

    /**
     * Returns the proportion of the layout as on the board in the present places: 1 in that layout, 0 in another one.
     */
    double partOfBoard() {
        boolean inLayout = reachedLayout.filter(layout -> layout == motion.to()).isPresent();
        double begin = motion.isFromElsewhere() ? boardBefore : partOfBoard(from.get());
        double end = inLayout ? partOfBoard(to.get()) : boardBefore;
        return begin + (end - begin) * motion.part();
    }

    private static double partOfBoard(GraphLayoutKind layout) {
        return layout == GraphLayoutKind.BOARD ? 1 : 0;
    }

    /** Returns the greatest size, in pixels, at which vertices do not overlap, limited to {@code most}. */
    double largest(double width, double height, double most) {
        return motion.largest(width, height, most);
    }

    /**
     * Holds the vertices at a position between the layout as on the board and the chosen one, from 0 to 1, also once a
     * layout that is still being computed is known. All layouts are then computed completely before vertices leave the
     * board, and have the size of the board.
     */
    void hold(double part) {
        heldPart = OptionalDouble.of(part);
        arrangement.hold(part);
    }

    /** Whether the springs are stopped. */
    BooleanProperty frozenProperty() {
        return frozen;
    }

    private void freeze(boolean stopped) {
        arrangement.springs().freeze(stopped);
        arrangement.run();
    }

    // Going to a layout

    private void change(GraphLayoutKind next) {
        if (closed) {
            return;
        }
        worker.cancel();
        rim = GraphHighlight.NONE;
        tour.set(TourCircleLayoutStatus.NOT_ASKED);
        pane.showWhole();
        if (takesTime(next)) {
            tooLarge.set(false);
            workOut(LayoutTransition.SECONDS);
        } else {
            leaveFor(goal(next), LayoutTransition.SECONDS);
        }
    }

    /** Updates a layout by distance after a change of the vertex from which distances are measured. */
    void changeSource() {
        if (targetLayout() == GraphLayoutKind.DISTANCE) {
            workOut(LayoutTransition.SECONDS);
        }
    }

    /** Returns to the board after a failure, so that the user can choose the layout again and restart it. */
    private void goToBoard() {
        pane.graphLayoutProperty().set(GraphLayoutKind.BOARD);
    }

    /** Computes the chosen layout in the background; the vertices leave when it is known. */
    private void workOut(double seconds) {
        KnightGraph graph = content.graph();
        GraphLayoutKind graphLayout = targetLayout();
        int source = content.source();
        worker.ask(
                context -> LaidOutKnightGraph.of(graphLayout, graph, source, context::requireWanted),
                layout -> {
                    rim = layout.rim();
                    tour.set(layout.tour());
                    leaveFor(placed(layout), seconds);
                },
                this::goToBoard);
    }

    private void leaveFor(DraggableVertexLayout goal, double seconds) {
        DraggableVertexLayout start = arrangement.start();
        DraggableVertexLayout otherEnd = motion.from();
        boardBefore = partOfBoard();
        if (to.get() != targetLayout()) {
            otherEnd = reachedLayout.orElseGet(this::onBoard);
            from.set(reachedLayout.isPresent() ? to.get() : GraphLayoutKind.BOARD);
            to.set(targetLayout());
        } else if (isStopped()) {
            // The same layout was chosen again while the vertices had stopped on the way: that place is no layout, so
            // they come from the board.
            otherEnd = onBoard();
            from.set(GraphLayoutKind.BOARD);
        }
        motion.go(otherEnd, start, goal, arrangement.isAnimated() ? seconds : 0);
        reachedLayout = Optional.of(goal);
        pane.redraw();
        heldPart.ifPresent(arrangement::hold);
        arrangement.run();
    }

    /** Returns whether a drag has stopped the vertices between two layouts. */
    private boolean isStopped() {
        return motion.from() == motion.to()
                && reachedLayout.filter(layout -> layout == motion.to()).isEmpty();
    }

    /** Returns whether a layout must first be computed on a background thread. */
    private boolean takesTime(GraphLayoutKind layout) {
        return layout != GraphLayoutKind.BOARD && (layout != GraphLayoutKind.SPRINGS || heldPart.isPresent());
    }

    /**
     * Returns a layout that needs no computation: as on the board, or springs starting there. If the graph is too large
     * for springs, the vertices stay as on the board.
     */
    private DraggableVertexLayout goal(GraphLayoutKind graphLayout) {
        KnightGraph graph = content.graph();
        tooLarge.set(graphLayout == GraphLayoutKind.SPRINGS && !hasSprings(graph));
        return graphLayout == GraphLayoutKind.SPRINGS && hasSprings(graph)
                ? new SpringsLayout(
                        arrangement.springs(), graph, VertexPositions.onBoard(graph.board()), arrangement::isAnimated)
                : onBoard();
    }

    private DraggableVertexLayout onBoard() {
        KnightGraph graph = content.graph();
        VertexPositions places = VertexPositions.onBoard(graph.board());
        return FixedLayout.scaled(
                places,
                (width, height) -> squares.map(KnightGraphLayoutController::level)
                        .orElseGet(
                                () -> LayoutToPixelTransform.of(graph, places, width, height, MARGIN, LARGEST_SQUARE)));
    }

    /** Returns the scaling that places vertices at the centres of their squares. */
    static LayoutToPixelTransform level(BoardGeometry squares) {
        double half = squares.side() / 2;
        return new LayoutToPixelTransform(squares.side(), squares.left() + half, squares.top() + half);
    }

    private DraggableVertexLayout placed(LaidOutKnightGraph layout) {
        if (heldPart.isPresent()) {
            return FixedLayout.scaled(
                            layout.places(),
                            (width, height) -> squares.map(area -> inSquares(layout, area))
                                    .orElseGet(() -> layout.fit(width, height, MARGIN)))
                    .withSpacing(fit ->
                            fit.pixels(layout.places()).closest(content.graph().vertices()));
        }
        double margin = layout.stretch() == LaidOutKnightGraph.Stretch.NONE ? MARGIN : WIDE_MARGIN;
        return FixedLayout.scaled(layout.places(), (width, height) -> layout.fitCaptioned(width, height, margin))
                .withSpacing(layout::spacing)
                .withCaptions(layout.captions());
    }

    /** Returns the scaling of a layout to the area of the squares. */
    private static LayoutToPixelTransform inSquares(LaidOutKnightGraph layout, BoardGeometry squares) {
        double margin = MARGIN_IN_SQUARES * squares.side();
        return layout.fit(squares.boardWidth(), squares.boardHeight(), margin).moved(squares.left(), squares.top());
    }

    /** Returns whether a graph is small enough for springs. */
    static boolean hasSprings(KnightGraph graph) {
        return graph.vertexCount() <= MOST_BY_SPRINGS;
    }

    // Edits

    /**
     * Moves the vertices of another board's graph from their present places, or from those that they would have in the
     * layout, all the way to the layout. A hold is ended.
     */
    void follow(Board before) {
        KnightGraph graph = content.graph();
        Board board = graph.board();
        boolean sameSides = board.hasSidesOf(before);
        rim = GraphHighlight.NONE;
        worker.cancel();
        DraggableVertexLayout boardEnd = onBoard();
        if (heldPart.isPresent()) {
            beginOnBoard(boardEnd);
            return;
        }
        boolean goesOn =
                sameSides && targetLayout() == GraphLayoutKind.SPRINGS && hasSprings(graph) && motion.part() >= 1;
        if (goesOn && motion.to() instanceof SpringsLayout springs) {
            positionsByBoard.keep(before, springs.current());
            positionsByBoard
                    .of(board)
                    .ifPresentOrElse(places -> springs.changeBack(graph, places), () -> springs.change(graph));
            from.set(GraphLayoutKind.BOARD);
            motion.go(boardEnd, springs, 0);
            arrangement.run();
            return;
        }
        VertexPositions now = arrangement.now();
        boardBefore = partOfBoard();
        from.set(GraphLayoutKind.BOARD);
        to.set(targetLayout());
        // Layouts of another board are not returned to.
        arrangement.springs().forget();
        positionsByBoard.clear();
        if (takesTime(targetLayout())) {
            tooLarge.set(false);
            VertexPositions target = sameSides ? now : pixels(boardEnd);
            DraggableVertexLayout start = motion.standing(carried(before, now, board, target));
            motion.go(boardEnd, start, start, 0);
            reachedLayout = Optional.empty();
            workOut(EDIT_SECONDS);
        } else {
            DraggableVertexLayout goal = goal(targetLayout());
            VertexPositions target = pixels(goal);
            VertexPositions start = carried(before, now, board, target);
            reachedLayout = Optional.of(goal);
            boolean glides = arrangement.isAnimated() && !start.equals(target);
            motion.go(boardEnd, motion.standing(start), goal, glides ? EDIT_SECONDS : 0);
            arrangement.run();
        }
    }

    /** Lets the vertices of another board be on their squares until their layout is known. */
    private void beginOnBoard(DraggableVertexLayout onBoard) {
        motion.put(onBoard);
        reachedLayout = Optional.of(onBoard);
        from.set(GraphLayoutKind.BOARD);
        to.set(GraphLayoutKind.BOARD);
        if (takesTime(targetLayout())) {
            workOut(0);
        }
    }

    private VertexPositions pixels(DraggableVertexLayout layout) {
        return layout.pixels(Math.floor(pane.getWidth()), Math.floor(pane.getHeight()));
    }

    /**
     * Returns the start places of the vertices of another board: those of squares with the same name are kept, the
     * others are those of the goal.
     */
    private static VertexPositions carried(Board before, VertexPositions places, Board next, VertexPositions goal) {
        VertexPositions carried = goal.copy();
        for (int square = 0; square < next.squares(); square++) {
            int old = carried(next, square, before);
            if (old != Board.NONE && before.isPlayable(old)) {
                carried.set(square, places.x()[old], places.y()[old]);
            }
        }
        return carried;
    }

    /** Returns the square of the same name on another board, or {@link Board#NONE}. */
    static int carried(Board before, int square, Board next) {
        return before.contains(square)
                ? next.squareAt(before.column(square), next.rows() - before.rows() + before.row(square))
                : Board.NONE;
    }

    /** Returns whether no layout is being computed. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        closed = true;
        worker.close();
    }
}
