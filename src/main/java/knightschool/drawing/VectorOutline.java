package knightschool.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/** An outline of lines and curves. Immutable. */
public record VectorOutline(List<Part> parts) {
    /** A part of an outline, in pixels. Each begins where the one before ended. */
    public sealed interface Part {}

    /** Begins a new closed piece of the outline at a point. */
    public record Move(double x, double y) implements Part {}

    /** A straight line to a point. */
    public record To(double x, double y) implements Part {}

    /** A cubic curve with its two control points. */
    public record Bend(double x1, double y1, double x2, double y2, double x, double y) implements Part {}

    /** Closes the current piece with a line to its first point. */
    public record Close() implements Part {}

    public VectorOutline {
        parts = List.copyOf(parts);
    }

    /** Returns the outline, scaled and then moved. */
    public VectorOutline placed(double x, double y, double scale) {
        return new VectorOutline(
                parts.stream().map(part -> placed(part, x, y, scale)).toList());
    }

    private static Part placed(Part part, double x, double y, double s) {
        return switch (part) {
            case Move m -> new Move(x + m.x * s, y + m.y * s);
            case To t -> new To(x + t.x * s, y + t.y * s);
            case Bend b -> new Bend(x + b.x1 * s, y + b.y1 * s, x + b.x2 * s, y + b.y2 * s, x + b.x * s, y + b.y * s);
            case Close c -> c;
        };
    }

    /**
     * Returns a plus.
     *
     * @param reach the distance from the centre to the end of an arm
     * @param half half the width of an arm
     */
    static VectorOutline plus(double x, double y, double reach, double half) {
        return outline(x, y, new double[][] {
            {-half, -reach}, {half, -reach}, {half, -half}, {reach, -half}, {reach, half}, {half, half},
            {half, reach}, {-half, reach}, {-half, half}, {-reach, half}, {-reach, -half}, {-half, -half}
        });
    }

    /**
     * Returns an hourglass.
     *
     * @param reach the distance from the centre to its sides
     * @param half half the width of its waist
     */
    static VectorOutline hourglass(double x, double y, double reach, double half) {
        return outline(x, y, new double[][] {
            {-reach, -reach}, {reach, -reach}, {half, 0}, {reach, reach}, {-reach, reach}, {-half, 0}
        });
    }

    /**
     * Returns a shape that is wider at its top than at its bottom.
     *
     * @param top half the width of its top
     * @param bottom half the width of its bottom
     * @param down the distance from the centre to both
     */
    static VectorOutline trough(double x, double y, double top, double bottom, double down) {
        return outline(x, y, new double[][] {{-top, -down}, {top, -down}, {bottom, down}, {-bottom, down}});
    }

    /**
     * Returns the outline of two squares that overlap in the centre, one at the upper left, the other at the lower
     * right.
     *
     * @param reach the distance from the centre to the outer sides
     * @param half half the side of the overlap
     */
    static VectorOutline blocks(double x, double y, double reach, double half) {
        return outline(x, y, new double[][] {
            {-reach, -reach}, {half, -reach}, {half, -half}, {reach, -half},
            {reach, reach}, {-half, reach}, {-half, half}, {-reach, half}
        });
    }

    /** Returns straight lines through points and back to the first, given as x and y of each. */
    public static VectorOutline closed(double... points) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < points.length; i += 2) {
            parts.add(i == 0 ? new Move(points[i], points[i + 1]) : new To(points[i], points[i + 1]));
        }
        parts.add(new Close());
        return new VectorOutline(parts);
    }

    private static VectorOutline outline(double x, double y, double[][] corners) {
        return closed(Arrays.stream(corners)
                .flatMapToDouble(corner -> DoubleStream.of(x + corner[0], y + corner[1]))
                .toArray());
    }

    /**
     * Returns a regular polygon with rounded corners.
     *
     * @param corners at least 3
     * @param radius the distance from the centre to a corner before rounding
     * @param rounding the radius of a corner's arc
     * @param first the direction of the first corner, in radians clockwise from the right
     */
    static VectorOutline polygon(double x, double y, int corners, double radius, double rounding, double first) {
        List<Part> parts = new ArrayList<>();
        double turn = 2 * Math.PI / corners;
        double reach = rounding * Math.tan(turn / 2);
        double hold = 4.0 / 3 * Math.tan(turn / 4) / Math.tan(turn / 2);
        double side = 2 * radius * Math.sin(turn / 2);
        for (int i = 0; i < corners; i++) {
            double angle = first + i * turn;
            double cx = x + radius * Math.cos(angle);
            double cy = y + radius * Math.sin(angle);
            double inX = (x + radius * Math.cos(angle - turn) - cx) / side * reach;
            double inY = (y + radius * Math.sin(angle - turn) - cy) / side * reach;
            double outX = (x + radius * Math.cos(angle + turn) - cx) / side * reach;
            double outY = (y + radius * Math.sin(angle + turn) - cy) / side * reach;
            parts.add(i == 0 ? new Move(cx + inX, cy + inY) : new To(cx + inX, cy + inY));
            double free = 1 - hold;
            parts.add(new Bend(
                    cx + inX * free, cy + inY * free, cx + outX * free, cy + outY * free, cx + outX, cy + outY));
        }
        parts.add(new Close());
        return new VectorOutline(parts);
    }
}
