package knightschool.drawing.graph;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightGlyph;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;

/**
 * Draws a board while it turns into its graph: every square shrinks to a vertex, and an edge appears when both of its
 * ends have. The change crosses the board from the right as a wave that is ahead at the bottom.
 *
 * <p>One square may be lit: its edges and neighbours are then drawn as in the graph, whatever the state of the rest.
 * The vertices may also be on their way to another layout, and as small as that layout requires.
 */
public final class BoardToGraphMorphDrawing {
    /** The radius of a vertex as a fraction of a square's side. */
    private static final double VERTEX = 0.213;

    private static final double MARK = 0.28;

    /** The smallest radius, in pixels, of a vertex with readable words. */
    private static final double LEAST_RADIUS = 8.5;

    private static final double LIT = 0.31;
    private static final double LIT_BAND = 0.1;

    /** The number of columns that change at the same time. */
    private static final double WAVE = 1.8;

    /** The lead of the lowest row over the highest, in columns. */
    private static final double LEAN = 0.35;

    /** The progress, from 0 to 1, at which the frame of the board has disappeared. */
    private static final double FRAME_GONE = 0.15;

    private static final ColourExpression INK = ColourRole.INK;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final KnightGraph graph;
    private final Board board;
    private final double turned;
    private final int lit;
    private final IntFunction<String> words;
    private final double side;

    private final Collection<Integer> marks;
    private final Optional<VertexPositions> places;

    /**
     * The state of the change.
     *
     * @param turned the progress of the change, 0 to 1
     * @param lit a playable square, or {@link Board#NONE}
     * @param marks squares with a band in the accent colour around them
     * @param words returns the words on a vertex
     * @param away the positions of the vertices if they have left the board
     */
    public record Morph(
            KnightGraph graph,
            double turned,
            int lit,
            Collection<Integer> marks,
            IntFunction<String> words,
            Optional<Away> away) {
        public Morph(KnightGraph graph, double turned, int lit, Collection<Integer> marks, IntFunction<String> words) {
            this(graph, turned, lit, marks, words, Optional.empty());
        }
    }

    /**
     * Vertices that have left their squares for another layout.
     *
     * @param places the position of each square's vertex, in pixels of the picture
     * @param size the size of a vertex as a fraction of that on the board
     */
    public record Away(VertexPositions places, double size) {}

    private BoardToGraphMorphDrawing(BoardGeometry geometry, Morph morph) {
        this.geometry = geometry;
        this.graph = morph.graph();
        this.board = geometry.board();
        this.turned = morph.turned();
        this.lit = morph.lit();
        this.marks = morph.marks();
        this.words = morph.words();
        this.places = morph.away().map(Away::places);
        this.side = geometry.side() * morph.away().map(Away::size).orElse(1.0);
    }

    private double x(int square) {
        return places.map(positions -> positions.x()[square]).orElseGet(() -> geometry.centreX(square));
    }

    private double y(int square) {
        return places.map(positions -> positions.y()[square]).orElseGet(() -> geometry.centreY(square));
    }

    public static Sketch of(BoardGeometry geometry, Morph morph) {
        return new BoardToGraphMorphDrawing(geometry, morph).draw();
    }

    /** Draws one moment with the names of the squares and without marks. */
    public static Sketch of(BoardGeometry geometry, double turned, int lit) {
        Board board = geometry.board();
        return of(geometry, new Morph(KnightGraph.of(board), turned, lit, List.of(), names(board)));
    }

    private Sketch draw() {
        background();
        board.playable().filter(square -> progress(square) <= 0).forEach(square -> shrunk(square, 0));
        frame();
        graph.forEachEdge(this::edge);
        board.playable().filter(square -> progress(square) > 0 && square != lit).forEach(this::box);
        marks.forEach(this::mark);
        board.playable().forEach(this::vertex);
        if (lit != Board.NONE) {
            light();
        }
        return pencil.sketch(geometry.width(), geometry.height());
    }

    /** Draws holes, which disappear with the wave. The frame disappears before it. */
    private void background() {
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(pencil, geometry);
        if (geometry.left() > 0 && places.isEmpty()) {
            background.coordinates();
        }
        for (int square = 0; square < board.squares(); square++) {
            if (!board.isPlayable(square) && progress(square) < 1) {
                background.hole(square, 1 - progress(square));
            }
        }
    }

    private void frame() {
        new BoardBackgroundDrawing(pencil, geometry).frame(Math.max(0, 1 - turned / FRAME_GONE));
    }

