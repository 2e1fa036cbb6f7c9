package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.layout.VertexPositions;

/**
 * Writes what parts of a graph stand for where no vertex is, and where there is a choice no edge: where the words are
 * best, else where there is space near one of the vertices that they are about, and a dashed line leads there. What
 * finds no place is left out.
 */
final class CaptionPlacement {
    private static final double SIZE = 13;
    private static final double HEIGHT = 1.25 * SIZE;

    /** Words so near their vertex need no line to it, in pixels. */
    private static final double NEAR = 3;

    /** Between two points of a line at which it is looked at, in pixels. */
    private static final double STEP = 2;

    /** Between a vertex and what is written beside it, in pixels. */
    private static final double GAP = 1;

    /** How much nearer a place must be that is a pixel lower: words are looked for on top. */
    private static final double LOWER = 0.05;

    /** How much nearer a place must be whose middle is a pixel outside of its band. */
    private static final double OUTSIDE = 1.5;

    /** How much nearer a place must be from which the line to its vertex crosses other words, or a vertex. */
    private static final double CROSSED = 300;

    /** Among more vertices the lines of many layers could not be told apart: their words stand where they fit. */
    private static final int MOST_LED = 256;

    /**
     * Among as many vertices few places will do, if the likely ones will not, and one is hardly worse than the next.
     */
    private static final FreeSpace.Effort AMONG_MANY = new FreeSpace.Effort(3, 256);

    /** Of more vertices that words are about, some are tried: one of them is as good as another. */
    private static final int MOST_ABOUT = 128;

    /** A line over more vertices shows no more which one is meant: there is no place. */
    private static final int MOST_CROSSED = 12;

    /** How much nearer a place must be from which the line to its vertex ends on the end of an edge. */
    private static final double ALONG = 40;

    private static final Stroke LEADER = Stroke.flat(ColourRole.INK.tone(), 2).dashed(4, 3);

    private final SketchBuilder pencil;
    private final LabelPlacement labels;
    private final VertexPositions places;
    private final double width;
    private final double height;
    private final FreeSpace free;

    /** What no edge crosses either. */
    private final FreeSpace clear;

    private final double[] radii;
    private final List<Integer> vertices = new ArrayList<>();
    private VertexSpatialIndex index;
    private final Map<Integer, List<Integer>> neighbours = new HashMap<>();
    private final Map<Integer, Boolean> hidden = new HashMap<>();
    private final List<Box> written = new ArrayList<>();

    /**
     * @param labels told what is written, so that no name lies on it
     * @param places of the vertices, in pixels
     */
    CaptionPlacement(SketchBuilder pencil, LabelPlacement labels, VertexPositions places, double width, double height) {
        this.pencil = pencil;
        this.labels = labels;
        this.places = places;
        this.width = width;
        this.height = height;
        this.free = new FreeSpace(width, height);
        this.clear = new FreeSpace(width, height);
        this.radii = new double[places.bound()];
    }

    /** Nothing is written on a vertex of that radius. */
    void keepFree(int vertex, double radius) {
        radii[vertex] = radius;
        vertices.add(vertex);
        index = null;
        hidden.clear();
        take(Box.around(places.x()[vertex], places.y()[vertex], radius + GAP));
    }

    private void take(Box box) {
        free.take(box);
        clear.take(box);
    }

    /** Nothing is written over the edge between two vertices as long as there is another place. */
    void keepClear(int one, int other) {
        neighbours.computeIfAbsent(one, _ -> new ArrayList<>()).add(other);
        neighbours.computeIfAbsent(other, _ -> new ArrayList<>()).add(one);
        alongLine(places.x()[one], places.y()[one], places.x()[other], places.y()[other], clear::take);
    }

