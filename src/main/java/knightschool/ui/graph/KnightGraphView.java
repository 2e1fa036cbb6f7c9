package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.drawing.graph.KnightGraphAppearance;
import knightschool.drawing.graph.KnightGraphFigureBuilder;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendEntryCache;

/**
 * A knight's graph in a pane, whose vertices and edges show measures and marks, in any of its layouts. The figure is
 * computed anew when something other than the places of the vertices has changed. Created and used on the JavaFX
 * thread; closed with the pane.
 */
public final class KnightGraphView implements GraphPaneContent.Drawing, GraphPaneContent.ComputedDrawing {
    private static final double REACH = 14;

    // The distances at which a vertex is hit, as fractions of a square's side.
    private static final double REACH_ON_SQUARE = 0.72;
    private static final double REACH_OFF_SQUARE = 0.4;
    private static final double EDGE_REACH = 0.12;
    private static final double EDGE_CLEARANCE = 0.26;

    /** The smallest type of coordinates that a class can read on a slide, in pixels. */
    private static final double LEAST_TYPE = 14;

    /** The side of squares whose size is not known yet, in pixels. */
    private static final double USUAL_SIDE = 46;

    /** The least distance of two vertices as large as they can be, as a fraction of a square's side. */
    private static final double NEAREST = 0.5;

    private final InteractiveGraphPane pane;
    private final Optional<BoardToGraphMorphSupplier> board;
    private final VertexMeasureShading shading = new VertexMeasureShading(Platform::runLater);
    private final LegendEntryCache<ShadeLook> shadeSigns = new LegendEntryCache<>();
    private final IntPredicate pinned;
    private final KnightGraphLayoutController layouts;
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private DynamicGraph drawnGraph = DynamicGraph.of(graph);
    private final BooleanProperty named = new SimpleBooleanProperty(this, "named");
    private WitnessMarks evidence = WitnessMarks.NONE;
    private Optional<DrawnWalk> walk = Optional.empty();
    private GraphHighlight emphasis = GraphHighlight.NONE;
    private Optional<KnightGraphFigureBuilder> figure = Optional.empty();
    private double vertexSize;

    /** @param pane the pane that shows the graph from now on */
    public KnightGraphView(InteractiveGraphPane pane) {
        this(pane, Optional.empty());
    }

    /**
     * Creates a view of a board that turns into its graph. It shows neither measures nor evidence.
     *
     * @param pane the pane that shows the graph from now on
     * @param board the state of the board
     */
    public static KnightGraphView turning(InteractiveGraphPane pane, BoardToGraphMorphSupplier board) {
        pane.setAnimated(false);
        return new KnightGraphView(pane, Optional.of(board));
    }

    private KnightGraphView(InteractiveGraphPane pane, Optional<BoardToGraphMorphSupplier> board) {
        this.pane = pane;
        this.board = board;
        pinned = pane.arrangement()::isPinned;
        put();
        layouts = new KnightGraphLayoutController(pane, this);
        if (board.isEmpty()) {
            pane.setOnChosen(_ -> sourceChanged());
        }
        describe();
        shading.measureProperty().addListener(_ -> shading.ask(graph, source()));
        shading.shadesProperty().addListener(_ -> pane.redraw());
        named.addListener(_ -> pane.redraw());
        pane.pointedProperty().addListener(_ -> describe());
    }

    private void put() {
        boolean isStill = board.isPresent();
        pane.replace(new GraphPaneContent(
                graph, this, isStill ? GraphPaneContent.Handling.PICK : GraphPaneContent.Handling.REARRANGE));
        pane.setKeyOrigin(source());
    }

    private void describe() {
        Board board = graph.board();
        int square = pane.pointedProperty().get();
        pane.setAccessibleText(
                board.isPlayable(square)
                        ? GraphWords.vertex(SquareNames.name(board, square), graph.degree(square))
                        : GraphWords.PICTURE);
    }

    /** Returns the pane of the graph. */
    public InteractiveGraphPane pane() {
        return pane;
    }

    KnightGraph graph() {
        return graph;
    }

    KnightGraphLayoutController layouts() {
        return layouts;
    }

