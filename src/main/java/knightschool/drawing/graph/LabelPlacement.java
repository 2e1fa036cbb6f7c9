package knightschool.drawing.graph;

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
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;

/**
 * Puts names beside vertices where nothing that is written already lies. What comes first has the choice; what finds no
 * place is left out. Greedy placement around points, after Christensen, Marks and Shieber (1995), An empirical study of
 * algorithms for point-feature label placement.
 */
final class LabelPlacement {
    /** How wide a letter is on average, as a part of the type's size. */
    private static final double LETTER = 0.62;

    private static final double HEIGHT = 1.25;

    /** Small names may stand closer below each other. */
    private static final double LEAST_HEIGHT = 1;

    private static final double SMALL = 12;
    private static final double CORNER = 0.25;
    private static final double GAP = 3;

    /** Below words of many vertices edges are still seen. */
    private static final double SHEER = 0.8;

    private static final double[][] SIDES = {
        {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, 0.4}, {1, -0.8}, {1, 0.8}, {-1, -0.8}, {-1, 0.8}
    };

    /** For a name that must be there more places are tried: so many ways around its disc, */
    private static final int WAYS = 16;

    /** and so far from it, in pixels. */
    private static final double[] DISTANCES = {0, 6, 12};

    private final SketchBuilder pencil;
    private final double width;
    private final double height;
    private final List<Box> occupiedBoxes = new ArrayList<>();
    private final List<LeaderLine> edges = new ArrayList<>();

    /**
     * A disc that has a name, and the side of it where the name is best.
     *
     * @param awayX that way to the right; 0 as well as {@code awayY} for no side
     * @param awayY that way down
     */
    record Spot(double x, double y, double radius, double awayX, double awayY) {
        /** How little a side agrees with the best one; a corner is taken only where it agrees much more. */
        private double against(double[] side) {
            double agrees = (side[0] * awayX + side[1] * awayY)
                    / Math.max(1e-9, Math.hypot(side[0], side[1]) * Math.hypot(awayX, awayY));
            return (side[0] * side[1] == 0 ? 0 : CORNER) - agrees;
        }
    }

    /** @param width of the picture; names stay inside where they can */
    LabelPlacement(SketchBuilder pencil, double width, double height) {
        this.pencil = pencil;
        this.width = width;
        this.height = height;
    }

    /** Nothing is written on a disc. */
    void keepFree(double x, double y, double radius) {
        occupiedBoxes.add(Box.around(x, y, radius));
    }

    /** A name that must be there rather stands where no edge is. */
    void avoid(double fromX, double fromY, double toX, double toY) {
        edges.add(new LeaderLine(fromX, fromY, toX, toY));
    }

    /** No name is written there any more. */
    void take(Box box) {
        occupiedBoxes.add(box);
    }

    /** About how wide words are in type of a size, in pixels. */
    static double width(String words, double size) {
        return words.length() * size * LETTER;
    }

    /**
     * Writes a name beside a disc, on paper of its own so that edges do not cross it.
     *
     * @param must whether it is written also where it lies on others; it stands where the fewest edges are, and hides
     *     those below it
     */
    void beside(Spot spot, String name, double size, boolean must) {
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
        pencil.centred(
                (box.left() + box.right()) / 2,
                (box.top() + box.bottom()) / 2,
                name,
                size,
                Shape.Weight.STRONG,
                ColourRole.INK.tone());
    }

    /** The free place that the fewest edges cross, the first of several. */
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

    /** A box in a direction whose nearest side is so far from the disc. */
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

    /** Lays paper below words, so that edges do not cross them. */
    void paper(Box box) {
        paper(box, SHEER);
    }

    private void paper(Box box, double opacity) {
        ColourExpression paper = ColourRole.PAGE.tone().sheer(opacity);
        pencil.box(
                box.left(),
                box.top(),
                box.right() - box.left(),
                box.bottom() - box.top(),
                GAP,
                AreaStyle.filled(paper));
    }

    private static Box box(Spot spot, double[] side, double wide, double high) {
        double middleX = spot.x + side[0] * (spot.radius + GAP + wide / 2);
        double middleY = spot.y + side[1] * (spot.radius + GAP + high / 2);
        return Box.centred(middleX, middleY, wide, high);
    }
}
