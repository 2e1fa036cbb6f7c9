package knightschool.drawing.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.KnightGraph;
import knightschool.text.NumberFormatter;

/** Draws a walk on its board: its vertices by name, its steps as numbered arrows, and the knight on the last vertex. */
public final class WalkArrowDrawing {
    private static final double VERTEX = 0.24;
    private static final double SECOND_RING = 0.29;
    private static final double HEAD = 0.295;

    /**
     * The distance by which the knight is raised to make room for its name, which must not touch the frame of the board
     * in the lowest row.
     */
    private static final double RAISED = 0.08;

    private static final double NAME_BELOW = 0.325;
    private static final double LINE = 0.04;
    private static final double BAND = 0.115;
    private static final double NUMBER = 0.14;

    /** The size of the type of a step's number, as a fraction of the side of a square: a class has to read it. */
    private static final double NUMBER_TYPE = 0.18;

    private static final double NUMBER_AT = 0.42;
    private static final double ARROW_AT = 0.72;
    private static final double ARROW = 0.085;

    /** The largest number of steps that are numbered. Longer walks have numbers at the vertices instead. */
    static final int MOST_NUMBERED = 12;

    private static final ColourExpression INK = ColourRole.INK;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final Board board;
    private final KnightGraph graph;
    private final Walk walk;
    private final double side;
    private final Map<Integer, Integer> visits = new HashMap<>();

    /**
     * A walk to draw.
     *
     * @param squares indices of squares in order; may be empty
     * @param marked the step that the latest change is about, from 1; anything else for none
     * @param hints squares that the knight can go to
     * @param focused the square pointed at, or {@link Board#NONE}
     * @param glide the position of the knight on its way to the last square
     */
    public record Walk(List<Integer> squares, int marked, Set<Integer> hints, int focused, KnightMotion glide)
            implements DrawableKnightBoard {
        public Walk {
            squares = List.copyOf(squares);
        }

        @Override
        public Sketch sketch(BoardGeometry geometry) {
            return WalkArrowDrawing.of(geometry, this);
        }

        @Override
        public List<VisibleBoardSign> signs(double side, Board board) {
            return WalkArrowLegendSigns.of(side, board, this);
        }
    }

    private WalkArrowDrawing(BoardGeometry geometry, Walk walk) {
        this.geometry = geometry;
        this.board = geometry.board();
        this.graph = KnightGraph.of(board);
        this.walk = walk;
        this.side = geometry.side();
        walk.squares().forEach(square -> visits.merge(square, 1, Integer::sum));
    }

    public static Sketch of(BoardGeometry geometry, Walk walk) {
        return new WalkArrowDrawing(geometry, walk).draw();
    }

    private Sketch draw() {
        new BoardBackgroundDrawing(pencil, geometry).draw();
        walk.hints().stream().filter(square -> !visits.containsKey(square)).forEach(this::hint);
        steps();
        visits.keySet().stream().filter(square -> square != head()).forEach(this::vertex);
        if (head() != Board.NONE) {
            knight();
        }
        BoardDrawing.focus(pencil, geometry, walk.focused());
        return pencil.sketch(geometry.width(), geometry.height());
    }

    private void hint(int square) {
        LineStyle ring =
                LineStyle.flat(ColourRole.MUTED, Math.max(0.016 * side, 1)).dashed(0.045 * side, 0.04 * side);
        pencil.disc(x(square), y(square), 0.23 * side, AreaStyle.outlined(ring));
        name(square, 0, SketchShape.Weight.REGULAR, ColourRole.MUTED);
    }

    private void steps() {
        int last = walk.squares().size() - 1;
        if (isStep(walk.marked())) {
            line(walk.marked(), LineStyle.flat(ColourRole.ACCENT, BAND * side));
        }
        for (int step = 1; step <= last; step++) {
            ColourExpression ink = step == walk.marked() ? ColourRole.ON_ACCENT : INK;
            LineStyle stroke = LineStyle.flat(ink, Math.max(LINE * side, 1));
            line(step, isEdge(step) ? stroke : stroke.dashed(0.09 * side, 0.07 * side));
        }
        if (geometry.isDetailed()) {
            arrows();
        }
    }

    /** An edge in the direction walked. */
    private record Edge(int from, int to) {}

    /** Draws one arrow for each edge and direction, with the numbers of all steps along it. */
    private void arrows() {
        Map<Edge, List<Integer>> steps = new LinkedHashMap<>();
        for (int step = 1; step < walk.squares().size(); step++) {
            steps.computeIfAbsent(new Edge(from(step), to(step)), _ -> new ArrayList<>())
                    .add(step);
        }
        boolean numbered = isNumbered(walk);
        steps.forEach((edge, along) -> arrow(edge, along.contains(walk.marked()) ? ColourRole.ON_ACCENT : INK));
        // Numbers are drawn last: the arrow of a step back along an edge would cover the number of the step there.
        steps.forEach((edge, along) -> {
            if (numbered || along.contains(walk.marked())) {
                number(edge, along);
            }
        });
    }

    /** Returns whether the steps are numbered, rather than the vertices. */
    static boolean isNumbered(Walk walk) {
        return walk.squares().size() - 1 <= MOST_NUMBERED;
    }

    private boolean isStep(int step) {
        return step >= 1 && step < walk.squares().size();
    }

    private boolean isEdge(int step) {
        return graph.hasEdge(from(step), to(step));
    }

    private int from(int step) {
        return walk.squares().get(step - 1);
    }

