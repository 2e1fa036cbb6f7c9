package knightschool.drawing.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/**
 * Places names beside vertices where nothing has been placed yet. Names placed earlier have the better choice; a name
 * without a place is omitted. Greedy placement around points, after Christensen, Marks and Shieber (1995), An empirical
 * study of algorithms for point-feature label placement.
 */
public final class LabelPlacer {
    /** The average width of a letter as a fraction of the type size. */
    private static final double LETTER = 0.62;

    private static final double HEIGHT = 1.25;

    /** The line height of small names as a fraction of the type size; they may be closer to each other. */
    private static final double LEAST_HEIGHT = 1;

    private static final double SMALL = 12;
    private static final double CORNER = 0.25;
    private static final double GAP = 3;

    /** The opacity of the paper below words, through which edges remain visible. */
    private static final double SHEER = 0.8;

    private static final double[][] SIDES = {
        {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, 0.4}, {1, -0.8}, {1, 0.8}, {-1, -0.8}, {-1, 0.8}
    };

    /** The number of additional directions around its disc that are tried for a name that must be placed. */
    private static final int WAYS = 16;

    /** The distances from the disc, in pixels, that are tried in these directions. */
    private static final double[] DISTANCES = {0, 6, 12};

    private final SketchBuilder pencil;
    private final double width;
    private final double height;
    private final List<Box> occupiedBoxes = new ArrayList<>();
    private final List<LeaderLine> edges = new ArrayList<>();

    /**
     * A disc with a name, and the side of the disc that suits the name best.
     *
     * @param awayX the direction of that side to the right; 0, like {@code awayY}, for no preference
     * @param awayY the direction of that side downwards
     */
    public record Spot(double x, double y, double radius, double awayX, double awayY) {
        /** Returns how little a side agrees with the best one. A corner must agree much better to be preferred. */
        private double against(double[] side) {
            double agrees = (side[0] * awayX + side[1] * awayY)
                    / Math.max(1e-9, Math.hypot(side[0], side[1]) * Math.hypot(awayX, awayY));
            return (side[0] * side[1] == 0 ? 0 : CORNER) - agrees;
        }
    }

    /**
     * Creates a placement.
     *
     * @param width the width of the picture; names stay inside if they can
     */
    public LabelPlacer(SketchBuilder pencil, double width, double height) {
        this.pencil = pencil;
        this.width = width;
        this.height = height;
    }

    /** Keeps a disc free of names. */
    public void keepFree(double x, double y, double radius) {
        occupiedBoxes.add(Box.around(x, y, radius));
    }

    /** Adds an edge that names which must be placed avoid if they can. */
    public void avoid(double fromX, double fromY, double toX, double toY) {
        edges.add(new LeaderLine(fromX, fromY, toX, toY));
    }

    /** Keeps a box free of names. */
    void take(Box box) {
        occupiedBoxes.add(box);
    }

    /** Returns the approximate width of words in a type size, in pixels. */
    static double width(String words, double size) {
        return words.length() * size * LETTER;
    }

    /**
     * Writes a name beside a disc, on a background of paper so that edges do not cross it.
     *
     * @param must whether to write the name even if it covers others; it is placed where the fewest edges are and hides
     *     those below it
     */
    public void beside(Spot spot, String name, double size, boolean must) {
        double wide = width(name, size);
        double high = size * (size <= SMALL ? LEAST_HEIGHT : HEIGHT);
        List<Box> boxes = Arrays.stream(SIDES)
                .sorted(Comparator.comparingDouble(spot::against))
                .map(side -> box(spot, side, wide, high))
                .toList();
        Optional<Box> free = must
                ? clearest(spot, boxes, wide, high)
                : boxes.stream().filter(this::isFree).findFirst();
        if (free.isEmpty() && !must) {
            return;
        }
        Box box = free.orElseGet(boxes::getFirst);
        occupiedBoxes.add(box);
        paper(box, must ? 1 : SHEER);
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        pencil.centred(x, y, name, size, SketchShape.Weight.STRONG, ColourRole.INK);
    }

    /** Returns the free place crossed by the fewest edges, or the first of several; empty if none is free. */
    private Optional<Box> clearest(Spot spot, List<Box> sides, double wide, double high) {
        return Stream.concat(sides.stream(), around(spot, wide, high))
                .filter(this::isFree)
                .min(Comparator.comparingLong(
                        box -> edges.stream().filter(edge -> edge.crosses(box)).count()));
    }

    private static Stream<Box> around(Spot spot, double wide, double high) {
        return Arrays.stream(DISTANCES)
                .boxed()
                .flatMap(distance -> IntStream.range(0, WAYS).mapToObj(way -> {
                    double angle = 2 * Math.PI * way / WAYS;
                    return at(spot, new double[] {Math.cos(angle), Math.sin(angle)}, distance, wide, high);
                }));
    }

    /** Returns a box in a direction from the disc, at a distance from it. */
    private static Box at(Spot spot, double[] way, double distance, double wide, double high) {
        double reach =
                Math.min(wide / 2 / Math.max(1e-9, Math.abs(way[0])), high / 2 / Math.max(1e-9, Math.abs(way[1])));
        double from = spot.radius + GAP + distance + reach;
        return Box.centred(spot.x + way[0] * from, spot.y + way[1] * from, wide, high);
    }

    private boolean isFree(Box box) {
        boolean inside = box.left() >= 0 && box.top() >= 0 && box.right() <= width && box.bottom() <= height;
        return inside && occupiedBoxes.stream().noneMatch(box::meets);
    }

    /** Draws paper below words, so that edges do not cross them. */
    void paper(Box box) {
        paper(box, SHEER);
    }

    private void paper(Box box, double opacity) {
        ColourExpression paper = ColourRole.PAGE.sheer(opacity);
        double width = box.right() - box.left();
        pencil.box(box.left(), box.top(), width, box.bottom() - box.top(), GAP, AreaStyle.filled(paper));
    }

    private static Box box(Spot spot, double[] side, double wide, double high) {
        double middleX = spot.x + side[0] * (spot.radius + GAP + wide / 2);
        double middleY = spot.y + side[1] * (spot.radius + GAP + high / 2);
        return Box.centred(middleX, middleY, wide, high);
    }
}
