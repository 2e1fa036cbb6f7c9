package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.graph.PlacedGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;

/**
 * Draws a walk on a graph with places: used edges are thick, a step that is no edge is dashed, the last vertex is
 * filled, and vertices have their names inside, or below if they are long.
 *
 * @param walk the vertices of the walk, in order
 * @param reachable the vertices marked as reachable along an unused edge
 * @param pointed the vertex pointed at, or a number that is no vertex
 * @param answer the marks of an answer
 */
public record PlacedGraphWalkDrawing(
        PlacedGraph graph, List<Integer> walk, Set<Integer> reachable, int pointed, QuizAnswerMarks answer) {
    /** The diameter of a vertex as a share of the distance between vertices that are evenly spread. */
    private static final double SHARE = 0.3;

    private static final double SMALLEST = 14;
    private static final double LARGEST = 46;

    /** The width of a used edge as a fraction of the diameter of a vertex. */
    private static final double USED = 0.14;

    private static final double LETTER = 0.46;
    /** The longest name that is written inside its vertex, in letters. */
    private static final int LONGEST_INSIDE = 3;

    /** The type of a name below its vertex, in pixels. */
    private static final double BELOW = 15;

    private static final double RING = 0.66;
    private static final double SIGN = 34;

    public PlacedGraphWalkDrawing {
        walk = List.copyOf(walk);
        reachable = Set.copyOf(reachable);
    }

    /** Returns the least distance from a vertex to the rim of the picture, so that its name has room, in pixels. */
    public static double margin(PlacedGraph graph) {
        int longest = graph.placedVertices().stream()
                .mapToInt(vertex -> vertex.name().length())
                .max()
                .orElse(0);
        return longest > LONGEST_INSIDE ? Math.max(LARGEST, longest * BELOW / 3) : LARGEST;
    }

    /** Returns the figure in the given places. */
    public GraphFigure in(GraphFigureLayout layout) {
        double size = layout.vertexSize(SHARE, graph.vertexCount(), SMALLEST, LARGEST);
        Set<UndirectedEdge> used = new HashSet<>(steps());
        List<UndirectedEdge> unused =
                graph.edges().stream().filter(edge -> !used.contains(edge)).toList();
        List<UndirectedEdge> walked =
                graph.edges().stream().filter(used::contains).toList();
        int[] others = graph.vertices().filter(vertex -> vertex != last()).toArray();
        int[] now = graph.vertices().filter(vertex -> vertex == last()).toArray();
        return new GraphFigure(
                layout.places(),
                ColourRole.PAGE,
                List.of(
                        EdgeBatch.all(ends(unused), ColourRole.MUTED, Math.max(1.5, USED * size / 3)),
                        EdgeBatch.all(ends(walked), ColourRole.ACCENT, USED * size)),
                List.of(
                        new VertexBatch(others, size, ColourRole.SURFACE, ColourRole.INK, 2),
                        new VertexBatch(now, size, ColourRole.ACCENT, ColourRole.INK, 2)),
                marks(layout.places(), size, layout.width(), layout.height()));
    }

    private int last() {
        return walk.isEmpty() ? -1 : walk.getLast();
    }

    /** Returns the steps from one vertex to another, along an edge or not. */
    private List<UndirectedEdge> steps() {
        List<UndirectedEdge> steps = new ArrayList<>();
        for (int i = 1; i < walk.size(); i++) {
            if (!walk.get(i - 1).equals(walk.get(i))) {
                steps.add(UndirectedEdge.of(walk.get(i - 1), walk.get(i)));
            }
        }
        return steps;
    }

    private static int[] ends(List<UndirectedEdge> edges) {
        return edges.stream()
                .flatMap(edge -> Stream.of(edge.smaller(), edge.larger()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private Sketch marks(VertexPositions places, double size, double width, double height) {
        SketchBuilder pencil = new SketchBuilder();
        LineStyle noEdge =
                LineStyle.round(ColourRole.ACCENT, Math.max(2, USED * size / 2)).dashed(6, 6);
        steps().stream()
                .filter(step -> !graph.hasEdge(step.smaller(), step.larger()))
                .forEach(step -> betweenRims(pencil, places, step, size / 2, noEdge));
        reachable.forEach(vertex -> ring(pencil, places, vertex, size, LineStyle.flat(ColourRole.ACCENT, 2)));
        if (graph.hasVertex(pointed)) {
            ring(pencil, places, pointed, size, LineStyle.flat(ColourRole.INK, 2));
        }
        answer.squares().stream()
                .filter(graph::hasVertex)
                .forEach(vertex -> ring(pencil, places, vertex, 1.2 * size, LineStyle.flat(ColourRole.INK, 3)));
        graph.vertices().forEach(vertex -> name(pencil, places, vertex, size));
        answer.crossed().stream()
                .filter(graph::hasVertex)
                .forEach(vertex -> pencil.cross(
                        places.x()[vertex],
                        places.y()[vertex],
                        RING * size,
                        LineStyle.round(ColourRole.INK, Math.max(2, size / 10))));
        return pencil.sketch(width, height);
    }

    private static void ring(SketchBuilder pencil, VertexPositions places, int vertex, double size, LineStyle stroke) {
        pencil.disc(places.x()[vertex], places.y()[vertex], RING * size, AreaStyle.outlined(stroke));
    }

    /** Draws a line between two vertices that leaves out what lies inside them. */
    private static void betweenRims(
            SketchBuilder pencil, VertexPositions places, UndirectedEdge step, double radius, LineStyle stroke) {
        double x = places.x()[step.smaller()];
        double y = places.y()[step.smaller()];
        double dx = places.x()[step.larger()] - x;
        double dy = places.y()[step.larger()] - y;
        double part = Math.min(0.5, radius / Math.max(1, Math.hypot(dx, dy)));
        pencil.line(x + part * dx, y + part * dy, x + dx - part * dx, y + dy - part * dy, stroke);
    }

    /** Writes a short name inside its vertex, and a long one below. */
    private void name(SketchBuilder pencil, VertexPositions places, int vertex, double size) {
        String name = graph.name(vertex);
        double x = places.x()[vertex];
        double y = places.y()[vertex];
        if (name.length() > LONGEST_INSIDE) {
            pencil.centred(x, y + size / 2 + BELOW, name, BELOW, SketchShape.Weight.STRONG, ColourRole.INK);
            return;
        }
        ColourExpression tone = vertex == last() ? ColourRole.ON_ACCENT : ColourRole.INK;
        double type = LETTER * size * Math.min(1, 2.0 / name.length());
        pencil.centred(x, y, name, type, SketchShape.Weight.STRONG, tone);
    }

    /** The signs of the drawing. */
    public enum Sign {
        USED_EDGE,
        LAST_VERTEX,
        REACHABLE_VERTEX;

        /** Returns the sign as it looks, for a legend. */
        public Sketch sketch() {
            SketchBuilder pencil = new SketchBuilder();
            switch (this) {
                case USED_EDGE ->
                    pencil.line(3, SIGN / 2, SIGN - 3, SIGN / 2, LineStyle.flat(ColourRole.ACCENT, USED * SIGN));
                case LAST_VERTEX -> vertex(pencil, ColourRole.ACCENT);
                case REACHABLE_VERTEX ->
                    vertex(pencil, ColourRole.SURFACE)
                            .disc(
                                    SIGN / 2,
                                    SIGN / 2,
                                    RING * SIGN / 2,
                                    AreaStyle.outlined(LineStyle.flat(ColourRole.ACCENT, 2)));
            }
            return pencil.sketch(SIGN, SIGN);
        }

        private static SketchBuilder vertex(SketchBuilder pencil, ColourExpression fill) {
            return pencil.disc(SIGN / 2, SIGN / 2, SIGN / 4, AreaStyle.of(fill, LineStyle.flat(ColourRole.INK, 2)));
        }
    }

    /** Returns the signs that are in the drawing. */
    public List<Sign> visibleSigns() {
        List<Sign> signs = new ArrayList<>();
        if (steps().stream().anyMatch(step -> graph.hasEdge(step.smaller(), step.larger()))) {
            signs.add(Sign.USED_EDGE);
        }
        if (!walk.isEmpty()) {
            signs.add(Sign.LAST_VERTEX);
        }
        if (!reachable.isEmpty()) {
            signs.add(Sign.REACHABLE_VERTEX);
        }
        return signs;
    }
}
