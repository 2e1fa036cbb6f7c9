package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.graph.KnightGraph;
import knightschool.setup.GraphLayout;
import org.graphstream.ui.fx_viewer.FxDefaultView;

/**
 * The graph of a board, as on the board or by springs. What is pointed at is a property that others may set and hear.
 * Made and used on the JavaFX thread; after {@link #close} nothing of it runs.
 */
public final class GraphPane extends Region {
    private static final double UNKNOWN = -1;
    private static final double MARGIN = 24;
    private static final double LARGEST_SQUARE = 96;
    private static final double REACH = 14;
    private static final double LARGEST_VERTEX = 16;
    private static final double SMALLEST_VERTEX = 4;

    /** How much of the side of a square a vertex takes that is level with it; more where a letter stands in it. */
    private static final double LEVEL_VERTEX = 0.3;

    private static final double LETTERED_VERTEX = 0.5;

    private final ObjectProperty<GraphLayout> layout = new SimpleObjectProperty<>(this, "layout", GraphLayout.BOARD);
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final LiveGraph live = new LiveGraph();
    private final QuietViewer viewer = new QuietViewer(live.graph());
    private final SpringLayoutWorker springs = new SpringLayoutWorker(Platform::runLater, SpringLayout::settle);
    private final FxDefaultView view;
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private Palette palette = Palette.named(Palette.LIGHT);
    private final LayoutTransition travel = new LayoutTransition(this::isSeen, this::place);
    private VertexPositions now = VertexPositions.onBoard(graph.board());
    private VertexPositions pixels = now;
    private boolean animated = true;
    private int selected = Board.NONE;
    private boolean hovering;
    private IntConsumer onChosen = _ -> {};
    private double squareSide = UNKNOWN;
    private boolean closed;
    private WitnessMarks evidence = WitnessMarks.NONE;
    private Optional<WalkLine> walk = Optional.empty();

    public GraphPane() {
        getStyleClass().add("graph-pane");
        view = viewer.view();
        view.setBackLayerRenderer(new GraphUnderlay(this::sight));
        view.setForeLayoutRenderer(new GraphOverlay(this::sight));
        getChildren().add(view);
        live.become(graph);
        layout.addListener(_ -> seekPlaces());
        pointed.addListener(_ -> markPointed());
        addEventHandler(MouseEvent.MOUSE_MOVED, e -> hover(vertexAt(e.getX(), e.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hover(Board.NONE));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    }

    public ObjectProperty<GraphLayout> graphLayoutProperty() {
        return layout;
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

    /**
     * Makes the graph as on the board level with a board whose squares have that side, where the pane is as large as
     * the board without its coordinates.
     *
     * @param pixels the side
     */
    public void setSquareSide(double pixels) {
        if (squareSide != pixels) {
            squareSide = pixels;
            requestLayout();
            dress();
            refresh();
        }
    }

    /** Whether every vertex is where the layout has it. */
    public boolean isSettled() {
        return !springs.isUnderWay() && !travel.isUnderWay();
    }

    public void setPalette(Palette colours) {
        palette = colours;
        dress();
    }

    /** Shows another graph; vertices of the same name stay where they are, and the square pointed at is still so. */
    public void show(KnightGraph next) {
        graph = next;
        evidence = WitnessMarks.NONE;
        walk = Optional.empty();
        selected = next.board().contains(selected) ? selected : Board.NONE;
        live.become(next);
        live.mark(next, pointed.get());
        now = now.completedBy(VertexPositions.onBoard(next.board()));
        dress();
        seekPlaces();
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
        live.mark(graph, Board.NONE);
        live.fade(graph, evidence.removed());
        live.mark(graph, pointed.get());
        dress();
    }

    /**
     * The pane never shows places of an older graph: whatever travels stops first. Where springs break down it goes
     * back to the board's places, so that springs can be chosen again.
     */
    private void seekPlaces() {
        springs.cancel();
        travel.stop();
        if (closed) {
            return;
        }
        VertexPositions onBoard = VertexPositions.onBoard(graph.board());
        if (layout.get() == GraphLayout.BOARD) {
            travel.go(now, onBoard);
        } else {
            place(now);
            springs.settle(graph, onBoard, found -> travel.go(now, found), () -> layout.set(GraphLayout.BOARD));
        }
    }

    /** Whether there is anyone to see vertices travel. */
    private boolean isSeen() {
        return animated && getScene() != null;
    }

    /** Where the vertices are now, for tests. */
    VertexPositions places() {
        return now;
    }

    private void place(VertexPositions places) {
        now = places;
        refresh();
    }

    /** Points at a vertex for as long as the pointer is over it; what others point at meanwhile is kept. */
    private void hover(int square) {
        hovering = true;
        pointed.set(square == Board.NONE ? selected : square);
        hovering = false;
    }

    private void markPointed() {
        if (!hovering) {
            selected = pointed.get();
        }
        live.mark(graph, pointed.get());
        view.requestLayout();
    }

    private void clicked(MouseEvent event) {
        int square = vertexAt(event.getX(), event.getY());
        if (square != Board.NONE) {
            selected = square;
            onChosen.accept(square);
        }
    }

    private int vertexAt(double x, double y) {
        VertexPositions.Point pointer = new VertexPositions.Point(x, view.getHeight() - y);
        return pixels.nearest(pointer, Math.max(REACH, vertexSize() / 2))
                .filter(name -> live.graph().getNode(name) != null)
                .map(name -> SquareNames.parse(graph.board(), name))
                .orElse(Board.NONE);
    }

    private double vertexSize() {
        if (squareSide != UNKNOWN) {
            double part = evidence.pieces().isEmpty() ? LEVEL_VERTEX : LETTERED_VERTEX;
            return Math.max(SMALLEST_VERTEX, Math.round(squareSide * part));
        }
        double space = Math.max(1, getWidth()) * Math.max(1, getHeight()) / graph.vertexCount();
        return Math.clamp(Math.round(Math.sqrt(space) * 0.52) / 2.0, SMALLEST_VERTEX, LARGEST_VERTEX);
    }

    private void dress() {
        live.style(GraphStyleSheet.of(palette, vertexSize()));
        view.requestLayout();
    }

    private void refresh() {
        pixels = inPixels();
        live.move(pixels);
        view.requestLayout();
    }

    private VertexPositions inPixels() {
        boolean asOnTheBoard = layout.get() == GraphLayout.BOARD;
        if (asOnTheBoard && squareSide != UNKNOWN) {
            return now.inSquares(squareSide);
        }
        double most = asOnTheBoard ? LARGEST_SQUARE : Double.MAX_VALUE;
        return now.fitted(view.getWidth(), view.getHeight(), MARGIN, most);
    }

    private GraphLayer.Sight sight() {
        return new GraphLayer.Sight(
                graph, pixels, pointed.get(), vertexSize(), view.getHeight(), palette, evidence, walk);
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
            viewer.fit(width, height);
            dress();
            refresh();
        }
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
            travel.stop();
            springs.close();
            getChildren().clear();
            viewer.close();
        }
    }
}
