package knightschool.drawing;

import java.util.HashSet;
import java.util.Set;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;

/**
 * A board that turns into its graph: squares shrink to vertices, from the right and the bottom to the left and the top,
 * and edges appear between those that have.
 */
public final class GraphMorphDrawing {
    /** How much of the way the wave is behind between the first column and the last, and between the rows. */
    private static final double COLUMN_DELAY = 1.5;

    private static final double ROW_DELAY = 0.15;
    private static final double END = 1 + COLUMN_DELAY + 2 * ROW_DELAY;

    private static final double VERTEX = 0.213;
    private static final double EDGE_INK = 0.66;
    private static final double NAME_FROM_PIXELS = 40;

    private final Pencil pencil = new Pencil();
    private final BoardGeometry geometry;
    private final KnightGraph graph;
    private final double side;
    private final double progress;
    private final Set<Integer> lit = new HashSet<>();
    private final int pointed;

    private GraphMorphDrawing(BoardGeometry geometry, double progress, int pointed) {
        this.geometry = geometry;
        this.graph = KnightGraph.of(geometry.board());
        this.side = geometry.side();
        this.progress = progress;
        this.pointed = geometry.board().isPlayable(pointed) ? pointed : Board.NONE;
        if (this.pointed != Board.NONE) {
            for (int neighbour : graph.neighbours(pointed)) {
                lit.add(neighbour);
            }
        }
    }

    /**
     * One moment of it.
     *
     * @param progress 0 for the board to 1 for the graph
     * @param pointed the square whose edges are lit, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, double progress, int pointed) {
        return new GraphMorphDrawing(geometry, Math.clamp(progress, 0, 1), pointed).draw();
    }

    private Sketch draw() {
        if (geometry.left() > 0) {
            new GroundDrawing(pencil, geometry).coordinates();
        }
        graph.forEachEdge(this::edge);
        geometry.board().playable().forEach(this::vertex);
        if (pointed != Board.NONE) {
            lit.forEach(this::litEdge);
            lit.forEach(this::litVertex);
            pointedVertex();
        }
        return pencil.sketch(geometry.width(), geometry.height());
    }

    /** How far a square has become a vertex, 0 to 1, smooth at both ends. */
    private double part(int square) {
        Board board = geometry.board();
        double columns = Math.max(1, board.columns() - 1);
        double rows = Math.max(1, board.rows() - 1);
        double delay = COLUMN_DELAY * (columns - board.column(square)) / columns
                + ROW_DELAY * (rows - board.row(square)) / rows;
        double raw = Math.clamp(progress * END - delay, 0, 1);
        return raw * raw * (3 - 2 * raw);
    }

    private void edge(int one, int other) {
        double there = Math.clamp((Math.min(part(one), part(other)) - 0.45) / 0.55, 0, 1);
        if (there > 0) {
            line(one, other, Stroke.flat(Role.INK.tone().sheer(EDGE_INK * there), Math.max(1, 0.02 * side)));
        }
    }

    private void litEdge(int neighbour) {
        line(pointed, neighbour, Stroke.flat(Role.ACCENT.tone(), 0.082 * side));
        line(pointed, neighbour, Stroke.flat(Role.INK.tone(), Math.max(1, 0.027 * side)));
    }

    private void line(int from, int to, Stroke stroke) {
        pencil.line(geometry.centreX(from), geometry.centreY(from), geometry.centreX(to), geometry.centreY(to), stroke);
    }

    private Tone fill(int square) {
        return geometry.board().isDark(square)
                ? Role.SQUARE_DARK.tone()
                : Role.PAGE.tone().into(Role.SQUARE_LIGHT.tone(), part(square));
    }

    private void vertex(int square) {
        double part = part(square);
        double size = side * (1 - part * (1 - 2 * VERTEX));
        double x = geometry.centreX(square) - size / 2;
        double y = geometry.centreY(square) - size / 2;
        Stroke border = Stroke.flat(Role.INK.tone().sheer(0.75 * part), Math.max(1, 0.015 * side));
        Style style = part == 0 ? Style.filled(fill(square)) : Style.of(fill(square), border);
        pencil.box(x, y, size, size, part * size / 2, style);
        if (square != pointed && !lit.contains(square)) {
            name(square, Shape.Weight.REGULAR, Role.INK.tone().into(Role.MUTED.tone(), part));
        }
    }

    private void litVertex(int square) {
        Stroke border = Stroke.flat(Role.INK.tone(), Math.max(1, 0.021 * side));
        pencil.disc(geometry.centreX(square), geometry.centreY(square), 0.21 * side, Style.of(fill(square), border));
        name(square, Shape.Weight.STRONG, Role.INK.tone());
    }

    private void pointedVertex() {
        double x = geometry.centreX(pointed);
        double y = geometry.centreY(pointed);
        Stroke border = Stroke.flat(Role.INK.tone(), 0.026 * side);
        pencil.disc(x, y, 0.305 * side, Style.of(Role.ACCENT.tone(), border));
        pencil.add(KnightGlyph.at(x, y, 0.55 * side, Role.ON_ACCENT.tone()));
        if (side >= NAME_FROM_PIXELS) {
            String name = SquareNames.name(geometry.board(), pointed);
            pencil.centred(x, y + 0.43 * side, name, 0.16 * side, Shape.Weight.STRONG, Role.INK.tone());
        }
    }

    private void name(int square, Shape.Weight weight, Tone tone) {
        if (side >= NAME_FROM_PIXELS) {
            pencil.centred(
                    geometry.centreX(square),
                    geometry.centreY(square),
                    SquareNames.name(geometry.board(), square),
                    0.16 * side,
                    weight,
                    tone);
        }
    }
}
