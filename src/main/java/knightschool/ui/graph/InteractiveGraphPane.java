package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.Zoom;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.GraphFigureToSketchConverter;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.files.InputFault;
import knightschool.graph.SimpleGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.board.OccupiedBoundsNode;
import knightschool.ui.board.VectorGraphicNode;

/**
 * The view of a graph of any kind, such as a knight's graph or a state map. Its content determines the drawing.
 * Vertices settle by springs, glide from one layout to the next, or are held between two. The picture can be panned and
 * zoomed, and vertices can be indicated, selected and dragged. Created and used on the JavaFX thread; after
 * {@link #close} none of its threads runs.
 */
public final class InteractiveGraphPane extends Region implements VectorGraphicNode, OccupiedBoundsNode, AutoCloseable {
    /** No vertex. */
    public static final int NONE = Board.NONE;

    private static final double WIDTH = 420;
    private static final double HEIGHT = 420;

    /** The distance from the middle of a vertex within which its sign and its name are, in pixels. */
    private static final double NEAR_VERTEX = 16;

    /** The largest zoom, at which the vertices of tens of thousands have space between them. */
    private static final double LARGEST = 40;

    private static final int MOST_AVOIDED = 1_000;

    private final RasterizedGraphView view = new RasterizedGraphView();
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(this, "zoom", Zoom.WHOLE);
    private final HoveredAndSelectedVertex selection = new HoveredAndSelectedVertex(this);
    private final ObjectProperty<GraphLayoutKind> layout =
            new SimpleObjectProperty<>(this, "layout", GraphLayoutKind.BOARD);
    private final GraphAnimator arrangement = new GraphAnimator(this);
    private GraphPaneContent content = GraphPaneContent.EMPTY;
    private VertexPositions pixels = VertexPositions.of(0);
    private LayoutToPixelTransform pixelTransform = LayoutToPixelTransform.NONE;
    private ColourPalette palette = ColourPalette.named(ColourPalette.LIGHT);
    private IntConsumer vertexAction = _ -> {};
    private Optional<Consumer<InputFault>> refusals = Optional.empty();
    private Predicate<UndirectedEdge> edgePressed = _ -> false;
    private int keyOrigin = NONE;
    private boolean closed;

    public InteractiveGraphPane() {
        new GraphInputHandler(this);
        getStyleClass().add("graph-pane");
        getChildren().add(view);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        selection.pointedProperty().addListener(_ -> redraw());
        selection.hoveredProperty().addListener(_ -> redraw());
        selection.selectedProperty().addListener(_ -> redraw());
        zoom.addListener(_ -> requestLayout());
    }

    // What is shown

    /** Shows another graph as a whole, with no vertex selected. The caller must then place its vertices. */
    public void show(GraphPaneContent next) {
        replace(next);
        selection.clear();
        zoom.set(Zoom.WHOLE);
        arrangement.forget(next.graph().bound());
    }

    /** Shows another graph whose vertices are related to the previous ones. */
    void replace(GraphPaneContent next) {
        if (content.drawing() != next.drawing()) {
            computedDrawing().ifPresent(GraphPaneContent.ComputedDrawing::close);
        }
        content = next;
        redraw();
    }

    private Optional<GraphPaneContent.ComputedDrawing> computedDrawing() {
        return content.drawing().offer(GraphPaneContent.ComputedDrawing.class);
    }

    /** Returns the graph that is shown. */
    public SimpleGraph graph() {
        return content.graph();
    }

    GraphPaneContent content() {
        return content;
    }

    public void setPalette(ColourPalette colours) {
        palette = colours;
        redraw();
    }

    ColourPalette palette() {
        return palette;
    }

    /** Redraws after a change of the content. */
    public void redraw() {
        computedDrawing().ifPresent(GraphPaneContent.ComputedDrawing::outdate);
        requestLayout();
    }

    /** Returns the visible picture as shapes, for image files. */
    public Sketch sketch() {
        return GraphFigureToSketchConverter.of(figureNow());
    }

