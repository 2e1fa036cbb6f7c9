package knightschool.ui.graph;

import java.util.function.IntConsumer;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Palette;
import knightschool.graph.KnightGraph;
import org.graphstream.ui.fx_viewer.FxDefaultView;
import org.graphstream.ui.fx_viewer.util.FxMouseManager;
import org.graphstream.ui.view.camera.Camera;

/**
 * The graph of a board, as on the board or by springs. What is pointed at is a property that others may set and hear.
 * Made and used on the JavaFX thread; after {@link #close} nothing of it runs.
 */
public final class GraphPane extends Region {
    private static final Duration CHANGE = Duration.millis(220);
    private static final double MARGIN = 24;
    private static final double LARGEST_SQUARE = 60;
    private static final double REACH = 14;

    private final ObjectProperty<GraphLayout> layout = new SimpleObjectProperty<>(this, "layout", GraphLayout.BOARD);
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final LiveGraph live = new LiveGraph();
    private final QuietViewer viewer = new QuietViewer(live.graph());
    private final SpringWorker springs = new SpringWorker();
    private final FxDefaultView view;
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private Palette palette = Palette.named(Palette.LIGHT);
    private Places goal = Places.onBoard(graph.board());
    private Places now = goal;
    private Places pixels = goal;
    private Transition change;
    private boolean animated = true;
    private IntConsumer onChosen = _ -> {};
    private boolean closed;

    public GraphPane() {
        getStyleClass().add("graph-pane");
        view = (FxDefaultView) viewer.addDefaultView(false, new QuietRenderer());
        view.setMouseManager(new NoMouse());
        view.setForeLayoutRenderer(new GraphOverlay(this::sight));
        view.setFocusTraversable(false);
        getChildren().add(view);
        live.become(graph);
        layout.addListener(_ -> seekPlaces());
        pointed.addListener(_ -> markPointed());
        addEventHandler(MouseEvent.MOUSE_MOVED, e -> pointed.set(vertexAt(e.getX(), e.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pointed.set(Board.NONE));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    }

    /** GraphStream's own dragging and selecting, left out. */
    private static final class NoMouse extends FxMouseManager {
        @Override
        public void init(org.graphstream.ui.graphicGraph.GraphicGraph graph, org.graphstream.ui.view.View view) {
            this.view = view;
            this.graph = graph;
        }

        @Override
        public void release() {}
    }

    public ObjectProperty<GraphLayout> graphLayoutProperty() {
        return layout;
    }

    /** The square whose vertex and edges are marked, or {@link Board#NONE}. */
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

    public void setPalette(Palette colours) {
        palette = colours;
        dress();
    }

    /** Shows another graph; vertices of the same name stay where they are, and the square pointed at is still so. */
    public void show(KnightGraph next) {
        graph = next;
        live.become(next);
        live.mark(next, pointed.get());
        now = now.completedBy(Places.onBoard(next.board()));
        dress();
        seekPlaces();
    }

    private void seekPlaces() {
        springs.cancel();
        if (closed) {
            return;
        }
        Places onBoard = Places.onBoard(graph.board());
        if (layout.get() == GraphLayout.BOARD) {
            travel(onBoard);
        } else {
            place(goal.completedBy(onBoard));
            springs.settle(graph, onBoard, this::travel);
        }
    }

    private void travel(Places to) {
        stopTravelling();
        if (!animated || getScene() == null) {
            place(to);
            return;
        }
        Places from = now;
        goal = to;
        change = new Transition() {
            {
                setCycleDuration(CHANGE);
                setInterpolator(Interpolator.EASE_BOTH);
            }

            @Override
            protected void interpolate(double part) {
                now = from.towards(to, part);
                refresh();
            }
        };
        change.play();
    }

    /** Where the vertices are now, for tests. */
    Places places() {
        return now;
    }

    private void stopTravelling() {
        if (change != null) {
            change.stop();
            change = null;
        }
    }

    private void place(Places places) {
        goal = places;
        now = places;
        refresh();
    }

    private void markPointed() {
        live.mark(graph, pointed.get());
        view.requestLayout();
    }

    private void clicked(MouseEvent event) {
        int square = vertexAt(event.getX(), event.getY());
        if (square != Board.NONE) {
            onChosen.accept(square);
        }
    }

    private int vertexAt(double x, double y) {
        Places.Point nearest = null;
        int square = Board.NONE;
        double best = REACH * REACH;
        for (var place : pixels.points().entrySet()) {
            double dx = place.getValue().x() - x;
            double dy = view.getHeight() - place.getValue().y() - y;
            if (dx * dx + dy * dy < best && live.graph().getNode(place.getKey()) != null) {
                best = dx * dx + dy * dy;
                nearest = place.getValue();
                square = SquareNames.parse(graph.board(), place.getKey());
            }
        }
        return nearest == null ? Board.NONE : square;
    }

    private double vertexSize() {
        double room = Math.max(1, getWidth()) * Math.max(1, getHeight()) / graph.vertexCount();
        return Math.clamp(Math.round(Math.sqrt(room) * 0.52) / 2.0, 4, 16);
    }

    private void dress() {
        live.style(GraphSheet.of(palette, vertexSize()));
        view.requestLayout();
    }

    private void refresh() {
        pixels = now.fitted(
                view.getWidth(),
                view.getHeight(),
                MARGIN,
                layout.get() == GraphLayout.BOARD ? LARGEST_SQUARE : Double.MAX_VALUE);
        live.move(pixels);
        view.requestLayout();
    }

    private GraphOverlay.Sight sight() {
        return new GraphOverlay.Sight(graph, pixels, pointed.get(), vertexSize(), view.getHeight(), palette);
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        if (view.getWidth() != width || view.getHeight() != height) {
            view.resizeRelocate(0, 0, width, height);
            onePixelAUnit(viewer.getDefaultView().getCamera(), width, height);
            dress();
            refresh();
        }
    }

    private static void onePixelAUnit(Camera camera, double width, double height) {
        camera.setAutoFitView(false);
        camera.setGraphViewport(0, 0, width, height);
        camera.setViewCenter(width / 2, height / 2, 0);
        camera.setViewPercent(1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 420;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 420;
    }

    /** Ends its thread, its animation and GraphStream's viewer. */
    public void close() {
        if (!closed) {
            closed = true;
            stopTravelling();
            springs.close();
            getChildren().clear();
            viewer.close();
        }
    }
}
