package knightschool.ui.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.SquareBounds;

/**
 * The part of a picture that fills an area: the middle, moved so that it cuts through no knight.
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

    /** The most knights that are kept whole. */
    private static final int MOST = 12;

    private static final double SLACK = 1e-6;
    private static final double CUT = 1e6;
    private static final double NONE = 1e4;

    /** The bounds of a knight that must not be cut, in pixels of the picture. */
    record Whole(double left, double top, double right, double bottom) {
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
        return of(sketch.width(), sketch.height(), last, width, height);
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