    @Override
    public Optional<Sketch> sketched() {
        return Optional.of(sketch());
    }

    /** Returns the places of the vertices with their names; all of the pane if there are too many to avoid each. */
    @Override
    public Stream<Bounds> contentBounds() {
        if (graph().vertexCount() > MOST_AVOIDED) {
            return Stream.of(getLayoutBounds());
        }
        return graph().vertices()
                .filter(vertex -> vertex < pixels.bound())
                .mapToObj(vertex -> new BoundingBox(
                        xOf(vertex) - NEAR_VERTEX, yOf(vertex) - NEAR_VERTEX, 2 * NEAR_VERTEX, 2 * NEAR_VERTEX));
    }

    GraphFigure figureNow() {
        return figure(Math.floor(getWidth()), Math.floor(getHeight()));
    }

    /** Returns the figure of the vertices in their last places, for a pane of the given size. */
    private GraphFigure figure(double width, double height) {
        LayoutToPixelTransform transform = toVisiblePart(width, height);
        List<GraphPartCaption> captions = arrangement.captions(width, height).stream()
                .map(caption -> caption.scaled(transform))
                .toList();
        return content.drawing().in(new GraphFigureLayout(pixels, captions, width, height, transform.scaleX()));
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        view.resizeRelocate(0, 0, width, height);
        pixelTransform = toVisiblePart(width, height);
        pixels = pixelTransform.pixels(arrangement.pixels(width, height));
        view.paint(figure(width, height), palette);
        arrangement.keepUp();
    }

    // Where the vertices are

    GraphAnimator arrangement() {
        return arrangement;
    }

    /** The layout of a knight's graph that the vertices are in or move to. */
    public ObjectProperty<GraphLayoutKind> graphLayoutProperty() {
        return layout;
    }

    /**
     * Refines places by springs, in at most the given number of steps.
     *
     * @param margin the margin around the picture, in pixels
     * @param gliding whether vertices glide there from their present places
     */
    public void refine(VertexPositions from, int steps, double margin, boolean gliding) {
        arrangement.leaveFor(arrangement.refining(from, steps, margin), gliding);
        showWhole();
    }

    /** Moves the vertices to fixed places; parameters as for {@link #refine}. */
    public void place(VertexPositions fixed, List<LayoutPartCaption> captions, double margin, boolean gliding) {
        arrangement.leaveFor(FixedLayout.stretched(graph(), fixed, margin).withCaptions(captions), gliding);
        showWhole();
    }

    /**
     * Puts the vertices in fixed places, whose proportions are kept.
     *
     * @param margin the least margin around the picture, in pixels
     * @param gliding whether vertices glide there from their present places
     */
    public void placeInProportion(VertexPositions fixed, double margin, boolean gliding) {
        arrangement.leaveFor(FixedLayout.inProportion(graph(), fixed, margin), gliding);
        showWhole();
    }

    /** Sets whether vertices move visibly or are in place at once. */
    public void setAnimated(boolean on) {
        arrangement.setAnimated(on);
    }

    /** The progress of the vertices towards the layout, from 0 to 1; see {@link #hold}. */
    ReadOnlyDoubleProperty partProperty() {
        return arrangement.partProperty();
    }

    /** Holds the vertices at a position between the previous layout and the present one, from 0 to 1. */
    public void hold(double part) {
        arrangement.hold(part);
    }

    /** Returns the last places of the vertices, in pixels of the pane. */
    VertexPositions places() {
        return pixels;
    }

    /** Returns the x coordinate of a vertex, in pixels of the pane. */
    public double xOf(int vertex) {
        return pixels.x()[vertex];
    }

    /** Returns the y coordinate of a vertex, in pixels of the pane. */
    public double yOf(int vertex) {
        return pixels.y()[vertex];
    }

