package knightschool.ui.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.SquareBounds;

/**
 * The part of a picture that fills an area: the middle, moved so that it cuts through no knight, nor through what the
 * current step changed if that fits into the area.
 *
 * @param x the left edge of the part, in pixels of the picture
 * @param y the top edge of the part, in pixels of the picture
 * @param scale pixels of the area per pixel of the picture
 */
record KnightSafeCrop(double x, double y, double scale) {
    /**
     * The candidate magnifications, relative to the one that fills the area. The largest that cuts no knight is used,
     * since a part of a board is easier to make out.
     */
    private static final List<Double> NEARER = List.of(1.2, 1.1, 1.0);

    /** Half the extent of a knight with its disc or square, as a fraction of the side of its square. */
    private static final double REACH = 0.46;

    /** The least length of the edge of the current step, as a fraction of the side of a square. */
    private static final double LEAST_STEP = 1.5;

    /** The most knights that are kept whole. */
    private static final int MOST = 12;

    private static final double SLACK = 1e-6;
    private static final double CUT = 1e6;
    private static final double NONE = 1e4;

    /** The bounds of a knight that must not be cut, in pixels of the picture. */
    record Whole(double left, double top, double right, double bottom) {
        /** Returns the smallest bounds that contain these and others. */
        Whole and(Whole other) {
            return new Whole(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        boolean isWithin(double width, double height) {
            return right - left <= width && bottom - top <= height;
        }

        static Whole of(SquareBounds place) {
            double reach = REACH * place.side();
            return new Whole(place.x() - reach, place.y() - reach, place.x() + reach, place.y() + reach);
        }
    }

    /** The part of a sketch for an area of a size, in pixels. */
    static KnightSafeCrop of(Sketch sketch, double width, double height) {
        List<Whole> knights = sketch.shapes().stream()
                .flatMap(shape -> KnightGlyph.in(shape).stream())
                .map(Whole::of)
                .distinct()
                .toList();
        List<Whole> last = knights.subList(Math.max(0, knights.size() - MOST), knights.size());
        double fills = Math.max(width / sketch.width(), height / sketch.height());
        List<Whole> withStep = step(sketch)
                .filter(step -> step.isWithin(width / fills, height / fills))
                .map(step -> Stream.concat(last.stream(), Stream.of(step)).toList())
                .orElse(last);
        KnightSafeCrop crop = of(sketch.width(), sketch.height(), withStep, width, height);
        return crop.cuts(last, width, height) == 0 ? crop : of(sketch.width(), sketch.height(), last, width, height);
    }

    /** Returns the squares between which the current step moved a knight, by the edge that is drawn in yellow. */
    private static Optional<Whole> step(Sketch sketch) {
        Optional<SquareBounds> knight = sketch.shapes().stream()
                .flatMap(shape -> KnightGlyph.in(shape).stream())
                .reduce((_, later) -> later);
        return knight.flatMap(at -> sketch.shapes().stream()
                .flatMap(KnightSafeCrop::lines)
                .filter(line -> line.stroke().tone().equals(ColourRole.ACCENT))
                .filter(line -> Math.hypot(line.x2() - line.x1(), line.y2() - line.y1()) > LEAST_STEP * at.side())
                .map(line -> Whole.of(new SquareBounds(line.x1(), line.y1(), at.side()))
                        .and(Whole.of(new SquareBounds(line.x2(), line.y2(), at.side()))))
                .reduce(Whole::and));
    }

    private static Stream<SketchShape.Line> lines(SketchShape shape) {
        return switch (shape) {
            case SketchShape.Line line -> Stream.of(line);
            case SketchShape.Lines lines -> lines.lines().stream();
            default -> Stream.empty();
        };
    }

    /**
     * The part of a picture for an area of a size, in pixels.
     *
     * @param across the width of the picture, in pixels
     * @param down the height of the picture, in pixels
     * @param knights the knights in the picture
     */
    static KnightSafeCrop of(double across, double down, List<Whole> knights, double width, double height) {
        double fills = Math.max(width / across, height / down);
        List<KnightSafeCrop> best = NEARER.stream()
                .map(nearer -> best(across, down, knights, width, height, nearer * fills))
                .toList();
        return best.stream()
                .filter(crop -> crop.cuts(knights, width, height) == 0)
                .findFirst()
                .orElse(best.getLast());
    }

    private static KnightSafeCrop best(
            double across, double down, List<Whole> knights, double width, double height, double scale) {
        double partWidth = width / scale;
        double partHeight = height / scale;
        double middleX = (across - partWidth) / 2;
        double middleY = (down - partHeight) / 2;
        DoubleStream sides = knights.stream().flatMapToDouble(knight -> DoubleStream.of(knight.left, knight.right));
        List<Double> lefts = begins(across - partWidth, partWidth, sides);
        DoubleStream ends = knights.stream().flatMapToDouble(knight -> DoubleStream.of(knight.top, knight.bottom));
        List<Double> tops = begins(down - partHeight, partHeight, ends);
        return lefts.stream()
                .flatMap(left -> tops.stream().map(top -> new KnightSafeCrop(left, top, scale)))
                .min(Comparator.comparingDouble(
                        crop -> crop.cost(knights, width, height) + Math.hypot(crop.x - middleX, crop.y - middleY)))
                .orElseThrow();
    }

    /** The candidate starts of the part along one axis: centred, or starting or ending at an edge of a knight. */
    private static List<Double> begins(double most, double length, DoubleStream edges) {
        return Stream.concat(Stream.of(most / 2), edges.boxed().flatMap(edge -> Stream.of(edge, edge - length)))
                .map(begin -> Math.clamp(begin, 0, Math.max(0, most)))
                .distinct()
                .toList();
    }

    private double cost(List<Whole> knights, double width, double height) {
        boolean none = !knights.isEmpty() && knights.stream().noneMatch(knight -> holds(knight, width, height));
        return CUT * cuts(knights, width, height) + (none ? NONE : 0);
    }

    long cuts(List<Whole> knights, double width, double height) {
        return knights.stream()
                .filter(knight -> touches(knight, width, height) && !holds(knight, width, height))
                .count();
    }

    private boolean touches(Whole knight, double width, double height) {
        return knight.right > x + SLACK
                && knight.left < x + width / scale - SLACK
                && knight.bottom > y + SLACK
                && knight.top < y + height / scale - SLACK;
    }

    boolean holds(Whole knight, double width, double height) {
        return knight.left >= x - SLACK
                && knight.right <= x + width / scale + SLACK
                && knight.top >= y - SLACK
                && knight.bottom <= y + height / scale + SLACK;
    }
}
