package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import knightschool.board.Board;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.drawing.graph.Emphasis;
import knightschool.drawing.graph.GraphSketch;
import knightschool.drawing.graph.KnightGraphFigure;
import knightschool.drawing.graph.KnightGraphLook;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.Places;
import knightschool.setup.GraphLayout;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.Pulse;

/**
 * The graph of a board, in any layout. Vertices glide from one layout to the next, and can be dragged; the picture can
 * be pushed and made larger. What is pointed at is a property that others may set and hear. Made and used on the JavaFX
 * thread; after {@link #close} nothing of it runs.
 */
public final class GraphPane extends Region implements AutoCloseable {
    private static final double NANOS = 1e9;

    /** A frame that comes late moves vertices no further than that many seconds. */
    private static final double LONGEST_FRAME = 0.1;

    /** How long vertices take to their places in the graph of another board. */
    private static final double EDIT_SECONDS = 0.22;

    private final ObjectProperty<GraphLayout> layout = new SimpleObjectProperty<>(this, "layout", GraphLayout.BOARD);
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final GraphView view = new GraphView();
    private final GraphCamera camera = new GraphCamera();
    private final VertexLayouts layouts = new VertexLayouts(() -> Platform.runLater(this::springsFailed));
    private final BackgroundWork worker = BackgroundWork.newest("layouts", Platform::runLater);
    private final VertexShading shading = new VertexShading(Platform::runLater);
    private final ReadOnlyBooleanWrapper missed = new ReadOnlyBooleanWrapper(this, "missed");
    private final ReadOnlyObjectWrapper<GraphLayout> left =
            new ReadOnlyObjectWrapper<>(this, "left", GraphLayout.BOARD);
    private final GraphMotion motion;
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private DynamicGraph drawn = DynamicGraph.of(graph);
    private Palette palette = Palette.named(Palette.LIGHT);
    private Places pixels = Places.of(1);
    private Optional<KnightGraphFigure> figure = Optional.empty();
    private double figureSize;
    private Optional<Pulse> pulse = Optional.empty();
    private long lastFrame;
    private boolean animated = true;
    private boolean named;
    private int selected = Board.NONE;
    private boolean hovering;
    private IntConsumer onChosen = _ -> {};
    private boolean closed;
    private WitnessMarks evidence = WitnessMarks.NONE;
    private Optional<WalkLine> walk = Optional.empty();
    private Emphasis emphasis = Emphasis.NONE;
    private Emphasis rim = Emphasis.NONE;

    public GraphPane() {
        getStyleClass().add("graph-pane");
        getChildren().add(view);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        motion = new GraphMotion(layouts.atOnce(layout.get(), graph, true));
        motion.partProperty().addListener(_ -> requestLayout());
        layout.addListener((_, before, now) -> {
            left.set(before);
            changeLayout(now);
        });
        shading.measureProperty().addListener(_ -> shading.ask(graph, source()));
        shading.shadesProperty().addListener(_ -> redraw());
        pointed.addListener(_ -> markPointed());
        new GraphGestures(this, new Hand());
    }

    public ObjectProperty<GraphLayout> graphLayoutProperty() {
        return layout;
    }

    /** The layout that the vertices come from. */
    ReadOnlyObjectProperty<GraphLayout> leftProperty() {
        return left.getReadOnlyProperty();
    }

    /** Whether a tour was looked for in vain, to lay the vertices along it. */
    ReadOnlyBooleanProperty missedProperty() {
        return missed.getReadOnlyProperty();
    }

