package knightschool.drawing;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;

/**
 * A walk on a board: numbered arrows between the vertices it visits, a second ring around the first, the knight on the
 * last, and dashed rings where it may go next. One step may be marked as the one that broke something.
 */
public final class WalkDrawing {
    private static final double BADGE_AT = 0.42;
    private static final double TIP_AT = 0.70;
    private static final Tone INK = Role.INK.tone();
    private static final Tone ACCENT = Role.ACCENT.tone();

    private final Pencil pencil = new Pencil();
    private final BoardGeometry geometry;
    private final KnightGraph graph;
    private final int[] walk;
    private final int marked;
    private final double side;

    private WalkDrawing(BoardGeometry geometry, int[] walk, int marked) {
        this.geometry = geometry;
        this.graph = KnightGraph.of(geometry.board());
        this.walk = walk.clone();
        this.marked = marked;
        this.side = geometry.side();
    }

    /**
     * @param walk indices of squares of the board in their order; may be empty
     * @param marked the step in yellow, from 1: step i goes from square i − 1 of the walk to square i; 0 for none
     * @param offers whether the squares are shown where the walk may go next
     */
    public static Sketch of(BoardGeometry geometry, int[] walk, int marked, boolean offers) {
        return new WalkDrawing(geometry, walk, marked).draw(offers);
    }

    private Sketch draw(boolean offers) {
        new GroundDrawing(pencil, geometry).draw();
        if (walk.length > 0) {
            if (offers) {
                offers();
            }
            edges().forEach((edge, _) -> line(edge));
            edges().forEach(this::arrow);
            vertices();
        }
        return pencil.sketch(geometry.width(), geometry.height());
    }

    private void offers() {
        Set<Integer> visited = IntStream.of(walk).boxed().collect(Collectors.toSet());
        for (int neighbour : graph.neighbours(walk[walk.length - 1])) {
            if (!visited.contains(neighbour)) {
                Stroke dashes = Stroke.flat(Role.MUTED.tone(), 0.018 * side).dashed(0.054 * side, 0.042 * side);
                pencil.disc(x(neighbour), y(neighbour), 0.23 * side, Style.outlined(dashes));
                name(neighbour, 0, Shape.Weight.REGULAR, Role.MUTED.tone());
            }
        }
    }

    /** An edge in the direction walked. */
    private record Edge(int from, int to) {}

    /** The steps along each edge and direction, in the order of their first. */
    private Map<Edge, List<Integer>> edges() {
        return IntStream.range(1, walk.length)
                .boxed()
                .collect(Collectors.groupingBy(
                        step -> new Edge(walk[step - 1], walk[step]), LinkedHashMap::new, Collectors.toList()));
    }

    private void line(Edge edge) {
        if (marked > 0 && walk[marked - 1] == edge.from && walk[marked] == edge.to) {
            straight(edge, Stroke.flat(ACCENT, 0.12 * side));
        }
        Stroke stroke = Stroke.flat(INK, 0.036 * side);
        boolean isEdge = graph.hasEdge(edge.from, edge.to);
        straight(edge, isEdge ? stroke : stroke.dashed(0.08 * side, 0.06 * side));
    }

    private void straight(Edge edge, Stroke stroke) {
        pencil.line(x(edge.from), y(edge.from), x(edge.to), y(edge.to), stroke);
    }

    private void arrow(Edge edge, List<Integer> steps) {
        double dx = x(edge.to) - x(edge.from);
        double dy = y(edge.to) - y(edge.from);
        double length = Math.hypot(dx, dy);
        if (length > 0) {
            head(x(edge.from) + TIP_AT * dx, y(edge.from) + TIP_AT * dy, dx / length, dy / length);
            badge(x(edge.from) + BADGE_AT * dx, y(edge.from) + BADGE_AT * dy, steps);
        }
    }

    private void head(double tipX, double tipY, double ux, double uy) {
        double baseX = tipX - 0.16 * side * ux;
        double baseY = tipY - 0.16 * side * uy;
        double half = 0.075 * side;
        pencil.outline(
                new Curve(List.of(
                        new Curve.Move(tipX, tipY),
                        new Curve.To(baseX - half * uy, baseY + half * ux),
                        new Curve.To(baseX + half * uy, baseY - half * ux),
                        new Curve.Close())),
                Style.filled(INK));
    }

    private void badge(double x, double y, List<Integer> steps) {
        String text = steps.stream().map(String::valueOf).collect(Collectors.joining(", "));
        double radius = 0.12 * side;
        double half = Math.max(radius, 0.042 * side * (text.length() + 1));
        boolean isMarked = steps.contains(marked);
        Stroke border = Stroke.flat(INK, 0.014 * side);
        Style style = Style.of(isMarked ? ACCENT : Role.PAGE.tone(), border);
        pencil.box(x - half, y - radius, 2 * half, 2 * radius, radius, style);
        pencil.centred(x, y, text, 0.14 * side, Shape.Weight.STRONG, isMarked ? Role.ON_ACCENT.tone() : INK);
    }

    private void vertices() {
        Set<Integer> squares = new LinkedHashSet<>(IntStream.of(walk).boxed().toList());
        int last = walk[walk.length - 1];
        int broken = marked > 0 ? walk[marked] : Board.NONE;
        squares.stream().filter(square -> square != last).forEach(square -> vertex(square, square == broken));
        knight(last, last == broken);
    }

    private void vertex(int square, boolean broken) {
        Tone ink = broken ? Role.ON_ACCENT.tone() : INK;
        if (broken) {
            disc(square, 0.29, Style.of(ACCENT, Stroke.flat(INK, 0.03 * side)));
            disc(square, 0.228, Style.outlined(Stroke.flat(ink, 0.016 * side)));
        } else {
            disc(square, 0.225, Style.of(Role.SURFACE.tone(), Stroke.flat(ink, 0.024 * side)));
            if (square == walk[0]) {
                disc(square, 0.283, Style.outlined(Stroke.flat(ink, 0.017 * side)));
            }
        }
        name(square, 0, Shape.Weight.STRONG, ink);
    }

    private void knight(int square, boolean broken) {
        Tone paper = broken ? Role.ON_ACCENT.tone() : Role.PAGE.tone();
        disc(square, 0.293, broken ? Style.of(ACCENT, Stroke.flat(INK, 0.03 * side)) : Style.filled(INK));
        if (square == walk[0]) {
            disc(square, 0.36, Style.outlined(Stroke.flat(INK, 0.017 * side)));
        }
        pencil.add(KnightGlyph.at(x(square), y(square), 0.565 * side, paper));
        name(square, square == walk[0] ? 0.45 : 0.39, Shape.Weight.STRONG, INK);
    }

    private void disc(int square, double radius, Style style) {
        pencil.disc(x(square), y(square), radius * side, style);
    }

    private void name(int square, double below, Shape.Weight weight, Tone tone) {
        if (geometry.isDetailed()) {
            String name = SquareNames.name(geometry.board(), square);
            double size = (below == 0 ? 0.175 : 0.152) * side;
            pencil.centred(x(square), y(square) + below * side, name, size, weight, tone);
        }
    }

    private double x(int square) {
        return geometry.centreX(square);
    }

    private double y(int square) {
        return geometry.centreY(square);
    }
}
