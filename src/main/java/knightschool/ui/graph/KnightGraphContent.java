package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.drawing.graph.KnightGraphFigure;
import knightschool.drawing.graph.KnightGraphStyle;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * A knight's graph in a pane: what is said of its vertices and edges by how they look, in any of its layouts. Its
 * figure is made anew where something other than the places of the vertices has changed. Made and used on the JavaFX
 * thread; closed with the pane.
 */
public final class KnightGraphContent implements GraphContent.Drawing {
    private static final double REACH = 14;

    private final InteractiveGraphPane pane;
    private final VertexShading shading = new VertexShading(Platform::runLater);
    private final IntPredicate pinned;
    private final KnightGraphLayouts layouts;
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private DynamicGraph drawn = DynamicGraph.of(graph);
    private boolean named;
    private WitnessMarks evidence = WitnessMarks.NONE;
    private Optional<DrawnWalk> walk = Optional.empty();
    private GraphHighlight emphasis = GraphHighlight.NONE;
    private Optional<KnightGraphFigure> figure = Optional.empty();
    private double vertexSize;

    /** @param pane that shows it from now on */
    public KnightGraphContent(InteractiveGraphPane pane) {
        this.pane = pane;
        pinned = pane.arrangement()::isPinned;
        put();
        layouts = new KnightGraphLayouts(pane, this);
        pane.setOnChosen(_ -> sourceChanged());
        describe();
        shading.measureProperty().addListener(_ -> shading.ask(graph, source()));
        shading.shadesProperty().addListener(_ -> pane.redraw());
        pane.pointedProperty().addListener(_ -> describe());
    }

    private void put() {
        pane.replace(new GraphContent(graph, this, GraphContent.Handling.REARRANGE));
        pane.setKeyOrigin(source());
    }

    /** What is read out. */
    private void describe() {
        Board board = graph.board();
        int square = pane.pointedProperty().get();
        pane.setAccessibleText(
                board.isPlayable(square)
                        ? GraphWords.vertex(SquareNames.name(board, square), graph.degree(square))
                        : GraphWords.PICTURE);
    }

    /** The pane that shows it. */
    public InteractiveGraphPane pane() {
        return pane;
    }

    KnightGraph graph() {
        return graph;
    }

    /** Where the vertices come from and go to. */
    KnightGraphLayouts layouts() {
        return layouts;
    }

    /**
     * Shows another graph; vertices of the same name stay where they are, and the square pointed at is still so. One of
     * a board of other sides is seen as a whole. Nothing of it stands out yet.
     */
    public void show(KnightGraph next) {
        Board before = graph.board();
        boolean sameSides = before.hasSidesOf(next.board());
        if (sameSides) {
            drawn.become(next);
        } else {
            drawn = DynamicGraph.of(next);
            pane.camera().whole();
        }
        graph = next;
        evidence = WitnessMarks.NONE;
        walk = Optional.empty();
        emphasis = GraphHighlight.NONE;
        pane.selection().keepOn(before, next.board());
        put();
        describe();
        if (!pane.isClosed()) {
            layouts.follow(before);
            shading.ask(next, source());
        }
        pane.redraw();
    }

    // What vertices and edges say

    /** By what the vertices are told apart. */
    public ObjectProperty<VertexMeasure> measureProperty() {
        return shading.measureProperty();
    }

    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shading.shadesProperty();
    }

    /** What to do with the square whose vertex is clicked. */
    public void setOnChosen(IntConsumer action) {
        pane.setOnChosen(square -> {
            action.accept(square);
            sourceChanged();
        });
    }

    /**
     * Measures distances from there, until another vertex is clicked.
     *
     * @param square {@link Board#NONE} for the start, or the first square
     */
    public void measureFrom(int square) {
        pane.selection().measureFrom(square);
        sourceChanged();
    }

    /** Distances are from another vertex. */
    private void sourceChanged() {
        pane.setKeyOrigin(source());
        layouts.changeSource();
        if (shading.measureProperty().get() == VertexMeasure.DISTANCE) {
            shading.ask(graph, source());
        }
    }

    /** The vertex that distances are from. */
    int source() {
        return pane.selection().source(graph.board());
    }

    /** The name of the vertex that distances are from. */
    String sourceName() {
        return SquareNames.name(graph.board(), source());
    }

    /** Whether vertices have their names, as far as there is space for them. */
    public void setNamed(boolean on) {
        named = on;
        pane.redraw();
    }

    /**
     * Makes the graph as on the board level with squares of the board.
     *
     * @param squares where they would be if they were in the pane; none where the graph is as large as it can be
     */
    public void setSquares(Optional<BoardGeometry> squares) {
        if (layouts.setSquares(squares)) {
            pane.redraw();
        }
    }

    /**
     * Shows why the graph has no tour, or a tour or walk; another graph takes them away.
     *
     * @param found evidence about squares of the board shown
     * @param line a walk through squares of the board shown
     */
    public void showWhy(WitnessMarks found, Optional<DrawnWalk> line) {
        evidence = found;
        walk = line;
        pane.redraw();
    }

    /** Makes vertices and edges stand out; another graph takes that away. */
    public void emphasise(GraphHighlight what) {
        emphasis = what;
        pane.redraw();
    }

    // Drawing

    @Override
    public GraphFigure at(
            VertexPositions places, List<GraphPartCaption> captions, double width, double height, double zoom) {
        double growth = shading.shades().map(VertexShades::largest).orElse(1.0);
        double size = VertexSize.zoomed(fittingSize(width, height, growth), zoom);
        if (figure.isEmpty() || size != vertexSize) {
            vertexSize = size;
            figure = Optional.of(new KnightGraphFigure(graph, drawn, look()));
        }
        return figure.get().at(places, captions, width, height);
    }

    private KnightGraphStyle look() {
        return new KnightGraphStyle(
                vertexSize,
                pane.palette(),
                pane.pointedProperty().get(),
                evidence,
                walk,
                emphasis.and(layouts.rim()),
                shading.shades(),
                pinned,
                named);
    }

    /**
     * The diameter of the vertices in a pane of that size, where all of the graph is seen.
     *
     * @param growth how much larger than usual some of them are
     */
    private double fittingSize(double width, double height, double growth) {
        boolean lettered = !evidence.pieces().isEmpty();
        Optional<BoardGeometry> squares = layouts.squares();
        double free = VertexSize.of(graph.vertexCount(), width, height, named || lettered && squares.isPresent());
        double level = squares.map(there -> VertexSize.level(graph.vertexCount(), there.side(), lettered || named))
                .orElse(free);
        double size = VertexSize.between(free, level, layouts.partOfBoard());
        return VertexSize.within(size, layouts.largest(width, height, growth * size / VertexSize.CLOSEST), growth);
    }

    @Override
    public double reach() {
        return Math.max(REACH, vertexSize / 2);
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