    /** By what the vertices are told apart. */
    public ObjectProperty<VertexMeasure> measureProperty() {
        return shading.measureProperty();
    }

    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shading.shadesProperty();
    }

    KnightGraph graph() {
        return graph;
    }

    /** Whether all of the picture is seen in its usual size. */
    boolean isWhole() {
        return camera.isWhole();
    }

    /** Shows all of the picture again. */
    void showWhole() {
        camera.whole();
        redraw();
    }

    /** Stops the springs where they are, or lets them go on. */
    void freeze(boolean stopped) {
        layouts.freeze(stopped);
        move();
    }

    Palette palette() {
        return palette;
    }

    /** How far the vertices have come on their way to the layout, 0 to 1; see {@link #hold}. */
    public DoubleProperty partProperty() {
        return motion.partProperty();
    }

    /** Holds the vertices at a part of the way from the layout before. */
    public void hold(double part) {
        motion.hold(part);
        requestLayout();
        move();
    }

    /**
     * The square whose vertex and edges are marked, or {@link Board#NONE}. The vertex under the pointer is; once the
     * pointer has left it, the one clicked last, or set here by others.
     */
    public IntegerProperty pointedProperty() {
        return pointed;
    }

    /** What to do with the square whose vertex is clicked. */
    public void setOnChosen(IntConsumer action) {
        onChosen = action;
    }

    /** Whether vertices travel to their new places, or are there at once. */
    public void setAnimated(boolean on) {
        animated = on;
    }

    /** Whether vertices have their names, as far as there is space for them. */
    public void setNamed(boolean on) {
        named = on;
        redraw();
    }

    /**
     * Makes the graph as on the board level with a board whose squares have that side, where the pane is as large as
     * the board without its coordinates.
     *
     * @param pixels the side
     */
    public void setSquareSide(double pixels) {
        if (layouts.setSquareSide(pixels)) {
            redraw();
        }
    }

    /** Whether every vertex is where the layout has it. */
    public boolean isSettled() {
        return closed || !worker.isBusy() && !shading.isBusy() && (getScene() == null || motion.isResting());
    }

    public void setPalette(Palette colours) {
        palette = colours;
        redraw();
    }

    /** Shows another graph; vertices of the same name stay where they are, and the square pointed at is still so. */
    public void show(KnightGraph next) {
        Board before = graph.board();
        boolean sameSides = before.columns() == next.board().columns()
                && before.rows() == next.board().rows();
        graph = next;
        evidence = WitnessMarks.NONE;
        walk = Optional.empty();
        emphasis = Emphasis.NONE;
        rim = Emphasis.NONE;
        selected = next.board().contains(selected) ? selected : Board.NONE;
        if (sameSides) {
            drawn.become(next);
        } else {
            drawn = DynamicGraph.of(next);
        }
        if (!closed) {
            rearrange(before, sameSides);
            shading.ask(next, source());
        }
        redraw();
    }

    /** Vertices of another graph leave from where they are, or from where they will be. */
    private void rearrange(Board before, boolean sameSides) {
        worker.cancel();
        if (sameSides && motion.to() instanceof SpringsLayout springs && motion.part() >= 1) {
            springs.change(graph);
            move();
            return;
        }
        Places now = motion.pixels(getWidth(), getHeight());
        if (VertexLayouts.takesTime(layout.get())) {
            VertexLayout onBoard = layouts.atOnce(GraphLayout.BOARD, graph, animated);
            Places there = sameSides ? now : onBoard.pixels(getWidth(), getHeight());
            motion.put(FixedLayout.inPixels(VertexLayouts.carried(before, now, graph.board(), there)));
            workOut(EDIT_SECONDS);
            return;
        }
        VertexLayout goal = layouts.atOnce(layout.get(), graph, animated);
        Places there = goal.pixels(getWidth(), getHeight());
        Places start = VertexLayouts.carried(before, now, graph.board(), there);
        motion.go(FixedLayout.inPixels(start), goal, isSeen() && !start.equals(there) ? EDIT_SECONDS : 0);
        move();
    }

    private void changeLayout(GraphLayout next) {
        if (closed) {
            return;
        }
        worker.cancel();
        rim = Emphasis.NONE;
        missed.set(false);
        if (VertexLayouts.takesTime(next)) {
            workOut(GraphMotion.SECONDS);
        } else {
            leaveFor(layouts.atOnce(next, graph, animated), GraphMotion.SECONDS);
        }
    }

    /** The vertex that distances are from. */
    private int source() {
        Board board = graph.board();
        return board.isPlayable(selected) ? selected : board.startOrFirst();
    }

    /** Asks for the layout; vertices leave when it is known. */
    private void workOut(double seconds) {
        KnightGraph asked = graph;
        GraphLayout wanted = layout.get();
        int source =
                asked.board().isPlayable(selected) ? selected : asked.board().startOrFirst();
        worker.ask(
                ticket -> VertexLayouts.workedOut(wanted, asked, source, ticket::requireWanted),
                found -> {
                    rim = found.rim();
                    missed.set(found.missed());
                    leaveFor(found.layout(), seconds);
                },
                _ -> layout.set(GraphLayout.BOARD));
    }

    private void leaveFor(VertexLayout goal, double seconds) {
        VertexLayout start =
                motion.part() >= 1 ? motion.to() : FixedLayout.inPixels(motion.pixels(getWidth(), getHeight()));
        motion.go(start, goal, isSeen() ? seconds : 0);
        camera.whole();
        redraw();
        move();
    }

    /**
     * Shows why the graph has no tour, or a tour or walk; another graph takes them away.
     *
     * @param evidence about squares of the board shown
     * @param walk through squares of the board shown
     */
    public void showWhy(WitnessMarks evidence, Optional<WalkLine> walk) {
        this.evidence = evidence;
        this.walk = walk;
        redraw();
    }

    /** Makes vertices and edges stand out; another graph takes that away. */
    public void emphasise(Emphasis what) {
        emphasis = what;
        redraw();
    }

    /** Springs begun again may go on: back to the board, so that they can be chosen. */
    private void springsFailed() {
        layout.set(GraphLayout.BOARD);
    }

    /** Whether there is anyone to see vertices travel. */
    private boolean isSeen() {
        return animated && getScene() != null && getWidth() > 0;
    }

    /** Where the vertices are now, in pixels of the pane. */
    Places places() {
        return pixels;
    }

    /** What is to be seen, as shapes: for pictures in files. */
    public Sketch sketch() {
        return GraphSketch.of(figure().at(pixels, getWidth(), getHeight()));
    }

    private void markPointed() {
        if (!hovering) {
            selected = pointed.get();
        }
        redraw();
    }

    private double vertexSize() {
        boolean level = layouts.isLevel() && layout.get() == GraphLayout.BOARD;
        boolean lettered = !evidence.pieces().isEmpty();
        double size = level
                ? VertexSize.level(layouts.squareSide(), lettered || named)
                : VertexSize.of(graph.vertexCount(), getWidth(), getHeight(), named || lettered && layouts.isLevel());
        return VertexSize.zoomed(size, camera.zoom());
    }

    /** What is painted is another. */
    private void redraw() {
        figure = Optional.empty();
        requestLayout();
    }

    private KnightGraphFigure figure() {
        double size = vertexSize();
        if (figure.isEmpty() || size != figureSize) {
            figureSize = size;
            KnightGraphLook look = new KnightGraphLook(
                    size,
                    palette,
                    pointed.get(),
                    evidence,
                    walk,
                    emphasis.and(rim),
                    shading.shades(),
                    motion.to()::isPinned,
                    named);
            figure = Optional.of(new KnightGraphFigure(graph, drawn, look));
        }
        return figure.get();
    }

    private void move() {
        if (pulse.isEmpty() && !closed) {
            lastFrame = 0;
            pulse = Optional.of(new Pulse(this, this::tick));
        }
    }

    private void tick(long now) {
        double passed = lastFrame == 0 ? 0 : Math.min(LONGEST_FRAME, (now - lastFrame) / NANOS);
        lastFrame = now;
        motion.tick(passed);
        requestLayout();
        if (motion.isResting()) {
            stand();
        }
    }

    private void stand() {
        pulse.ifPresent(Pulse::close);
        pulse = Optional.empty();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        view.resizeRelocate(0, 0, width, height);
        pixels = camera.fit().pixels(motion.pixels(width, height));
        view.paint(figure().at(pixels, width, height), palette);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 420;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 420;
    }

    /** Ends its threads and its animation. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            stand();
            layouts.close();
            worker.close();
            shading.close();
            getChildren().clear();
        }
    }

    /** What the mouse does. */
    private final class Hand implements GraphGestures.Actions {
        private static final double REACH = 14;

        @Override
        public int vertexAt(double x, double y) {
            double most = Math.max(REACH, figureSize / 2);
            int found = Board.NONE;
            for (int vertex = 0; vertex < Math.min(drawn.bound(), pixels.bound()); vertex++) {
                double distance = Math.hypot(pixels.x()[vertex] - x, pixels.y()[vertex] - y);
                if (distance < most && drawn.hasVertex(vertex)) {
                    most = distance;
                    found = vertex;
                }
            }
            return found;
        }

        /** Points at a vertex for as long as the pointer is over it; what others point at meanwhile is kept. */
        @Override
        public void hover(int square) {
            hovering = true;
            pointed.set(square == Board.NONE ? selected : square);
            hovering = false;
        }

        @Override
        public void choose(int square) {
            selected = square;
            onChosen.accept(square);
            if (layout.get() == GraphLayout.DISTANCE) {
                workOut(GraphMotion.SECONDS);
            }
            if (shading.measureProperty().get() == VertexMeasure.DISTANCE) {
                shading.ask(graph, source());
            }
        }

        /** On the way between two layouts there is nothing to hold on to: vertices stay where they are first. */
        @Override
        public void drag(int square, double x, double y) {
            if (motion.part() < 1) {
                motion.put(FixedLayout.inPixels(motion.pixels(getWidth(), getHeight())));
            }
            dragging(true);
            motion.to().drag(square, camera.fit().unitX(x), camera.fit().unitY(y));
            redraw();
            move();
        }

        private void dragging(boolean now) {
            if (motion.to() instanceof SpringsLayout springs) {
                springs.setDragging(now);
            }
        }

        @Override
        public void drop(int square) {
            dragging(false);
            move();
        }

        @Override
        public void free(int square) {
            motion.to().free(square);
            redraw();
            move();
        }

        @Override
        public void pan(double dx, double dy) {
            camera.pan(dx, dy);
            requestLayout();
        }

        @Override
        public void zoom(double factor, double x, double y) {
            camera.zoomAt(factor, x, y);
            redraw();
        }

        @Override
        public void whole() {
            showWhole();
        }
    }
}