    private static void alongLine(double fromX, double fromY, double toX, double toY, Consumer<Box> taken) {
        int steps = (int) Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP);
        for (int i = 0; i <= steps; i++) {
            double part = (double) i / Math.max(1, steps);
            taken.accept(Box.around(fromX + part * (toX - fromX), fromY + part * (toY - fromY), GAP));
        }
    }

    /** Writes words; those that would be cut at a side of the picture are moved in. */
    void write(GraphPartCaption caption) {
        double wide = LabelPlacement.width(caption.words(), SIZE);
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
            elsewhere(caption, wide)
                    .ifPresentOrElse(
                            box -> writeApart(caption, box),
                            () -> inTheMiddle(caption, wide).ifPresent(box -> write(caption, Shape.Side.MIDDLE, box)));
        }
    }

    private void writeApart(GraphPartCaption caption, Box box) {
        lead(led(box, Double.POSITIVE_INFINITY, seen(caption)).vertex(), box);
        write(caption, Shape.Side.MIDDLE, box);
    }

    private boolean hasMany() {
        return vertices.size() > MOST_LED;
    }

    /** Of many vertices around a middle, words there hide few. */
    private Optional<Box> inTheMiddle(GraphPartCaption caption, double wide) {
        return caption.band()
                .filter(band -> hasMany() && band.inner() == 0)
                .map(band ->
                        new Box(band.x() - wide / 2, band.y() - HEIGHT / 2, band.x() + wide / 2, band.y() + HEIGHT / 2))
                .filter(box -> box.left() >= 0 && box.right() <= width && box.top() >= 0 && box.bottom() <= height);
    }

    /** How much of words is left of the point where they stand. */
    private static double before(Shape.Side side) {
        return switch (side) {
            case BEGINS -> 0;
            case MIDDLE -> 0.5;
            case ENDS -> 1;
        };
    }

    private Optional<Box> elsewhere(GraphPartCaption caption, double wide) {
        int[] about = seen(caption);
        if (about.length == 0) {
            return Optional.empty();
        }
        ToDoubleFunction<Box> place = box -> LOWER * box.top() + OUTSIDE * outside(caption, box);
        ToDoubleFunction<Box> atLeast = box -> place.applyAsDouble(box) + leastDistance(box, about);
        FreeSpace.Cost cost = (box, most) -> {
            double its = place.applyAsDouble(box);
            return its + led(box, most - its, about).cost();
        };
        FreeSpace.Effort effort = hasMany() ? AMONG_MANY : FreeSpace.Effort.FULL;
        Optional<Box> best = clear.cheapest(wide, HEIGHT, effort, atLeast, cost);
        return best.isPresent() || neighbours.isEmpty() ? best : free.cheapest(wide, HEIGHT, effort, atLeast, cost);
    }

    /**
     * The vertex to which a line from words is best.
     *
     * @param most what is as good as any that costs more
     */
    private Led led(Box box, double most, int... vertices) {
        Led best = new Led(vertices[0], Double.POSITIVE_INFINITY);
        for (int vertex : vertices) {
            double least = Math.min(most, best.cost());
            double its = distance(box, vertex) < least ? cost(box, vertex, least) : Double.POSITIVE_INFINITY;
            best = its < best.cost() ? new Led(vertex, its) : best;
        }
        return best;
    }

    /** A vertex to which a line from words leads, and what that costs. */
    private record Led(int vertex, double cost) {}

    /** How long a line from words to a vertex is, and what it would cross; what is more than the most is not exact. */
    private double cost(Box box, int vertex, double most) {
        double length = distance(box, vertex);
        if (length <= radii[vertex] + 2 * GAP + NEAR) {
            return length;
        }
        LeaderLine line = LeaderLine.of(box, places.x()[vertex], places.y()[vertex]);
        int crossed = isHidden(vertex) ? MOST_CROSSED + 1 : crossed(line, vertex, (most - length) / CROSSED);
        if (crossed > MOST_CROSSED) {
            return Double.POSITIVE_INFINITY;
        }
        boolean overWords = written.stream().anyMatch(line::crosses);
        boolean alongAnEdge = neighbours.getOrDefault(vertex, List.of()).stream()
                .anyMatch(other -> line.isAlongEdgeTo(places.x()[other], places.y()[other]));
        return length + CROSSED * crossed + (overWords ? CROSSED : 0) + (alongAnEdge ? ALONG : 0);
    }

    /** Whether so many others lie around a vertex that any line to it runs over them. */
    private boolean isHidden(int vertex) {
        return hidden.computeIfAbsent(vertex, _ -> {
            double x = places.x()[vertex];
            double y = places.y()[vertex];
            return crossed(new LeaderLine(x, y, x, y), vertex, MOST_CROSSED) > MOST_CROSSED;
        });
    }

    /** How many other vertices a line to one runs over; where there are more than the most, not all of them. */
    private int crossed(LeaderLine line, int vertex, double most) {
        return index().count(line, Math.min(most, MOST_CROSSED), other -> other != vertex && isOn(line, other));
    }

    private boolean isOn(LeaderLine line, int vertex) {
        return line.distance(places.x()[vertex], places.y()[vertex]) < radii[vertex] + 2 * GAP;
    }

    /** Made once all vertices are known, where words need a line at all. */
    private VertexSpatialIndex index() {
        if (index == null) {
            double reach =
                    vertices.stream().mapToDouble(vertex -> radii[vertex]).max().orElse(0) + 2 * GAP;
            int[] all = vertices.stream().mapToInt(Integer::intValue).toArray();
            index = new VertexSpatialIndex(all, places, reach, width, height);
        }
        return index;
    }

    /** How far the middle of words is from the band that they are about. */
    private static double outside(GraphPartCaption caption, Box box) {
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        return caption.band().map(band -> band.distance(x, y)).orElse(0.0);
    }

    /** The vertices in sight that words are about, some of them where they are many. */
    private int[] seen(GraphPartCaption caption) {
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

    /** A line from words to the rim of a vertex, unless they are beside it. */
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

    private void write(GraphPartCaption caption, Shape.Side side, Box box) {
        take(box);
        written.add(box);
        labels.take(box);
        labels.paper(box);
        double x = box.left() + (box.right() - box.left()) * before(side);
        double y = (box.top() + box.bottom()) / 2;
        pencil.text(x, y, caption.words(), SIZE, Shape.Weight.REGULAR, side, ColourRole.INK.tone());
    }
}
