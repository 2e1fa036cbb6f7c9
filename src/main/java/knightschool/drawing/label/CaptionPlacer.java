package knightschool.drawing.label;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;

/**
 * Writes captions for parts of a graph where no vertex lies and, if possible, no edge: at the best place or, if that is
 * taken, in free space near one of the vertices that the caption is about, joined to it by a dashed line. A caption
 * without a place is omitted.
 */
public final class CaptionPlacer {
    private static final double SIZE = 13;
    private static final double HEIGHT = 1.25 * SIZE;

    /** The largest distance, in pixels, of words from their vertex without a line to it. */
    private static final double NEAR = 3;

    /** The distance, in pixels, between two points of a line at which it is examined. */
    private static final double STEP = 2;

    /** The gap between a vertex and what is written beside it, in pixels. */
    private static final double GAP = 1;

    /** The cost of a place per pixel of its distance from the top, in pixels: captions are expected at the top. */
    private static final double LOWER = 0.05;

    /** The cost of a place per pixel between its centre and the band of the caption, in pixels. */
    private static final double OUTSIDE = 1.5;

    /** The cost, in pixels, of each vertex, and of other words, that the line to the vertex crosses. */
    private static final double CROSSED = 300;

    /**
     * The largest number of vertices with lines for captions without a band. Among more vertices the lines of many
     * layers could not be told apart.
     */
    private static final int MOST_LED = 256;

    /**
     * The effort among more than {@link #MOST_LED} vertices, where one place is hardly worse than the next, so that few
     * places need to be examined if the likely ones are not suitable.
     */
    private static final FreeSpaceGrid.Effort AMONG_MANY = new FreeSpaceGrid.Effort(3, 256);

    /**
     * The largest number of vertices of one caption that are examined. Of more vertices only some are, because one is
     * as good as another.
     */
    private static final int MOST_ABOUT = 128;

    /**
     * The largest number of vertices that a line may cross. Beyond it the line does not show its vertex, so there is no
     * place.
     */
    private static final int MOST_CROSSED = 12;

    /** The cost, in pixels, of a line that reaches its vertex along an edge. */
    private static final double ALONG = 40;

    private static final LineStyle LEADER = LineStyle.flat(ColourRole.INK, 2).dashed(4, 3);

    private final SketchBuilder pencil;
    private final LabelPlacer labels;
    private final VertexPositions places;
    private final double width;
    private final double height;
    private final FreeSpaceGrid free;

    /** The space that is free of edges too. */
    private final FreeSpaceGrid clear;

    private final double[] radii;
    private final List<Integer> vertices = new ArrayList<>();
    private VerticesNearLineCounter index;
    private final Map<Integer, List<Integer>> neighbours = new HashMap<>();
    private final Map<Integer, Boolean> surroundedVertices = new HashMap<>();
    private final List<Box> written = new ArrayList<>();

    /**
     * Creates a placement.
     *
     * @param labels receives the boxes of the captions, so that no name overlaps them
     * @param places the positions of the vertices, in pixels
     */
    public CaptionPlacer(
            SketchBuilder pencil, LabelPlacer labels, VertexPositions places, double width, double height) {
        this.pencil = pencil;
        this.labels = labels;
        this.places = places;
        this.width = width;
        this.height = height;
        this.free = new FreeSpaceGrid(width, height);
        this.clear = new FreeSpaceGrid(width, height);
        this.radii = new double[places.bound()];
    }

    /** Keeps a vertex with the given radius free of captions. */
    public void keepFree(int vertex, double radius) {
        radii[vertex] = radius;
        vertices.add(vertex);
        index = null;
        surroundedVertices.clear();
        take(Box.around(places.x()[vertex], places.y()[vertex], radius + GAP));
    }

    private void take(Box box) {
        free.take(box);
        clear.take(box);
    }

    /** Keeps the edge between two vertices free of captions as long as there is another place. */
    public void keepClear(int one, int other) {
        neighbours.computeIfAbsent(one, _ -> new ArrayList<>()).add(other);
        neighbours.computeIfAbsent(other, _ -> new ArrayList<>()).add(one);
        alongLine(places.x()[one], places.y()[one], places.x()[other], places.y()[other], clear::take);
    }

