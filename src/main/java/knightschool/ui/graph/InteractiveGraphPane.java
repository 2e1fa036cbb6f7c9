package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.drawing.graph.GraphSketch;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayout;
import knightschool.ui.board.SketchSource;

/**
 * The one view of a graph: a knight's graph, a map of positions, or any other. Its content says what is drawn; vertices
 * settle by springs, glide from one layout to the next, or are held between two; the picture can be moved and made
 * larger, vertices can be pointed at, selected and dragged. Made and used on the JavaFX thread; after {@link #close}
 * nothing of it runs.
 */
public final class InteractiveGraphPane extends Region implements SketchSource, AutoCloseable {
    /** No vertex. */
    public static final int NONE = Board.NONE;

    private static final double WIDTH = 420;
    private static final double HEIGHT = 420;

    private final GraphFigureView view = new GraphFigureView();
    private final GraphCamera camera = new GraphCamera();
    private final VertexSelection selection = new VertexSelection(this);
    private final ObjectProperty<GraphLayout> layout = new SimpleObjectProperty<>(this, "layout", GraphLayout.BOARD);
    private final GraphAnimator arrangement = new GraphAnimator(this);
    private GraphContent content = GraphContent.EMPTY;
    private VertexPositions pixels = VertexPositions.of(0);
    private Palette palette = Palette.named(Palette.LIGHT);
    private IntConsumer opened = _ -> {};
    private int keyOrigin = NONE;
    private boolean closed;

    public InteractiveGraphPane() {
        new GraphGestures(this);
        getStyleClass().add("graph-pane");
        getChildren().add(view);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        selection.pointedProperty().addListener(_ -> redraw());
        selection.hoveredProperty().addListener(_ -> redraw());
        selection.selectedProperty().addListener(_ -> redraw());
    }

    // What is shown

    /** Shows another graph as a whole, none of its vertices selected; its owner then says where they are. */
    public void show(GraphContent next) {
        replace(next);
        selection.clear();
        camera.whole();
        arrangement.forget(next.graph().bound());
    }

    /** Shows another graph whose vertices have to do with those shown before. */
    void replace(GraphContent next) {
        if (content.drawing() != next.drawing()) {
            content.drawing().close();
        }
        content = next;
        redraw();
    }

    SimpleGraph graph() {
        return content.graph();
    }

    GraphContent content() {
        return content;
    }

    public void setPalette(Palette colours) {
        palette = colours;
        redraw();
    }

    Palette palette() {
        return palette;
    }

    /** What is drawn is another. */
    public void redraw() {
        content.drawing().outdate();
        requestLayout();
    }

    /** What is to be seen, as shapes: for pictures in files. */
    public Sketch sketch() {
        return GraphSketch.of(figureNow());
    }

    @Override
    public Optional<Sketch> sketched() {
        return Optional.of(sketch());
    }

    /** What is to be seen. */
    GraphFigure figureNow() {
        return figure(Math.floor(getWidth()), Math.floor(getHeight()));
    }

    /** The vertices where they were placed last, in a pane of that size. */
    private GraphFigure figure(double width, double height) {
        LayoutToPixelTransform seen = camera.fit();
        List<GraphPartCaption> captions = arrangement.captions(width, height).stream()
                .map(caption -> caption.seen(seen))
                .toList();
        return content.drawing().at(pixels, captions, width, height, camera.zoom());
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        view.resizeRelocate(0, 0, width, height);
        pixels = camera.fit().pixels(arrangement.pixels(width, height));
        view.paint(figure(width, height), palette);
        arrangement.keepUp();
    }

    // Where the vertices are

    GraphAnimator arrangement() {
        return arrangement;
    }

    /** Which of its layouts a knight's graph is in, or goes to. */
    public ObjectProperty<GraphLayout> graphLayoutProperty() {
        return layout;
    }

    /**
     * Springs refine places, in at most so many steps.
     *
     * @param margin around the picture, in pixels
     * @param gliding whether vertices go there from where they are
     */
    public void refine(VertexPositions from, int steps, double margin, boolean gliding) {
        arrangement.leaveFor(arrangement.refining(from, steps, margin), gliding);
        showWhole();
    }

    /** Vertices go to places that stay; as {@link #refine}. */
    public void place(VertexPositions fixed, List<LayoutPartCaption> captions, double margin, boolean gliding) {
        arrangement.leaveFor(FixedLayout.stretched(graph(), fixed, captions, margin), gliding);
        showWhole();
    }

    /** Whether vertices are seen moving, or are there at once. */
    public void setAnimated(boolean on) {
        arrangement.setAnimated(on);
    }

    /** How far the vertices have come on their way to the layout, 0 to 1; see {@link #hold}. */
    ReadOnlyDoubleProperty partProperty() {
        return arrangement.partProperty();
    }

    /** Holds the vertices at a part of the way from the layout before. */
    public void hold(double part) {
        arrangement.hold(part);
    }

    /** Where the vertices were when they were placed last, in pixels of the pane. */
    VertexPositions places() {
        return pixels;
    }

    /** Where a vertex is, in pixels of the pane. */
    public double xOf(int vertex) {
        return pixels.x()[vertex];
    }

    /** Where a vertex is, in pixels of the pane. */
    public double yOf(int vertex) {
        return pixels.y()[vertex];
    }

    GraphCamera camera() {
        return camera;
    }

    /** Shows all of the picture again. */
    public void showWhole() {
        camera.whole();
        redraw();
    }

    /** Whether all of the picture is seen in its usual size. */
    public boolean isWhole() {
        return camera.isWhole();
    }

    // What is done with vertices

    VertexSelection selection() {
        return selection;
    }

    /**
     * The vertex that is marked, or {@link #NONE}: the one under the pointer, else the one selected. Whoever sets it
     * selects it.
     */
    public IntegerProperty pointedProperty() {
        return selection.pointedProperty();
    }

    /** The vertex under the pointer, or {@link #NONE}. */
    public IntegerProperty hoveredProperty() {
        return selection.hoveredProperty();
    }

    /** The vertex that was clicked, or come to by keys; or {@link #NONE}. */
    public IntegerProperty selectedProperty() {
        return selection.selectedProperty();
    }

    /** What to do with a vertex that is clicked. */
    public void setOnChosen(IntConsumer action) {
        selection.setOnChosen(action);
    }

    /** What to do with a vertex that is clicked twice, or at which Enter is pressed, where people walk along edges. */
    public void setOnOpened(IntConsumer action) {
        opened = action;
    }

    void open(int vertex) {
        opened.accept(vertex);
    }

    /** From where arrow keys begin as long as no vertex is selected. */
    public void setKeyOrigin(int vertex) {
        keyOrigin = vertex;
    }

    int keyOrigin() {
        return keyOrigin;
    }

    /** Whether nothing moves by itself, or would if it were seen, and nothing is being worked out. */
    public boolean isSettled() {
        return closed || content.drawing().isSettled() && (getScene() == null || arrangement.isResting());
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    /** Ends its threads and its animation. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            arrangement.close();
            content.drawing().close();
            getChildren().clear();
        }
    }
}
