package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.drawing.graph.Emphasis;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.KnightGraph;
import knightschool.layout.Places;
import knightschool.setup.GraphLayout;
import knightschool.ui.command.Gesture;

/**
 * The graph of a board, in any layout. Vertices glide from one layout to the next, and can be dragged; the picture can
 * be pushed and made larger. What is pointed at is a property that others may set and hear. Made and used on the JavaFX
 * thread; after {@link #close} nothing of it runs.
 */
public final class GraphPane extends AbstractGraphPane {
    private static final double HEIGHT = 420;

    private final GraphPresentation shown = new GraphPresentation();
    private final VertexSelection selection = new VertexSelection(this);
    private final VertexShading shading = new VertexShading(Platform::runLater);
    private final GraphArrangement arrangement = new GraphArrangement(this, new ForArrangement());
    private final GraphPicture picture = new GraphPicture(shown, arrangement, camera(), shading, selection);

    public GraphPane() {
        super(HEIGHT);
        describe();
        shading.measureProperty().addListener(_ -> shading.ask(graph(), source()));
        shading.shadesProperty().addListener(_ -> redraw());
        selection.pointedProperty().addListener(_ -> {
            describe();
            redraw();
        });
        new GraphGestures(this, new GraphActions(this, shown, selection));
    }

    /** What is read out. */
    private void describe() {
        Board board = graph().board();
        int square = pointedProperty().get();
        setAccessibleText(
                board.isPlayable(square)
                        ? GraphWords.vertex(SquareNames.name(board, square), graph().degree(square))
                        : GraphWords.PICTURE);
    }

    /** What the arrangement of the vertices needs to know. */
    private final class ForArrangement implements GraphArrangement.Asked {
        @Override
        public KnightGraph graph() {
            return shown.graph();
        }

        @Override
        public int source() {
            return GraphPane.this.source();
        }

        @Override
        public void departed() {
            showWhole();
        }

        @Override
        public void arranged() {
            redraw();
        }
    }

    /** What its keys do, for the help. */
    public static List<Gesture> gestures() {
        return GraphKey.gestures();
    }

    public ObjectProperty<GraphLayout> graphLayoutProperty() {
        return arrangement.layoutProperty();
    }

    /** Where the vertices come from and go to. */
    GraphArrangement arrangement() {
        return arrangement;
    }

    /** By what the vertices are told apart. */
    public ObjectProperty<VertexMeasure> measureProperty() {
        return shading.measureProperty();
    }

    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shading.shadesProperty();
    }

    @Override
    KnightGraph graph() {
        return shown.graph();
    }

    @Override
    Palette palette() {
        return shown.palette();
    }

    /** How far the vertices have come on their way to the layout, 0 to 1; see {@link #hold}. */
    public DoubleProperty partProperty() {
        return arrangement.partProperty();
    }

    /** Holds the vertices at a part of the way from the layout before. */
    public void hold(double part) {
        arrangement.hold(part);
    }

    /**
     * The square whose vertex and edges are marked, or {@link Board#NONE}. The vertex under the pointer is; once the
     * pointer has left it, the one clicked last, or set here by others.
     */
    public IntegerProperty pointedProperty() {
        return selection.pointedProperty();
    }

    /** What to do with the square whose vertex is clicked. */
    public void setOnChosen(IntConsumer action) {
        selection.setOnChosen(action);
    }

    /**
     * Measures distances from there, until another vertex is clicked.
     *
     * @param square {@link Board#NONE} for the start, or the first square
     */
    public void measureFrom(int square) {
        selection.measureFrom(square);
        sourceChanged();
    }

    /** Distances are from another vertex. */
    void sourceChanged() {
        arrangement.changeSource();
        if (shading.measureProperty().get() == VertexMeasure.DISTANCE) {
            shading.ask(graph(), source());
        }
    }

    /** Whether vertices travel to their new places, or are there at once. */
    public void setAnimated(boolean on) {
        arrangement.setAnimated(on);
    }

    /** Whether vertices have their names, as far as there is space for them. */
    public void setNamed(boolean on) {
        shown.setNamed(on);
        redraw();
    }

    /**
     * Makes the graph as on the board level with squares of the board.
     *
     * @param squares where they would be if they were in the pane; none where the graph is as large as it can be
     */
    public void setSquares(Optional<BoardGeometry> squares) {
        if (arrangement.setSquares(squares)) {
            redraw();
        }
    }

    /** Whether every vertex is where the layout has it. */
    public boolean isSettled() {
        return isClosed() || !shading.isBusy() && arrangement.isSettled();
    }

    public void setPalette(Palette colours) {
        shown.setPalette(colours);
        redraw();
    }

    /**
     * Shows another graph; vertices of the same name stay where they are, and the square pointed at is still so. One of
     * a board of other sides is seen as a whole.
     */
    public void show(KnightGraph next) {
        Board before = graph().board();
        shown.show(next);
        if (!GraphPresentation.haveSameSides(before, next.board())) {
            camera().whole();
        }
        selection.keepOn(before, next.board());
        describe();
        if (!isClosed()) {
            arrangement.follow(before);
            shading.ask(next, source());
        }
        redraw();
    }

    /** The name of the vertex that distances are from. */
    String sourceName() {
        return SquareNames.name(graph().board(), source());
    }

    /** The vertex that distances are from. */
    private int source() {
        return selection.source(graph().board());
    }

    /**
     * Shows why the graph has no tour, or a tour or walk; another graph takes them away.
     *
     * @param evidence about squares of the board shown
     * @param walk through squares of the board shown
     */
    public void showWhy(WitnessMarks evidence, Optional<WalkLine> walk) {
        shown.setEvidence(evidence, walk);
        redraw();
    }

    /** Makes vertices and edges stand out; another graph takes that away. */
    public void emphasise(Emphasis what) {
        shown.setEmphasis(what);
        redraw();
    }

    @Override
    Places places() {
        return picture.places();
    }

    @Override
    GraphFigure place(double width, double height) {
        return picture.place(width, height);
    }

    @Override
    GraphFigure figure(double width, double height) {
        return picture.figure(width, height);
    }

    @Override
    public void redraw() {
        shown.outdate();
        super.redraw();
    }

    @Override
    void keepUp() {
        arrangement.keepUp();
    }

    @Override
    void end() {
        arrangement.close();
        shading.close();
    }
}