    private static void alongLine(double fromX, double fromY, double toX, double toY, Consumer<Box> receiver) {
        int steps = (int) Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP);
        for (int i = 0; i <= steps; i++) {
            double part = (double) i / Math.max(1, steps);
            receiver.accept(Box.around(fromX + part * (toX - fromX), fromY + part * (toY - fromY), GAP));
        }
    }

    /** Writes a caption. One that would be cut off at a side of the picture is moved inside. */
    public void write(GraphPartCaption caption) {
        double wide = LabelPlacer.width(caption.words(), SIZE);
        if (caption.x() < 0 || caption.x() > width || wide > width) {
            return;
        }
        double left = caption.x() - wide * before(caption.side());
        double top = caption.y() - HEIGHT / 2;
        double inside = Math.clamp(left, 0, width - wide);
        Box best = new Box(inside, top, inside + wide, top + HEIGHT);
        if (clear.isFree(best) && outside(caption, best) == 0) {
            write(caption, caption.side(), best);
        } else if (caption.band().isPresent() || !hasMany()) {
            alternativeBox(caption, wide)
                    .ifPresentOrElse(
                            box -> writeApart(caption, box),
                            () -> inTheMiddle(caption, wide)
                                    .ifPresent(box -> write(caption, SketchShape.Side.MIDDLE, box)));
        }
    }

    private void writeApart(GraphPartCaption caption, Box box) {
        lead(
                cheapestLine(box, Double.POSITIVE_INFINITY, visibleVertices(caption))
                        .vertex(),
                box);
        write(caption, SketchShape.Side.MIDDLE, box);
    }

    private boolean hasMany() {
        return vertices.size() > MOST_LED;
    }

    /**
     * Returns the box at the centre of a band, where words among many vertices hide only few of them; empty if that
     * does not apply.
     */
    private Optional<Box> inTheMiddle(GraphPartCaption caption, double wide) {
        return caption.band()
                .filter(band -> hasMany() && band.inner() == 0)
                .map(band ->
                        new Box(band.x() - wide / 2, band.y() - HEIGHT / 2, band.x() + wide / 2, band.y() + HEIGHT / 2))
                .filter(box -> box.left() >= 0 && box.right() <= width && box.top() >= 0 && box.bottom() <= height);
    }

    /** Returns the fraction of the words that lies to the left of their position. */
    private static double before(SketchShape.Side side) {
        return switch (side) {
            case BEGINS -> 0;
            case MIDDLE -> 0.5;
            case ENDS -> 1;
        };
    }

    private Optional<Box> alternativeBox(GraphPartCaption caption, double wide) {
        int[] about = visibleVertices(caption);
        if (about.length == 0) {
            return Optional.empty();
        }
        ToDoubleFunction<Box> place = box -> LOWER * box.top() + OUTSIDE * outside(caption, box);
        ToDoubleFunction<Box> atLeast = box -> place.applyAsDouble(box) + leastDistance(box, about);
        FreeSpaceGrid.Cost cost = (box, most) -> {
            double its = place.applyAsDouble(box);
            return its + cheapestLine(box, most - its, about).cost();
        };
        FreeSpaceGrid.Effort effort = hasMany() ? AMONG_MANY : FreeSpaceGrid.Effort.FULL;
        Optional<Box> best = clear.cheapest(wide, HEIGHT, effort, atLeast, cost);
        return best.isPresent() || neighbours.isEmpty() ? best : free.cheapest(wide, HEIGHT, effort, atLeast, cost);
    }

    /**
     * Returns the vertex with the cheapest line from a box.
     *
     * @param most the cost above which the result need not be exact
     */
    private VertexLine cheapestLine(Box box, double most, int... vertices) {
        VertexLine best = new VertexLine(vertices[0], Double.POSITIVE_INFINITY);
        for (int vertex : vertices) {
            double least = Math.min(most, best.cost());
            double its = distance(box, vertex) < least ? cost(box, vertex, least) : Double.POSITIVE_INFINITY;
            best = its < best.cost() ? new VertexLine(vertex, its) : best;
        }
        return best;
    }

    /** A vertex and the cost of the line to it. */
    private record VertexLine(int vertex, double cost) {}

    /**
     * Returns the cost of a line from a box to a vertex: its length and what it crosses. A cost above {@code most} is
     * not exact.
     */
    private double cost(Box box, int vertex, double most) {
        double length = distance(box, vertex);
        if (length <= radii[vertex] + 2 * GAP + NEAR) {
            return length;
        }
        LeaderLine line = LeaderLine.of(box, places.x()[vertex], places.y()[vertex]);
        int crossed = isSurrounded(vertex) ? MOST_CROSSED + 1 : crossed(line, vertex, (most - length) / CROSSED);
        if (crossed > MOST_CROSSED) {
            return Double.POSITIVE_INFINITY;
        }
        boolean overWords = written.stream().anyMatch(line::crosses);
        boolean alongAnEdge = neighbours.getOrDefault(vertex, List.of()).stream()
                .anyMatch(other -> line.isAlongEdgeTo(places.x()[other], places.y()[other]));
        return length + CROSSED * crossed + (overWords ? CROSSED : 0) + (alongAnEdge ? ALONG : 0);
    }

    /** Returns whether so many vertices surround a vertex that any line to it crosses them. */
    private boolean isSurrounded(int vertex) {
        return surroundedVertices.computeIfAbsent(vertex, _ -> {
            double x = places.x()[vertex];
            double y = places.y()[vertex];
            return crossed(new LeaderLine(x, y, x, y), vertex, MOST_CROSSED) > MOST_CROSSED;
        });
    }

    /** Returns the number of other vertices that a line to a vertex crosses. The count stops above {@code most}. */
    private int crossed(LeaderLine line, int vertex, double most) {
        return index().count(line, Math.min(most, MOST_CROSSED), other -> other != vertex && isOn(line, other));
    }

    private boolean isOn(LeaderLine line, int vertex) {
        return line.distance(places.x()[vertex], places.y()[vertex]) < radii[vertex] + 2 * GAP;
    }

    /** Returns the index, which is created once all vertices are known and a line is needed. */
    private VerticesNearLineCounter index() {
        if (index == null) {
            double reach =
                    vertices.stream().mapToDouble(vertex -> radii[vertex]).max().orElse(0) + 2 * GAP;
            int[] all = vertices.stream().mapToInt(Integer::intValue).toArray();
            index = new VerticesNearLineCounter(all, places, reach, width, height);
        }
        return index;
    }

    /** Returns the distance of the centre of a box from the band of its caption. */
    private static double outside(GraphPartCaption caption, Box box) {
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        return caption.band().map(band -> band.distance(x, y)).orElse(0.0);
    }

    /** Returns the visible vertices that a caption is about, or some of them if there are many. */
    private int[] visibleVertices(GraphPartCaption caption) {
        int[] all = caption.about().stream()
                .mapToInt(Integer::intValue)
                .filter(vertex -> places.x()[vertex] >= 0 && places.x()[vertex] <= width)
                .filter(vertex -> places.y()[vertex] >= 0 && places.y()[vertex] <= height)
                .toArray();
        int every = Math.ceilDiv(all.length, MOST_ABOUT);
        return every <= 1
                ? all
                : IntStream.range(0, all.length / every)
                        .map(i -> all[i * every])
                        .toArray();
    }

    private double leastDistance(Box box, int... vertices) {
        double least = Double.POSITIVE_INFINITY;
        for (int vertex : vertices) {
            double dx = places.x()[vertex] - box.nearestX(places.x()[vertex]);
            double dy = places.y()[vertex] - box.nearestY(places.y()[vertex]);
            least = Math.min(least, dx * dx + dy * dy);
        }
        return Math.sqrt(least);
    }

    private double distance(Box box, int vertex) {
        return box.distance(places.x()[vertex], places.y()[vertex]);
    }

    /** Draws a line from words to the rim of a vertex, unless they are close to each other. */
    private void lead(int vertex, Box box) {
        double x = places.x()[vertex];
        double y = places.y()[vertex];
        double rim = radii[vertex] + 2 * GAP;
        double length = distance(box, vertex);
        if (length > rim + NEAR) {
            double fromX = box.nearestX(x);
            double fromY = box.nearestY(y);
            double part = rim / length;
            pencil.line(fromX, fromY, x + (fromX - x) * part, y + (fromY - y) * part, LEADER);
            alongLine(fromX, fromY, x, y, this::take);
        }
    }

    private void write(GraphPartCaption caption, SketchShape.Side side, Box box) {
        take(box);
        written.add(box);
        labels.take(box);
        labels.paper(box);
        double x = box.left() + (box.right() - box.left()) * before(side);
        double y = (box.top() + box.bottom()) / 2;
        pencil.text(x, y, caption.words(), SIZE, SketchShape.Weight.REGULAR, side, ColourRole.INK);
    }
}
