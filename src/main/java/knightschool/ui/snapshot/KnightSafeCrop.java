package knightschool.ui.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.SquareBounds;

/**
 * Which part of a picture fills a space: the middle of it, but moved so far that no knight is cut in two.
 *
 * @param x where the part begins in the picture, likewise y
 * @param scale how much larger the part is shown
 */
record KnightSafeCrop(double x, double y, double scale) {
    /** So much nearer than would fill the space: a part of a board that can be made out; less where that cuts. */
    private static final List<Double> NEARER = List.of(1.2, 1.1, 1.0);

    /** A knight with the disc or the square that it stands on reaches so far from its middle, in parts of its side. */
    private static final double REACH = 0.46;

    /** Of many knights as many are kept whole. */
    private static final int MOST = 12;

    private static final double SLACK = 1e-6;
    private static final double CUT = 1e6;
    private static final double NONE = 1e4;

    /** A knight that is not cut. */
    record Whole(double left, double top, double right, double bottom) {
        static Whole of(SquareBounds place) {
            double reach = REACH * place.side();
            return new Whole(place.x() - reach, place.y() - reach, place.x() + reach, place.y() + reach);
        }
    }

    /** The part of a sketch for a space of that size. */
    static KnightSafeCrop of(Sketch sketch, double width, double height) {
        List<Whole> knights = sketch.shapes().stream()
                .flatMap(shape -> KnightGlyph.in(shape).stream())
                .map(Whole::of)
                .distinct()
                .toList();
        List<Whole> last = knights.subList(Math.max(0, knights.size() - MOST), knights.size());
        return of(sketch.width(), sketch.height(), last, width, height);
    }

    /** The part of a picture of that size of which is known where its knights are. */
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
        List<Double> lefts = begins(
                middleX,
                across - partWidth,
                partWidth,
                knights.stream().flatMapToDouble(knight -> DoubleStream.of(knight.left, knight.right)));
        List<Double> tops = begins(
                middleY,
                down - partHeight,
                partHeight,
                knights.stream().flatMapToDouble(knight -> DoubleStream.of(knight.top, knight.bottom)));
        return lefts.stream()
                .flatMap(left -> tops.stream().map(top -> new KnightSafeCrop(left, top, scale)))
                .min(Comparator.comparingDouble(
                        crop -> crop.cost(knights, width, height) + Math.hypot(crop.x - middleX, crop.y - middleY)))
                .orElseThrow();
    }

    /** Where the part may begin: in the middle, or so that it begins or ends at an edge of a knight. */
    private static List<Double> begins(double middle, double most, double length, DoubleStream edges) {
        return Stream.concat(Stream.of(middle), edges.boxed().flatMap(edge -> Stream.of(edge, edge - length)))
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
