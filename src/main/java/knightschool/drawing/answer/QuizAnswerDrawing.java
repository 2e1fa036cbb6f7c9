package knightschool.drawing.answer;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;

/** Draws the marks of an answer over a board: rings, crosses, edges and a walk. */
public final class QuizAnswerDrawing {
    /**
     * The radius of a ring as a fraction of a square: outside everything that is drawn on a square, including the name
     * below the knight of a walk.
     */
    private static final double RING = 0.46;

    private static final double RING_WIDTH = 0.05;
    private static final double FLASH_WIDTH = 0.08;
    private static final double CROSS = 0.3;
    private static final double EDGE_CROSS = 0.14;
    private static final double CROSS_WIDTH = 0.06;
    private static final double EDGE_BAND = 0.13;
    private static final double EDGE_LINE = 0.045;

    /**
     * Distance from the centre of a vertex at which its edges end, as a fraction of a square, to leave room for its
     * name.
     */
    private static final double NAME = 0.26;

    private final SketchBuilder pencil;
    private final QuizAnswerMarks marks;
    private final double flash;
    private final double side;
    private final double inset;
    private final IntToDoubleFunction x;
    private final IntToDoubleFunction y;

    private QuizAnswerDrawing(
            SketchBuilder pencil,
            BoardGeometry geometry,
            QuizAnswerMarks marks,
            double flash,
            Optional<VertexPositions> places) {
        this.pencil = pencil;
        this.marks = marks;
        this.flash = flash;
        this.side = geometry.side();
        this.inset = places.isPresent() ? NAME * side : 0;
        this.x = square -> places.map(positions -> positions.x()[square]).orElseGet(() -> geometry.centreX(square));
        this.y = square -> places.map(positions -> positions.y()[square]).orElseGet(() -> geometry.centreY(square));
    }

    /**
     * Returns a sketch with the marks on top.
     *
     * @param flash added strength of the rings, 0 to 1
     * @param places positions of the vertices, if they have left their squares
     */
    public static Sketch over(
            Sketch sketch,
            BoardGeometry geometry,
            QuizAnswerMarks marks,
            double flash,
            Optional<VertexPositions> places) {
        if (marks.isEmpty()) {
            return sketch;
        }
        return sketch.with(pencil -> new QuizAnswerDrawing(pencil, geometry, marks, flash, places).draw());
    }

    private void draw() {
        marks.edges().forEach(this::edge);
        for (int step = 1; step < marks.walk().size(); step++) {
            line(marks.walk().get(step - 1), marks.walk().get(step), inset);
        }
        marks.squares().forEach(this::ring);
        marks.crossed().forEach(this::cross);
        marks.crossedEdges().forEach(this::crossMiddle);
    }

    private void edge(UndirectedEdge edge) {
        line(edge.smaller(), edge.larger(), NAME * side);
    }

    private void line(int from, int to, double before) {
        band(from, to, before, ColourRole.ACCENT, EDGE_BAND + flash * FLASH_WIDTH);
        band(from, to, before, ColourRole.ON_ACCENT, EDGE_LINE);
    }

    private void band(int from, int to, double before, ColourRole role, double width) {
        double x1 = x.applyAsDouble(from);
        double y1 = y.applyAsDouble(from);
        double x2 = x.applyAsDouble(to);
        double y2 = y.applyAsDouble(to);
        double part = Math.min(0.4, before / Math.max(1, Math.hypot(x2 - x1, y2 - y1)));
        double dx = part * (x2 - x1);
        double dy = part * (y2 - y1);
        pencil.line(x1 + dx, y1 + dy, x2 - dx, y2 - dy, LineStyle.round(role, width * side));
    }

    /** Draws a ring in the accent colour between two in ink, so that it is visible on any background. */
    private void ring(int square) {
        double width = (RING_WIDTH + flash * FLASH_WIDTH) * side;
        disc(square, LineStyle.round(ColourRole.INK, width + Math.max(3, 0.03 * side)));
        disc(square, LineStyle.round(ColourRole.ACCENT, width));
    }

    private void disc(int square, LineStyle ring) {
        pencil.disc(x.applyAsDouble(square), y.applyAsDouble(square), RING * side, AreaStyle.outlined(ring));
    }

    private void cross(int square) {
        cross(x.applyAsDouble(square), y.applyAsDouble(square), CROSS * side);
    }

    private void crossMiddle(UndirectedEdge edge) {
        double middleX = (x.applyAsDouble(edge.smaller()) + x.applyAsDouble(edge.larger())) / 2;
        double middleY = (y.applyAsDouble(edge.smaller()) + y.applyAsDouble(edge.larger())) / 2;
        cross(middleX, middleY, EDGE_CROSS * side);
    }

    private void cross(double centreX, double centreY, double half) {
        for (ColourRole role : new ColourRole[] {ColourRole.PAGE, ColourRole.INK}) {
            double width = Math.max(2, CROSS_WIDTH * side) + (role == ColourRole.PAGE ? Math.max(3, 0.04 * side) : 0);
            LineStyle stroke = LineStyle.round(role, width);
            pencil.cross(centreX, centreY, half, stroke);
        }
    }
}