    private int to(int step) {
        return walk.squares().get(step);
    }

    private void line(int step, LineStyle stroke) {
        pencil.line(x(from(step)), y(from(step)), x(to(step)), y(to(step)), stroke);
    }

    private void arrow(Edge edge, ColourExpression ink) {
        double dx = x(edge.to) - x(edge.from);
        double dy = y(edge.to) - y(edge.from);
        double length = Math.hypot(dx, dy);
        double ux = dx / length * ARROW * side;
        double uy = dy / length * ARROW * side;
        double tipX = x(edge.from) + dx * ARROW_AT;
        double tipY = y(edge.from) + dy * ARROW_AT;
        double backX = tipX - 2 * ux;
        double backY = tipY - 2 * uy;
        pencil.outline(
                VectorOutline.closed(
                        tipX, tipY, backX - uy * 0.9, backY + ux * 0.9, backX + uy * 0.9, backY - ux * 0.9),
                AreaStyle.filled(ink));
    }

    private void number(Edge edge, List<Integer> steps) {
        double x = x(edge.from) + (x(edge.to) - x(edge.from)) * NUMBER_AT;
        double y = y(edge.from) + (y(edge.to) - y(edge.from)) * NUMBER_AT;
        boolean marked = steps.contains(walk.marked());
        ColourExpression ink = marked ? ColourRole.ON_ACCENT : INK;
        ColourExpression fill = marked ? ColourRole.ACCENT : ColourRole.SURFACE;
        String text = steps.stream().map(String::valueOf).collect(Collectors.joining(", "));
        double half = Math.max(NUMBER, 0.05 * (text.length() + 1)) * side;
        AreaStyle style = AreaStyle.of(fill, LineStyle.flat(ink, Math.max(0.016 * side, 1)));
        pencil.box(x - half, y - NUMBER * side, 2 * half, 2 * NUMBER * side, NUMBER * side, style);
        pencil.centred(x, y, text, numberType(), SketchShape.Weight.STRONG, ink);
    }

    private int head() {
        return walk.squares().isEmpty() ? Board.NONE : walk.squares().getLast();
    }

    private boolean isMarked(int square) {
        return isStep(walk.marked()) && square == to(walk.marked());
    }

    private void vertex(int square) {
        boolean start = square == walk.squares().getFirst();
        boolean marked = isMarked(square);
        ColourExpression ink = marked ? ColourRole.ON_ACCENT : INK;
        LineStyle ring = LineStyle.flat(ink, Math.max(0.022 * side, 1));
        ColourExpression fill = marked ? ColourRole.ACCENT : ColourRole.SURFACE;
        if (start || visits.get(square) > 1) {
            pencil.disc(x(square), y(square), SECOND_RING * side, AreaStyle.of(fill, ring));
        }
        pencil.disc(x(square), y(square), VERTEX * side, AreaStyle.of(fill, ring));
        name(square, 0, SketchShape.Weight.STRONG, ink);
        if (!isNumbered(walk) && !start) {
            arrival(square);
        }
    }

    /**
     * Draws the number of the last step that leads to a vertex beside the vertex, because numbers at the steps of a
     * long walk would overlap.
     */
    private void arrival(int square) {
        double x = x(square) + 0.27 * side;
        double y = y(square) - 0.27 * side;
        pencil.disc(x, y, NUMBER * side, AreaStyle.filled(ColourRole.SURFACE));
        if (geometry.isDetailed()) {
            String number = NumberFormatter.grouped(walk.squares().lastIndexOf(square));
            pencil.centred(x, y, number, numberType(), SketchShape.Weight.STRONG, INK);
        }
    }

    private void knight() {
        boolean marked = isMarked(head());
        ColourExpression fill = marked ? ColourRole.ACCENT : INK;
        ColourExpression knight = marked ? ColourRole.ON_ACCENT : ColourRole.PAGE;
        LineStyle ring = LineStyle.flat(marked ? ColourRole.ON_ACCENT : INK, Math.max(0.022 * side, 1));
        double x = walk.glide().x(geometry, head());
        double y = walk.glide().y(geometry, head());
        double raised = y - (geometry.isDetailed() ? RAISED * side : 0);
        pencil.disc(x, raised, HEAD * side, AreaStyle.of(fill, ring));
        pencil.add(KnightGlyph.at(x, raised, 0.56 * side, knight));
        if (geometry.isDetailed()) {
            pencil.centred(x, y + NAME_BELOW * side, label(head()), headText(), SketchShape.Weight.STRONG, INK);
        }
    }

    private void name(int square, double below, SketchShape.Weight weight, ColourExpression tone) {
        if (geometry.isDetailed()) {
            pencil.centred(x(square), y(square) + below, label(square), text(label(square)), weight, tone);
        }
    }

    private String label(int square) {
        return SquareNames.name(board, square);
    }

    /** Returns the type size of a name in its ring, which depends on the length of the name. */
    private double text(String name) {
        return Math.clamp((name.length() > 2 ? 0.175 : 0.24) * side, 10, 20);
    }

    private double numberType() {
        return Math.clamp(NUMBER_TYPE * side, 8, 20);
    }

    /** Returns the type size of the name between the knight and the edge of its square. */
    private double headText() {
        return Math.clamp(0.18 * side, 10, 18);
    }

    private double x(int square) {
        return geometry.centreX(square);
    }

    private double y(int square) {
        return geometry.centreY(square);
    }
}
