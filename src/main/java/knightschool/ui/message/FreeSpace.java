package knightschool.ui.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/**
 * The free space of a window, for messages and cards over a scene. Places are searched from the bottom up, in the rows
 * in which an occupied area ends: at most as many rows as the window has pixels of height, each in time linear in the
 * number of occupied areas.
 */
public final class FreeSpace {
    private final Bounds room;
    private final double gap;
    private final List<Bounds> occupied;

    /**
     * @param gap the least distance between a place and an occupied area, in pixels
     * @param occupied the occupied areas, in any order; they may overlap
     */
    public FreeSpace(Bounds room, double gap, List<Bounds> occupied) {
        this.room = room;
        this.gap = gap;
        this.occupied =
                occupied.stream().sorted(Comparator.comparing(Bounds::getMinX)).toList();
    }

    /**
     * The lowest free place of a size; of several at that height, the one nearest to the middle. Empty if there is
     * none.
     */
    Optional<Bounds> lowest(double width, double height) {
        return lowest(width, height, middle(width));
    }

    /**
     * The lowest free place of a size; of several at that height, the rightmost one. Empty if there is none, or if the
     * space itself is too small.
     */
    public Optional<Bounds> lowestAtTheRight(double width, double height) {
        return width > room.getWidth() || height > room.getHeight()
                ? Optional.empty()
                : lowest(width, height, last(width));
    }

    /** @param wanted the left edge that the place is to be near to */
    private Optional<Bounds> lowest(double width, double height, double wanted) {
        for (double top : tops(height)) {
            OptionalDouble left = nearest(wanted, width, blocked(top, width, height));
            if (left.isPresent()) {
                return Optional.of(new BoundingBox(left.getAsDouble(), top, width, height));
            }
        }
        return Optional.empty();
    }

    /** The place of a size that covers the least occupied area. */
    Bounds leastCovering(double width, double height) {
        List<Bounds> places = new ArrayList<>();
        for (double top : tops(height)) {
            places.add(new BoundingBox(middle(width), top, width, height));
            places.add(new BoundingBox(room.getMinX(), top, width, height));
            places.add(new BoundingBox(last(width), top, width, height));
        }
        return places.stream().min(Comparator.comparing(this::covered)).orElseThrow();
    }

    private double covered(Bounds place) {
        return occupied.stream()
                .flatMap(one -> intersection(place, one).stream())
                .mapToDouble(part -> part.getWidth() * part.getHeight())
                .sum();
    }

    /** The common part of two areas; empty if they have none, or only touch. */
    public static Optional<Bounds> intersection(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        double width = Math.min(one.getMaxX(), other.getMaxX()) - left;
        double height = Math.min(one.getMaxY(), other.getMaxY()) - top;
        return width > 0 && height > 0 ? Optional.of(new BoundingBox(left, top, width, height)) : Optional.empty();
    }

    /**
     * The tops of the candidate rows, in whole pixels from the bottom up: the lowest row, and one above each occupied
     * area.
     */
    private NavigableSet<Double> tops(double height) {
        NavigableSet<Double> tops = new TreeSet<>(Comparator.reverseOrder());
        double lowest = Math.floor(room.getMaxY() - height);
        tops.add(lowest);
        occupied.stream()
                .map(one -> Math.floor(one.getMinY() - gap - height))
                .filter(top -> top >= room.getMinY() && top < lowest)
                .forEach(tops::add);
        return tops;
    }

    /** The spans in which the left edge of a place in a row may not lie: disjoint, from left to right. */
    private List<Span> blocked(double top, double width, double height) {
        List<Span> spans = new ArrayList<>();
        for (Bounds one : occupied) {
            if (one.getMinY() - gap < top + height && one.getMaxY() + gap > top) {
                Span span = new Span(one.getMinX() - gap - width, one.getMaxX() + gap);
                if (spans.isEmpty() || spans.getLast().to() <= span.from()) {
                    spans.add(span);
                } else {
                    spans.add(spans.removeLast().and(span));
                }
            }
        }
        return spans;
    }

    private record Span(double from, double to) {
        boolean holds(double left) {
            return from < left && left < to;
        }

        Span and(Span next) {
            return new Span(from, Math.max(to, next.to()));
        }
    }

    private OptionalDouble nearest(double wanted, double width, List<Span> blocked) {
        Optional<Span> over =
                blocked.stream().filter(span -> span.holds(wanted)).findFirst();
        return over.isEmpty()
                ? OptionalDouble.of(wanted)
                : DoubleStream.of(over.get().to(), over.get().from())
                        .filter(left -> left >= room.getMinX() && left <= last(width))
                        .boxed()
                        .min(Comparator.comparing(left -> Math.abs(left - wanted)))
                        .stream()
                        .mapToDouble(Double::doubleValue)
                        .findFirst();
    }

    private double middle(double width) {
        return room.getMinX() + Math.max(0, (room.getWidth() - width) / 2);
    }

    private double last(double width) {
        return Math.max(room.getMinX(), room.getMaxX() - width);
    }
}
