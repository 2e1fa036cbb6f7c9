package knightschool.drawing.editor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.graph.GraphElementSet;
import knightschool.graph.UndirectedEdge;

/**
 * Draws a subgraph on the board in ink: a ring on each square and a thick line for each move. If there are too many
 * visible elements to tell apart, squares are filled and moves omitted.
 */
final class GraphElementSetDrawing {
    private static final double RING = 0.2;
    private static final double WIDE_RING = 0.42;
    private static final double RING_WIDTH = 0.06;
    private static final double MOVE_WIDTH = 0.05;
    private static final double FILLED = 0.55;

    /**
     * The largest number of moves drawn with full lines. Beyond it lines are thinner and paler, so that squares stay
     * visible.
     */
    private static final int FEW = 60;

    /** The largest number of rings, and of lines, that are drawn one by one. */
    private static final int MANY = 4_000;

    private final SketchBuilder pencil;
    private final BoardViewport viewport;
    private final BoardGeometry geometry;
    private final double side;

    GraphElementSetDrawing(SketchBuilder pencil, BoardViewport viewport) {
        this.pencil = pencil;
        this.viewport = viewport;
        this.geometry = viewport.geometry();
        this.side = geometry.side();
    }

    void draw(GraphElementSet subgraph) {
        List<UndirectedEdge> moves =
                subgraph.edges().stream().filter(this::isSeen).toList();
        List<Integer> squares =
                subgraph.vertices().stream().filter(this::isSeen).toList();
        if (moves.size() <= MANY) {
            boolean few = moves.size() <= FEW;
            LineStyle line = LineStyle.round(
                    ColourRole.INK.sheer(few ? 0.85 : 0.45), Math.max(1, (few ? 1 : 0.5) * MOVE_WIDTH * side));
            moves.forEach(edge -> move(edge, line));
        }
        if (squares.size() <= MANY && moves.size() <= MANY) {
            squares.forEach(this::ring);
        } else {
            BitSet filled = new BitSet();
            squares.forEach(filled::set);
            if (moves.size() > MANY) {
                moves.forEach(edge -> {
                    filled.set(edge.smaller());
                    filled.set(edge.larger());
                });
            }
            fill(filled);
        }
    }

    private boolean isSeen(UndirectedEdge edge) {
        double x1 = geometry.centreX(edge.smaller());
        double y1 = geometry.centreY(edge.smaller());
        double x2 = geometry.centreX(edge.larger());
        double y2 = geometry.centreY(edge.larger());
        return viewport.touches(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
    }

    private boolean isSeen(int square) {
        double x = geometry.x(square);
        double y = geometry.y(square);
        return viewport.touches(x, y, x + side, y + side);
    }

    private void move(UndirectedEdge edge, LineStyle line) {
        pencil.add(geometry.line(edge.smaller(), edge.larger(), line));
    }

    /** Draws a ring around a square's centre, wider if the start or the end is drawn there. */
    private void ring(int square) {
        boolean isMarked =
                square == geometry.board().start() || square == geometry.board().end();
        ColourExpression ground =
                DrawnSquareState.free(geometry.board().isDark(square)).tone();
        LineStyle ink = LineStyle.round(ColourRole.INK, Math.max(1.2, RING_WIDTH * side));
        double radius = (isMarked ? WIDE_RING : RING) * side;
        AreaStyle style = isMarked ? AreaStyle.outlined(ink) : AreaStyle.of(ground, ink);
        pencil.disc(geometry.centreX(square), geometry.centreY(square), radius, style);
    }

    /** Fills squares with one bar per run of adjacent squares in a row; all bars are painted at once. */
    private void fill(BitSet squares) {
        int columns = geometry.board().columns();
        LineStyle bar = LineStyle.flat(ColourRole.INK.sheer(FILLED), side / 2);
        double inset = side / 4;
        List<SketchShape.Line> bars = new ArrayList<>();
        int first = squares.nextSetBit(0);
        while (first >= 0) {
            int end = Math.min(squares.nextClearBit(first), (first / columns + 1) * columns);
            double y = geometry.centreY(first);
            bars.add(new SketchShape.Line(geometry.x(first) + inset, y, geometry.x(end - 1) + side - inset, y, bar));
            first = squares.nextSetBit(end);
        }
        pencil.add(new SketchShape.Lines(bars, bar));
    }
}