    /** Returns how far a square has become a vertex, 0 to 1. */
    private double progress(int square) {
        double behind = board.columns() - 1 - board.column(square);
        double ahead = board.rows() < 2 ? 0 : LEAN * board.row(square) / (board.rows() - 1);
        double front = turned * (board.columns() - 1 + WAVE + LEAN);
        double linear = Math.clamp((front - LEAN + ahead - behind) / WAVE, 0, 1);
        return turned >= 1 ? 1 : linear * linear * (3 - 2 * linear);
    }

    /** Draws a square over the edges, which end at its rim. */
    private void box(int square) {
        shrunk(square, progress(square));
    }

    private void mark(int square) {
        AreaStyle band = AreaStyle.filled(ColourRole.ACCENT);
        double half = side * (0.5 + (MARK - 0.5) * progress(square));
        pencil.disc(x(square), y(square), Math.min(half, 0.36 * side), band);
    }

    private void vertex(int square) {
        double p = progress(square);
        if (square != lit && !isJoined(square)) {
            ColourExpression tone = ColourRole.MUTED.into(INK, 1 - p);
            write(square, SketchShape.Weight.REGULAR, tone);
        }
    }

    private void shrunk(int square, double p) {
        double half = side * (0.5 + (VERTEX - 0.5) * p);
        ColourExpression fill = board.isDark(square) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
        LineStyle border = LineStyle.flat(INK.sheer(0.8 * p), 0.5 + p);
        AreaStyle style = p == 0 ? AreaStyle.filled(fill) : AreaStyle.of(fill, border);
        pencil.box(x(square) - half, y(square) - half, 2 * half, 2 * half, half * p, style);
    }

    private void edge(int one, int other) {
        double progress = Math.min(progress(one), progress(other));
        boolean ofLit = one == lit || other == lit;
        if (progress > 0.05 && !ofLit) {
            join(one, other, VERTEX, VERTEX, LineStyle.flat(INK.sheer(0.62 * progress), 0.02 * side));
        }
    }

    private void light() {
        int[] neighbours = graph.neighbours(lit);
        for (int neighbour : neighbours) {
            join(lit, neighbour, LIT, VERTEX, LineStyle.flat(ColourRole.ACCENT, LIT_BAND * side));
        }
        for (int neighbour : neighbours) {
            join(lit, neighbour, LIT, VERTEX, LineStyle.flat(ColourRole.ON_ACCENT, 0.028 * side));
        }
        for (int neighbour : neighbours) {
            ColourExpression fill = board.isDark(neighbour) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
            LineStyle ring = LineStyle.flat(INK, Math.max(0.023 * side, 1.2));
            pencil.disc(x(neighbour), y(neighbour), VERTEX * side, AreaStyle.of(fill, ring));
            write(neighbour, SketchShape.Weight.STRONG, INK);
        }
        double x = x(lit);
        double y = y(lit);
        LineStyle ring = LineStyle.flat(ColourRole.ON_ACCENT, Math.max(0.025 * side, 1.2));
        pencil.disc(x, y, LIT * side, AreaStyle.of(ColourRole.ACCENT, ring));
        pencil.add(KnightGlyph.at(x, y, 0.58 * side, ColourRole.ON_ACCENT));
        if (isReadable()) {
            pencil.centred(x, y + 0.43 * side, words.apply(lit), text(), SketchShape.Weight.STRONG, INK);
        }
    }

    private boolean isJoined(int square) {
        return lit != Board.NONE && Arrays.stream(graph.neighbours(lit)).anyMatch(n -> n == square);
    }

    private void write(int square, SketchShape.Weight weight, ColourExpression tone) {
        if (isReadable()) {
            pencil.centred(x(square), y(square), words.apply(square), text(), weight, tone);
        }
    }

    private boolean isReadable() {
        return isReadable(geometry, side);
    }

    private static boolean isReadable(BoardGeometry geometry, double side) {
        return geometry.isDetailed() && VERTEX * side >= LEAST_RADIUS;
    }

    /** Returns whether the vertices are large enough for their words. */
    public static boolean showsWords(BoardGeometry geometry, Optional<Away> away) {
        return isReadable(geometry, geometry.side() * away.map(Away::size).orElse(1.0));
    }

    private double text() {
        return Math.clamp(0.16 * side, Math.clamp(0.23 * side, 12, 14), 20);
    }

    /** Draws a line from rim to rim. */
    private void join(int from, int to, double fromRadius, double toRadius, LineStyle stroke) {
        double dx = x(to) - x(from);
        double dy = y(to) - y(from);
        double length = Math.hypot(dx, dy);
        double a = fromRadius * side / length;
        double b = toRadius * side / length;
        pencil.line(x(from) + dx * a, y(from) + dy * a, x(to) - dx * b, y(to) - dy * b, stroke);
    }

    /** Returns the default words: the name of the square. */
    public static IntFunction<String> names(Board board) {
        return square -> SquareNames.name(board, square);
    }
}
