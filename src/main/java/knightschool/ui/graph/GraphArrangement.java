package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.graph.Emphasis;
import knightschool.drawing.graph.GraphCaption;
import knightschool.graph.KnightGraph;
import knightschool.layout.Places;
import knightschool.setup.GraphLayout;
import knightschool.ui.work.BackgroundWork;

/**
 * Where the vertices in a pane are: the layout, found on another thread where it takes time, and the motion to it with
 * the frames that it needs. Used on the JavaFX thread; after {@link #close} nothing moves.
 */
final class GraphArrangement implements AutoCloseable {
    /** How long vertices take to their places in the graph of another board. */
    private static final double EDIT_SECONDS = 0.22;

    private final Region pane;
    private final Asked asked;
    private final ObjectProperty<GraphLayout> layout;
    private final ReadOnlyObjectWrapper<CircleTour> tour;
    private final ReadOnlyBooleanWrapper tooLarge;
    private final ReadOnlyObjectWrapper<GraphLayout> left;
    private final ReadOnlyObjectWrapper<GraphLayout> right;
    private final VertexLayouts layouts = new VertexLayouts(() -> Platform.runLater(this::goToBoard));
    private final BackgroundWork worker = BackgroundWork.newest("layouts", Platform::runLater);
    private final GraphMotion motion;
    private final MotionFrames frames;

    /** The layout of this board's graph that vertices are in or went to, whose name is the right one. */
    private Optional<VertexLayout> reached;

    private Emphasis rim = Emphasis.NONE;
    private boolean animated = true;
    private boolean closed;

    /** What an arrangement asks the pane for, and tells it. */
    interface Asked {
        KnightGraph graph();

        /** The vertex that distances are from. */
        int source();

        /** Vertices leave for a layout that a person chose. */
        void departed();

        /** Vertices leave for other places. */
        void arranged();
    }

    GraphArrangement(Region pane, Asked asked) {
        this.pane = pane;
        this.asked = asked;
        layout = new SimpleObjectProperty<>(pane, "layout", GraphLayout.BOARD);
        tour = new ReadOnlyObjectWrapper<>(pane, "tour", CircleTour.NOT_ASKED);
        tooLarge = new ReadOnlyBooleanWrapper(pane, "tooLarge");
        left = new ReadOnlyObjectWrapper<>(pane, "left", GraphLayout.BOARD);
        right = new ReadOnlyObjectWrapper<>(pane, "right", GraphLayout.BOARD);
        motion = new GraphMotion(layouts.atOnce(layout.get(), asked.graph(), true));
        reached = Optional.of(motion.to());
        motion.partProperty().addListener(_ -> pane.requestLayout());
        frames = new MotionFrames(pane, motion);
        layout.addListener((_, _, now) -> change(now));
    }

    ObjectProperty<GraphLayout> layoutProperty() {
        return layout;
    }

    /** The layout at the left end of the way; the same as at the right one where no layout has been left. */
    ReadOnlyObjectProperty<GraphLayout> leftProperty() {
        return left.getReadOnlyProperty();
    }

    /** The layout at the right end of the way: not yet the one chosen while that is being worked out. */
    ReadOnlyObjectProperty<GraphLayout> rightProperty() {
        return right.getReadOnlyProperty();
    }

    /** No layout has been left. */
    private void nameBoth(GraphLayout name) {
        left.set(name);
        right.set(name);
    }

    ReadOnlyObjectProperty<CircleTour> tourProperty() {
        return tour.getReadOnlyProperty();
    }

    /** Whether springs are chosen for a graph that is too large for them. */
    ReadOnlyBooleanProperty tooLargeProperty() {
        return tooLarge.getReadOnlyProperty();
    }

    DoubleProperty partProperty() {
        return motion.partProperty();
    }

    void setAnimated(boolean on) {
        animated = on;
    }

    boolean setSquares(Optional<BoardGeometry> other) {
        return layouts.setSquares(other);
    }

    /** The squares that vertices on the board are level with. */
    Optional<BoardGeometry> squares() {
        return layouts.squares();
    }

    /** How much of the board there is in where the vertices are now: 1 as on the board, 0 in another layout. */
    double partOfBoard() {
        double away = left.get() == GraphLayout.BOARD ? 1 - motion.part() : 0;
        return away + (right.get() == GraphLayout.BOARD ? motion.part() : 0);
    }

    /** The edges of the tour that a circle shows. */
    Emphasis rim() {
        return rim;
    }

    boolean isPinned(int vertex) {
        return motion.to().isPinned(vertex);
    }

    /** Where the vertices are now, in pixels of a pane of that size. */
    Places pixels(double width, double height) {
        return motion.pixels(asked.graph(), width, height);
    }

    /** Called once the vertices are placed anew, since the pane may have another size. */
    void keepUp() {
        frames.keepUp();
    }

    /** What parts of the layout stand for, in pixels of a pane of that size. */
    List<GraphCaption> captions(double width, double height) {
        return motion.captions(width, height);
    }

