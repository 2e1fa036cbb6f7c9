package knightschool.ui.graph;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.drawing.graph.Emphasis;
import knightschool.drawing.graph.KnightGraphFigure;
import knightschool.drawing.graph.KnightGraphLook;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;

/**
 * A graph and what is said of its vertices and edges by how they look. The figure is made anew only where that has
 * changed, not where vertices have moved. Used on the JavaFX thread.
 */
final class GraphPresentation {
    private KnightGraph graph = KnightGraph.of(Board.full(1, 1));
    private DynamicGraph drawn = DynamicGraph.of(graph);
    private Palette palette = Palette.named(Palette.LIGHT);
    private boolean named;
    private WitnessMarks evidence = WitnessMarks.NONE;
    private Optional<WalkLine> walk = Optional.empty();
    private Emphasis emphasis = Emphasis.NONE;
    private Optional<KnightGraphFigure> figure = Optional.empty();
    private double vertexSize;

    KnightGraph graph() {
        return graph;
    }

    /** Shows another graph; nothing of it stands out yet. */
    void show(KnightGraph next) {
        if (haveSameSides(graph.board(), next.board())) {
            drawn.become(next);
        } else {
            drawn = DynamicGraph.of(next);
        }
        graph = next;
        evidence = WitnessMarks.NONE;
        walk = Optional.empty();
        emphasis = Emphasis.NONE;
        outdate();
    }

    /** Whether a vertex of one board's graph has the same number in that of the other. */
    static boolean haveSameSides(Board one, Board other) {
        return one.columns() == other.columns() && one.rows() == other.rows();
    }

    Palette palette() {
        return palette;
    }

    void setPalette(Palette colours) {
        palette = colours;
        outdate();
    }

    void setNamed(boolean on) {
        named = on;
        outdate();
    }

    void setEvidence(WitnessMarks found, Optional<WalkLine> shown) {
        evidence = found;
        walk = shown;
        outdate();
    }

    void setEmphasis(Emphasis what) {
        emphasis = what;
        outdate();
    }

    /** The figure is made anew when it is asked for next. */
    void outdate() {
        figure = Optional.empty();
    }

    /** The diameter of the vertices in the figure made last, in pixels. */
    double vertexSize() {
        return vertexSize;
    }

    /** The figure with vertices of that diameter. */
    KnightGraphFigure figure(double size, int pointed, GraphArrangement arrangement, Optional<VertexShades> shades) {
        if (figure.isEmpty() || size != vertexSize) {
            vertexSize = size;
            KnightGraphLook look = new KnightGraphLook(
                    size,
                    palette,
                    pointed,
                    evidence,
                    walk,
                    emphasis.and(arrangement.rim()),
                    shades,
                    arrangement::isPinned,
                    named);
            figure = Optional.of(new KnightGraphFigure(graph, drawn, look));
        }
        return figure.get();
    }

    /**
     * The diameter of the vertices in a pane of that size, where all of the graph is seen.
     *
     * @param growth how much larger than usual some of them are
     */
    double fittingSize(GraphArrangement arrangement, double width, double height, double growth) {
        boolean lettered = !evidence.pieces().isEmpty();
        Optional<BoardGeometry> squares = arrangement.squares();
        double free = VertexSize.of(graph.vertexCount(), width, height, named || lettered && squares.isPresent());
        double level = squares.map(there -> VertexSize.level(graph.vertexCount(), there.side(), lettered || named))
                .orElse(free);
        double size = VertexSize.between(free, level, arrangement.partOfBoard());
        return VertexSize.within(size, arrangement.largest(width, height, growth * size / VertexSize.CLOSEST), growth);
    }
}
