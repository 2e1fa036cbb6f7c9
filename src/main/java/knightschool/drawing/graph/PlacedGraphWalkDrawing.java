package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.graph.PlacedGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;

/**
 * Draws a walk on a graph with places: used edges are thick and have arrows and the numbers of their steps, a step that
 * is no edge is dashed, the last vertex is filled, and vertices have their names inside, or below if they are long.
 *
 * @param walk the vertices of the walk, in order
 * @param marked the step that decides what the walk is, from 1; anything else for none
 * @param reachable the vertices marked as reachable along an unused edge
 * @param pointed the vertex pointed at, or a number that is no vertex
 * @param answer the marks of an answer
 */
public record PlacedGraphWalkDrawing(
        PlacedGraph graph,
        List<Integer> walk,
        int marked,
        Set<Integer> reachable,
        int pointed,
        QuizAnswerMarks answer) {
    /** The diameter of a vertex as a share of the distance between vertices that are evenly spread. */
    private static final double SHARE = 0.3;

    /** The largest diameter as a part of the least distance between two vertices, so that these stay apart. */
    private static final double LARGEST_PART = 0.8;

    private static final double SMALLEST = 14;
    private static final double LARGEST = 46;

    /** The width of a used edge as a fraction of the diameter of a vertex. */
    private static final double USED = 0.11;

    /** The width of an unused edge, in pixels. */
    private static final double THIN = 2;

    /** The place of an arrow as a part of its edge between the rims, so that those of both directions are apart. */
    private static final double ARROW_AT = 0.7;

    /** Half the length of an arrow as a fraction of the diameter of a vertex. */
    private static final double ARROW = 0.24;

    /** The largest number of vertices of a walk whose steps have numbers. */
    private static final int MOST_NUMBERED = 25;

    private static final double LETTER = 0.46;

    /** The usual width of a letter or digit as a fraction of its type. */
    private static final double LETTER_WIDTH = 0.6;

    /** The height of a text and of the room around it as a fraction of its type. */
    private static final double LETTER_HEIGHT = 1.1;

    /** The longest name that is written inside its vertex, in letters. */
    private static final int LONGEST_INSIDE = 3;

    /** The smallest type of a name inside its vertex, in pixels. */
    private static final double LEAST_INSIDE = 10;

    /** The type of a name below its vertex, in pixels. */
    private static final double BELOW = 15;

    private static final double RING = 0.66;
    private static final double SIGN = 34;

    /** The diameter of a vertex in a sign, in pixels: large enough for a letter. */
    private static final double VERTEX_IN_SIGN = 24;

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
        return in(layout, size(layout));
    }

    private GraphFigure in(GraphFigureLayout layout, double size) {
        Set<UndirectedEdge> used = steps().stream().map(Step::edge).collect(Collectors.toSet());
        Set<UndirectedEdge> deciding = steps().stream()
                .filter(step -> step.number() == marked)
                .map(Step::edge)
                .collect(Collectors.toSet());
        int[] others = graph.vertices().filter(vertex -> vertex != last()).toArray();
        int[] now = graph.vertices().filter(vertex -> vertex == last()).toArray();
        return new GraphFigure(
                layout.places(),
                ColourRole.PAGE,
                List.of(
                        EdgeBatch.all(ends(edge -> !used.contains(edge)), ColourRole.MUTED, THIN),
                        EdgeBatch.all(ends(deciding::contains), ColourRole.ACCENT, 3 * USED * size),
                        EdgeBatch.all(ends(deciding::contains), ColourRole.ON_ACCENT, USED * size),
                        EdgeBatch.all(
                                ends(edge -> used.contains(edge) && !deciding.contains(edge)),
                                ColourRole.INK,
                                USED * size)),
                List.of(
                        new VertexBatch(others, size, ColourRole.SURFACE, ColourRole.INK, 2),
                        new VertexBatch(now, size, ColourRole.ACCENT, ColourRole.INK, 2)),
                marks(layout.places(), size, layout.width(), layout.height()));
    }

    private double size(GraphFigureLayout layout) {
        return Math.min(
                layout.vertexSize(SHARE, graph.vertexCount(), SMALLEST, LARGEST),
                LARGEST_PART * leastDistance(layout.places()));
    }

    /** Returns the distance of the two vertices that are nearest to each other, in pixels. */
    private double leastDistance(VertexPositions places) {
        return graph.vertices()
                .mapToDouble(one -> graph.vertices()
                        .filter(other -> other > one)
                        .mapToDouble(other ->
                                Math.hypot(places.x()[one] - places.x()[other], places.y()[one] - places.y()[other]))
                        .min()
                        .orElse(Double.MAX_VALUE))
                .min()
                .orElse(Double.MAX_VALUE);
    }

    /** Returns how far from its centre a vertex is hit, in pixels. */
    public double reach(GraphFigureLayout layout) {
        return RING * size(layout);
    }

    /** A step from one vertex to another, along an edge or not. */
    private record Step(int number, int from, int to) {
        UndirectedEdge edge() {
            return UndirectedEdge.of(from, to);
        }
    }

    private int last() {
        return walk.isEmpty() ? -1 : walk.getLast();
    }

    private List<Step> steps() {
        return IntStream.range(1, walk.size())
                .filter(i -> !walk.get(i - 1).equals(walk.get(i)))
                .mapToObj(i -> new Step(i, walk.get(i - 1), walk.get(i)))
                .toList();
    }

    private boolean isEdge(Step step) {
        return graph.hasEdge(step.from(), step.to());
    }

    private int[] ends(Predicate<UndirectedEdge> selection) {
        return graph.edges().stream()
                .filter(selection)
                .flatMap(edge -> Stream.of(edge.smaller(), edge.larger()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private Sketch marks(VertexPositions places, double size, double width, double height) {
        SketchBuilder pencil = new SketchBuilder();
        steps().stream().filter(step -> !isEdge(step)).forEach(step -> noEdge(pencil, places, step, size));
        arrows(pencil, places, size);
        reachable.forEach(vertex -> ring(
                pencil,
                places,
                vertex,
                size,
                LineStyle.flat(ColourRole.MUTED, 2).dashed(4, 4)));
        if (graph.hasVertex(pointed)) {
            ring(pencil, places, pointed, size, LineStyle.flat(ColourRole.INK, 2));
        }
        answer.squares().stream()
                .filter(graph::hasVertex)
                .forEach(vertex -> ring(pencil, places, vertex, 1.2 * size, LineStyle.flat(ColourRole.INK, 3)));
        // Names below vertices that are close together would cover their neighbours.
        boolean isCrowded = leastDistance(places) < 2 * BELOW;
        graph.vertices()
                .filter(vertex -> !isCrowded || isInside(vertex, size) || vertex == pointed || vertex == last())
                .forEach(vertex -> name(pencil, places, vertex, size));
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

    /** Draws a step that is no edge: a dashed line between the rims of two vertices. */
    private void noEdge(SketchBuilder pencil, VertexPositions places, Step step, double size) {
        double x = places.x()[step.from()];
        double y = places.y()[step.from()];
        double dx = places.x()[step.to()] - x;
        double dy = places.y()[step.to()] - y;
        double part = Math.min(0.5, size / 2 / Math.max(1, Math.hypot(dx, dy)));
        if (step.number() == marked) {
            LineStyle band = LineStyle.flat(ColourRole.ACCENT, 3 * USED * size);
            pencil.line(x + part * dx, y + part * dy, x + dx - part * dx, y + dy - part * dy, band);
        }
        LineStyle dashes = LineStyle.flat(ink(step.number() == marked), Math.max(2, USED * size / 2))
                .dashed(7, 6);
        pencil.line(x + part * dx, y + part * dy, x + dx - part * dx, y + dy - part * dy, dashes);
    }

    private static ColourExpression ink(boolean isMarked) {
        return isMarked ? ColourRole.ON_ACCENT : ColourRole.INK;
    }

    /** Draws one arrow for each edge and direction, with the numbers of the steps along it if they are few. */
    private void arrows(SketchBuilder pencil, VertexPositions places, double size) {
        Map<Arrow, List<Step>> along = steps().stream()
                .collect(Collectors.groupingBy(
                        step -> Arrow.of(step, places, size), LinkedHashMap::new, Collectors.toList()));
        along.forEach((arrow, steps) -> arrow.draw(pencil, ink(isMarked(steps))));
        along.forEach((arrow, steps) -> {
            if (isMarked(steps) || walk.size() <= MOST_NUMBERED) {
                String numbers =
                        steps.stream().map(one -> String.valueOf(one.number())).collect(Collectors.joining(", "));
                arrow.number(pencil, numbers, Math.clamp(LETTER * size * 0.8, 11, 16));
            }
        });
    }

    private boolean isMarked(List<Step> steps) {
        return steps.stream().anyMatch(step -> step.number() == marked);
    }

    /**
     * The arrow of an edge in one direction.
     *
     * @param x the middle of the arrow, in pixels
     * @param dx the direction, of length 1
     * @param half half the length, and half the width, in pixels
     */
    private record Arrow(double x, double y, double dx, double dy, double half) {
        /** Places the arrow between the rims of two vertices. */
        static Arrow of(Step step, VertexPositions places, double size) {
            double x = places.x()[step.from()];
            double y = places.y()[step.from()];
            double length = Math.max(1, Math.hypot(places.x()[step.to()] - x, places.y()[step.to()] - y));
            double dx = (places.x()[step.to()] - x) / length;
            double dy = (places.y()[step.to()] - y) / length;
            double visible = Math.max(0, length - size);
            double at = size / 2 + ARROW_AT * visible;
            return new Arrow(x + at * dx, y + at * dy, dx, dy, Math.min(ARROW * size, visible / 6));
        }

        void draw(SketchBuilder pencil, ColourExpression tone) {
            pencil.outline(
                    VectorOutline.closed(
                            x + half * dx,
                            y + half * dy,
                            x - half * (dx + dy),
                            y - half * (dy - dx),
                            x - half * (dx - dy),
                            y - half * (dy + dx)),
                    AreaStyle.filled(tone));
        }

        /** Writes the numbers of the steps beside the arrow, at a distance at which they do not touch it. */
        void number(SketchBuilder pencil, String numbers, double type) {
            double away = half
                    + LETTER_WIDTH * type * numbers.length() * Math.abs(dy) / 2
                    + LETTER_HEIGHT * type * Math.abs(dx) / 2;
            written(pencil, x - away * dy, y + away * dx, numbers, type, SketchShape.Weight.REGULAR);
        }
    }

    /** Writes a text over what is drawn already. */
    private static void written(
            SketchBuilder pencil, double x, double y, String text, double type, SketchShape.Weight weight) {
        double width = LETTER_WIDTH * type * text.length() + 2;
        double height = LETTER_HEIGHT * type;
        pencil.box(x - width / 2, y - height / 2, width, height, 3, AreaStyle.filled(ColourRole.PAGE));
        pencil.centred(x, y, text, type, weight, ColourRole.INK);
    }

    /** Writes a short name inside its vertex, and a long one below. */
    private void name(SketchBuilder pencil, VertexPositions places, int vertex, double size) {
        String name = graph.name(vertex);
        double x = places.x()[vertex];
        double y = places.y()[vertex];
        if (!isInside(vertex, size)) {
            written(pencil, x, y + size / 2 + BELOW, name, BELOW, SketchShape.Weight.STRONG);
            return;
        }
        ColourExpression tone = vertex == last() ? ColourRole.ON_ACCENT : ColourRole.INK;
        pencil.centred(x, y, name, typeInside(vertex, size), SketchShape.Weight.STRONG, tone);
    }

    private boolean isInside(int vertex, double size) {
        return graph.name(vertex).length() <= LONGEST_INSIDE && typeInside(vertex, size) >= LEAST_INSIDE;
    }

    /** Returns the size of a name inside its vertex, in pixels, whether or not it can be read. */
    private double typeInside(int vertex, double size) {
        return LETTER * size * Math.min(1, 2.0 / graph.name(vertex).length());
    }

    /** The signs of the drawing. */
    public enum Sign {
        VERTEX,
        EDGE,
        USED_EDGE,
        NO_EDGE,
        DECIDING_STEP,
        LAST_VERTEX,
        REACHABLE_VERTEX,
        RIGHT_VERTEX,
        WRONG_VERTEX;

        /**
         * Returns the sign as it looks, for a legend: cut out of a drawing of a walk of one step.
         *
         * @param name the name in the sign of a vertex
         */
        Sketch sketch(String name) {
            PlacedGraph graph = new PlacedGraph(
                    List.of(new PlacedGraph.PlacedVertex(name, 0, 0), new PlacedGraph.PlacedVertex(name + "_", 1, 0)),
                    isOfVertex() || this == NO_EDGE ? List.of() : List.of(new UndirectedEdge(0, 1)));
            List<Integer> walk = switch (this) {
                case LAST_VERTEX -> List.of(0);
                case USED_EDGE, NO_EDGE, DECIDING_STEP -> List.of(0, 1);
                default -> List.of();
            };
            PlacedGraphWalkDrawing drawing = new PlacedGraphWalkDrawing(
                    graph,
                    walk,
                    this == DECIDING_STEP ? 1 : 0,
                    this == REACHABLE_VERTEX ? Set.of(0) : Set.of(),
                    -1,
                    QuizAnswerMarks.ofSquares(
                            this == RIGHT_VERTEX ? List.of(0) : List.of(),
                            this == WRONG_VERTEX ? List.of(0) : List.of()));
            double middle = SIGN / 2;
            VertexPositions places = new VertexPositions(
                    new double[] {isOfVertex() ? middle : -middle, isOfVertex() ? 4 * SIGN : SIGN + middle},
                    new double[] {middle, middle});
            return GraphFigureToSketchConverter.of(
                    drawing.in(new GraphFigureLayout(places, List.of(), SIGN, SIGN, 1), VERTEX_IN_SIGN));
        }

        private boolean isOfVertex() {
            return this != EDGE && this != USED_EDGE && this != NO_EDGE && this != DECIDING_STEP;
        }
    }

    /** Returns a sign for the legend of this graph: a vertex has the shortest of its names. */
    public Sketch sketch(Sign sign) {
        return sign.sketch(graph.placedVertices().stream()
                .map(PlacedGraph.PlacedVertex::name)
                .min(Comparator.comparingInt(String::length))
                .orElseThrow());
    }

    /** Returns the signs that are in the drawing. */
    public List<Sign> visibleSigns() {
        List<Sign> signs = new ArrayList<>(List.of(Sign.VERTEX));
        if (graph.edgeCount() > 0) {
            signs.add(Sign.EDGE);
        }
        if (steps().stream().anyMatch(this::isEdge)) {
            signs.add(Sign.USED_EDGE);
        }
        if (!steps().stream().allMatch(this::isEdge)) {
            signs.add(Sign.NO_EDGE);
        }
        if (steps().stream().anyMatch(step -> step.number() == marked)) {
            signs.add(Sign.DECIDING_STEP);
        }
        if (!walk.isEmpty()) {
            signs.add(Sign.LAST_VERTEX);
        }
        if (!reachable.isEmpty()) {
            signs.add(Sign.REACHABLE_VERTEX);
        }
        if (!answer.squares().isEmpty()) {
            signs.add(Sign.RIGHT_VERTEX);
        }
        if (!answer.crossed().isEmpty()) {
            signs.add(Sign.WRONG_VERTEX);
        }
        return signs;
    }

    /** Returns the vertices that have a sign; empty if it is a sign of edges or of every vertex. */
    public List<Integer> verticesOf(Sign sign) {
        return switch (sign) {
            case LAST_VERTEX -> List.of(last());
            case REACHABLE_VERTEX -> reachable.stream().sorted().toList();
            case RIGHT_VERTEX -> answer.squares();
            case WRONG_VERTEX -> answer.crossed();
            case VERTEX, EDGE, USED_EDGE, NO_EDGE, DECIDING_STEP -> List.of();
        };
    }
}