    /** Returns the place of a vertex in the present zoom, which may have changed since the last layout. */
    Point2D placeInZoom(int vertex) {
        LayoutToPixelTransform now = toVisiblePart();
        return new Point2D(
                now.pixelX(pixelTransform.unitX(xOf(vertex))), now.pixelY(pixelTransform.unitY(yOf(vertex))));
    }

    ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    Zoom.Picture inPane() {
        return inPane(Math.floor(getWidth()), Math.floor(getHeight()));
    }

    private static Zoom.Picture inPane(double width, double height) {
        return new Zoom.FillingPicture(width, height, LARGEST);
    }

    /** Returns the transformation from the whole picture to the visible part. */
    LayoutToPixelTransform toVisiblePart() {
        return toVisiblePart(Math.floor(getWidth()), Math.floor(getHeight()));
    }

    private LayoutToPixelTransform toVisiblePart(double width, double height) {
        Zoom.Picture picture = inPane(width, height);
        Zoom now = zoom.get();
        return new LayoutToPixelTransform(now.scale(picture), now.left(picture), now.top(picture));
    }

    /** Shows the whole picture again. */
    public void showWhole() {
        zoom.set(Zoom.WHOLE);
        redraw();
    }

    /**
     * Lets the key that shows the whole picture do so wherever in a node the focus is, since the mouse moves the
     * picture without taking the focus. The key is not consumed: what it shows elsewhere is shown as well.
     */
    public void showWholeByKeyIn(Node around) {
        around.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (GraphKeyBinding.of(key).filter(GraphKeyBinding.WHOLE::equals).isPresent()
                    && !(key.getTarget() instanceof TextInputControl)) {
                showWhole();
            }
        });
    }

    /** Returns whether the whole picture is visible in its normal size. */
    public boolean isWhole() {
        return zoom.get().isWhole();
    }

    // What is done with vertices

    HoveredAndSelectedVertex selection() {
        return selection;
    }

    /**
     * The marked vertex, or {@link #NONE}: the vertex under the pointer, else the selected one. Setting it selects the
     * vertex.
     */
    public IntegerProperty pointedProperty() {
        return selection.pointedProperty();
    }

    /** The vertex under the pointer, or {@link #NONE}. */
    public IntegerProperty hoveredProperty() {
        return selection.hoveredProperty();
    }

    /** The vertex that was clicked or reached by keys, or {@link #NONE}. */
    public IntegerProperty selectedProperty() {
        return selection.selectedProperty();
    }

    /** Sets the action for a clicked vertex. */
    public void setOnChosen(IntConsumer action) {
        selection.setOnChosen(action);
    }

    /** Sets the receiver of the reasons why keys have no effect. */
    public void setOnRefused(Consumer<InputFault> receiver) {
        refusals = Optional.of(receiver);
    }

    void refuse(InputFault reason) {
        refusals.ifPresent(receiver -> receiver.accept(reason));
    }

    /** Sets the action for a double-clicked vertex, or for Enter at a vertex, where keys go along edges. */
    public void setOnOpened(IntConsumer action) {
        vertexAction = action;
    }

    /**
     * Sets the action for a pressed edge, where edges can be picked.
     *
     * @param action returns whether it had an effect, so that no vertex is picked
     */
    public void setOnEdgePressed(Predicate<UndirectedEdge> action) {
        edgePressed = action;
    }

    boolean pick(UndirectedEdge edge) {
        return edgePressed.test(edge);
    }

    void open(int vertex) {
        vertexAction.accept(vertex);
    }

    /** Sets the vertex that arrow keys start from while none is selected. */
    public void setKeyOrigin(int vertex) {
        keyOrigin = vertex;
    }

    int keyOrigin() {
        return keyOrigin;
    }

    /** Returns whether nothing moves by itself, or would if it were visible, and no computation is in progress. */
    public boolean isSettled() {
        return closed
                || computedDrawing()
                                .map(GraphPaneContent.ComputedDrawing::isSettled)
                                .orElse(true)
                        && (getScene() == null || arrangement.isResting());
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

    /** Ends the threads and the animation. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            arrangement.close();
            computedDrawing().ifPresent(GraphPaneContent.ComputedDrawing::close);
            getChildren().clear();
        }
    }
}