    /**
     * Shows another graph. Vertices of squares with the same name stay in place, and the indicated square is kept. The
     * graph of a board of another size is shown as a whole. Emphasis is removed.
     */
    public void show(KnightGraph next) {
        Board before = graph.board();
        boolean sameSides = before.hasSidesOf(next.board());
        if (sameSides) {
            drawnGraph.become(next);
        } else {
            drawnGraph = DynamicGraph.of(next);
            pane.showWhole();
        }
        graph = next;
        evidence = WitnessMarks.NONE;
        walk = Optional.empty();
        emphasis = GraphHighlight.NONE;
        pane.selection().keepOn(before, next.board());
        put();
        describe();
        if (!pane.isClosed()) {
            // First the shades: what follows the layout asks for their signs, which are those of the graph shown now.
            shading.ask(next, source());
            layouts.follow(before);
        }
        pane.redraw();
    }

    // What vertices and edges say

    /** The measure that the vertices' shades show. */
    public ObjectProperty<VertexMeasure> measureProperty() {
        return shading.measureProperty();
    }

    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shading.shadesProperty();
    }

    /** Sets the action for the square of a clicked vertex. */
    public void setOnChosen(IntConsumer action) {
        pane.setOnChosen(square -> {
            action.accept(square);
            sourceChanged();
        });
    }

    /**
     * Measures distances from a square until another vertex is clicked.
     *
     * @param square the square; {@link Board#NONE} for the start, or the first square
     */
    public void measureFrom(int square) {
        pane.selection().measureFrom(square);
        sourceChanged();
    }

    /** Updates the graph after a change of the vertex from which distances are measured. */
    private void sourceChanged() {
        pane.setKeyOrigin(source());
        layouts.changeSource();
        if (shading.measureProperty().get() == VertexMeasure.DISTANCE) {
            shading.ask(graph, source());
        }
    }

    /** Returns the vertex from which distances are measured. */
    int source() {
        return pane.selection().source(graph.board());
    }

    String sourceName() {
        return SquareNames.name(graph.board(), source());
    }

    /** Whether vertices show their names where there is space. */
    public BooleanProperty namedProperty() {
        return named;
    }

    /** Whether the springs of the graph are held still. */
    public BooleanProperty frozenProperty() {
        return layouts.frozenProperty();
    }

    /**
     * Aligns the graph as on the board with the squares of the board.
     *
     * @param squares the position of the squares in the coordinates of the pane; empty if the graph is to be as large
     *     as possible
     */
    public void setSquares(Optional<BoardGeometry> squares) {
        if (layouts.setSquares(squares)) {
            pane.redraw();
        }
    }

    /**
     * Shows the evidence against a tour, or a tour or walk, until another graph is shown.
     *
     * @param marks the evidence, about squares of the current board
     * @param line a walk on squares of the current board
     */
    public void showWhy(WitnessMarks marks, Optional<DrawnWalk> line) {
        evidence = marks;
        walk = line;
        pane.redraw();
    }

    /** Emphasizes vertices and edges until another graph is shown. */
    public void emphasise(GraphHighlight highlight) {
        emphasis = highlight;
        pane.redraw();
    }

    /** Returns the legend entries of the shades of the vertices; empty while they show the colours of the squares. */
    public List<LegendEntry> shadeSigns() {
        return shading.shades()
                .map(shades -> shadeSigns.of(
                        new ShadeLook(graph, measureProperty().get(), shades, sourceName()), ShadeLook::entries))
                .orElse(List.of());
    }

    /** The values from which the entries of the shades are computed. */
    private record ShadeLook(KnightGraph graph, VertexMeasure measure, VertexShades shades, String source) {
        List<LegendEntry> entries() {
            return VertexShadeLegendEntries.of(graph, measure, shades, source);
        }
    }

    /**
     * Moves the vertices to a layout and holds them on the way from the board, also once a layout that is still being
     * computed is known.
     *
     * @param part the position from the board to the layout, from 0 to 1
     */
    public void hold(GraphLayoutKind layout, double part) {
        layouts.hold(part);
        pane.graphLayoutProperty().set(layout);
    }

    // Drawing

    @Override
    public GraphFigure in(GraphFigureLayout layout) {
        Optional<BoardToGraphMorph> morph = morph();
        double growth = shading.shades().map(VertexShades::largest).orElse(1.0);
        double size = morph.map(state -> turningSize(state, layout.width(), layout.height()))
                .orElseGet(() ->
                        GraphFigureLayout.zoomed(fittingSize(layout.width(), layout.height(), growth), layout.zoom()));
        if (figure.isEmpty() || size != vertexSize) {
            vertexSize = size;
            figure = Optional.of(new KnightGraphFigureBuilder(graph, drawnGraph, look()));
        }
        GraphFigure drawing = figure.get().at(layout.places(), layout.captions(), layout.width(), layout.height());
        return morph.map(state -> drawing.withMarks(marked(state, drawing))
                        .withGround(ground -> ground.withLeastType(LEAST_TYPE, _ -> false)))
                .orElse(drawing);
    }

    private Sketch marked(BoardToGraphMorph morph, GraphFigure drawing) {
        Optional<VertexPositions> vertexPlaces = morph.onSquares() ? Optional.empty() : Optional.of(drawing.places());
        return board.orElseThrow().marked(drawing.marks(), morph.squares(), vertexPlaces);
    }

    /** Returns the state of the board that turns into the graph. */
    private Optional<BoardToGraphMorph> morph() {
        return board.map(source -> source.morph(layouts.squares()
                .filter(squares -> squares.board().equals(graph.board()))
                .orElseGet(() -> BoardGeometry.of(graph.board(), USUAL_SIDE))));
    }

    /** Returns the diameter of the vertices of a board that turns into its graph. */
    private double turningSize(BoardToGraphMorph morph, double width, double height) {
        double usual = NEAREST * morph.squares().side();
        return morph.vertexSize() * layouts.largest(width, height, usual) / usual;
    }

    /** Returns the encoding of the picture that is shown, for its legend. */
    public KnightGraphAppearance look() {
        Optional<BoardToGraphMorph> morph = morph();
        if (morph.isPresent()) {
            int highlighted = board.orElseThrow().highlighted();
            return KnightGraphAppearance.of(morph.get(), vertexSize, highlighted);
        }
        int pointed = pane.pointedProperty().get();
        GraphHighlight emphasised = emphasis.and(layouts.rim());
        return new KnightGraphAppearance(
                vertexSize,
                pane.palette(),
                pointed,
                evidence,
                walk,
                emphasised,
                shading.shades(),
                pinned,
                named.get(),
                Optional.empty());
    }

    /**
     * Returns the diameter of the vertices in a pane of the given size that shows the whole graph.
     *
     * @param growth the factor by which some vertices are larger than normal
     */
    private double fittingSize(double width, double height, double growth) {
        boolean lettered = !evidence.pieces().isEmpty();
        Optional<BoardGeometry> squares = layouts.squares();
        double free = VertexSize.of(graph.vertexCount(), width, height, named.get() || lettered && squares.isPresent());
        double level = squares.map(
                        geometry -> VertexSize.level(graph.vertexCount(), geometry.side(), lettered || named.get()))
                .orElse(free);
        double size = VertexSize.between(free, level, layouts.partOfBoard());
        return VertexSize.within(size, layouts.largest(width, height, growth * size / VertexSize.CLOSEST), growth);
    }

    @Override
    public GraphPaneContent.HitDistances hitDistances() {
        double side = layouts.squares().map(BoardGeometry::side).orElse(0.0);
        return new GraphPaneContent.HitDistances(reach(), EDGE_REACH * side, EDGE_CLEARANCE * side);
    }

    private double reach() {
        return morph().map(state -> (state.onSquares() ? REACH_ON_SQUARE : REACH_OFF_SQUARE)
                        * state.squares().side())
                .orElse(Math.max(REACH, vertexSize / 2));
    }

    @Override
    public void outdate() {
        figure = Optional.empty();
    }

    @Override
    public boolean isSettled() {
        return !shading.isBusy() && layouts.isSettled();
    }

    @Override
    public void close() {
        layouts.close();
        shading.close();
    }
}