    /** How large vertices may be, so that they do not overlap: no more than that, in pixels. */
    double largest(double width, double height, double most) {
        return motion.largest(width, height, most);
    }

    private Places now() {
        return pixels(pane.getWidth(), pane.getHeight());
    }

    void hold(double part) {
        motion.hold(part);
        pane.requestLayout();
        frames.run();
    }

    void freeze(boolean stopped) {
        layouts.freeze(stopped);
        frames.run();
    }

    /** Vertices of the graph of another board leave from where they are, or from where they will be. */
    void follow(Board before) {
        KnightGraph graph = asked.graph();
        Board board = graph.board();
        boolean sameSides = GraphPresentation.haveSameSides(before, board);
        rim = Emphasis.NONE;
        worker.cancel();
        boolean goesOn = sameSides && VertexLayouts.hasSprings(graph) && motion.part() >= 1;
        if (goesOn && motion.to() instanceof SpringsLayout springs) {
            springs.change(graph);
            frames.run();
            return;
        }
        Places now = now();
        if (VertexLayouts.takesTime(layout.get())) {
            Places there = sameSides ? now : goal(GraphLayout.BOARD).pixels(pane.getWidth(), pane.getHeight());
            motion.put(FixedLayout.inPixels(VertexLayouts.carried(before, now, board, there)));
            reached = Optional.empty();
            nameBoth(layout.get());
            workOut(EDIT_SECONDS);
        } else {
            nameBoth(layout.get());
            VertexLayout goal = goal(layout.get());
            Places there = goal.pixels(pane.getWidth(), pane.getHeight());
            Places start = VertexLayouts.carried(before, now, board, there);
            reached = Optional.of(goal);
            motion.go(FixedLayout.inPixels(start), goal, isSeen() && !start.equals(there) ? EDIT_SECONDS : 0);
            frames.run();
        }
    }

    private VertexLayout goal(GraphLayout wanted) {
        tooLarge.set(wanted == GraphLayout.SPRINGS && !VertexLayouts.hasSprings(asked.graph()));
        return layouts.atOnce(wanted, asked.graph(), animated);
    }

    private void change(GraphLayout next) {
        if (closed) {
            return;
        }
        worker.cancel();
        rim = Emphasis.NONE;
        tour.set(CircleTour.NOT_ASKED);
        asked.departed();
        if (VertexLayouts.takesTime(next)) {
            tooLarge.set(false);
            workOut(GraphMotion.SECONDS);
        } else {
            leaveFor(goal(next), GraphMotion.SECONDS);
        }
    }

    /** Distances are from another vertex. */
    void changeSource() {
        if (layout.get() == GraphLayout.DISTANCE) {
            workOut(GraphMotion.SECONDS);
        }
    }

    /** Asks for the layout; vertices leave when it is known. */
    private void workOut(double seconds) {
        KnightGraph graph = asked.graph();
        GraphLayout wanted = layout.get();
        int source = asked.source();
        worker.ask(
                ticket -> VertexLayouts.workedOut(wanted, graph, source, ticket::requireWanted),
                found -> {
                    rim = found.rim();
                    tour.set(found.tour());
                    leaveFor(found.layout(), seconds);
                },
                _ -> goToBoard());
    }

    /** Springs begun again may go on, and so may a layout: back to the board, so that they can be chosen. */
    private void goToBoard() {
        layout.set(GraphLayout.BOARD);
    }

    private void leaveFor(VertexLayout goal, double seconds) {
        VertexLayout start = motion.part() >= 1 ? motion.to() : FixedLayout.inPixels(now());
        left.set(reached.isPresent() ? right.get() : layout.get());
        right.set(layout.get());
        motion.go(reached.orElse(start), start, goal, isSeen() ? seconds : 0);
        reached = Optional.of(goal);
        asked.arranged();
        frames.run();
    }

    /** Whether there is anyone to see vertices travel. */
    private boolean isSeen() {
        return animated && pane.getScene() != null && pane.getWidth() > 0;
    }

    /**
     * Holds a vertex at a pixel of the pane until {@link #drop}. On the way between two layouts there is nothing to
     * hold on to: vertices stay where they are first.
     */
    void drag(int vertex, double x, double y) {
        if (motion.part() < 1) {
            motion.put(FixedLayout.inPixels(now()));
            left.set(right.get());
        }
        setDragging(true);
        motion.to().drag(vertex, x, y);
        frames.run();
    }

    private void setDragging(boolean now) {
        if (motion.to() instanceof SpringsLayout springs) {
            springs.setDragging(now);
        }
    }

    void drop() {
        setDragging(false);
        frames.run();
    }

    /** Lets a vertex go that was dragged. */
    void free(int vertex) {
        motion.to().free(vertex);
        frames.run();
    }

    /** Whether every vertex is where the layout has it, or would be if the pane were seen. */
    boolean isSettled() {
        return !worker.isBusy() && (pane.getScene() == null || motion.isResting());
    }

    @Override
    public void close() {
        closed = true;
        frames.close();
        layouts.close();
        worker.close();
    }
}
