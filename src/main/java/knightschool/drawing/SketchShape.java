package knightschool.drawing;

import java.util.ArrayList;
import java.util.List;

/** A shape to paint. All lengths are in pixels; y grows downwards. */
public sealed interface SketchShape {
    /** Returns the shape moved right and down by a number of pixels. */
    default SketchShape moved(double right, double down) {
        return switch (this) {
            case Line line -> line.by(right, down);
            case Lines lines ->
                new Lines(lines.lines.stream().map(line -> line.by(right, down)).toList(), lines.stroke);
            case Disc disc -> new Disc(disc.x + right, disc.y + down, disc.radius, disc.style);
            case Box box -> new Box(box.x + right, box.y + down, box.width, box.height, box.corner, box.style);
            case Outline outline -> new Outline(outline.curve.placed(right, down, 1), outline.style);
            case Label label ->
                new Label(
                        label.x + right, label.y + down, label.text, label.size, label.weight, label.side, label.tone);
        };
    }

    /** Returns the shape magnified from the upper left corner by a factor, with its strokes and its text. */
    default SketchShape scaled(double by) {
        return switch (this) {
            case Line line -> line.times(by);
            case Lines lines ->
                new Lines(lines.lines.stream().map(line -> line.times(by)).toList(), lines.stroke.scaled(by));
            case Disc disc -> new Disc(disc.x * by, disc.y * by, disc.radius * by, disc.style.scaled(by));
            case Box box ->
                new Box(box.x * by, box.y * by, box.width * by, box.height * by, box.corner * by, box.style.scaled(by));
            case Outline outline -> new Outline(outline.curve.placed(0, 0, by), outline.style.scaled(by));
            case Label label ->
                new Label(
                        label.x * by, label.y * by, label.text, label.size * by, label.weight, label.side, label.tone);
        };
    }

    /** A straight line. */
    record Line(double x1, double y1, double x2, double y2, LineStyle stroke) implements SketchShape {
        private Line by(double right, double down) {
            return new Line(x1 + right, y1 + down, x2 + right, y2 + down, stroke);
        }

        private Line times(double by) {
            return new Line(x1 * by, y1 * by, x2 * by, y2 * by, stroke.scaled(by));
        }
    }

    /**
     * Straight lines that do not overlap and share a stroke. Painted together, they cost little more than a single
     * line.
     */
    record Lines(List<Line> lines, LineStyle stroke) implements SketchShape {
        public Lines {
            lines = List.copyOf(lines);
        }

        /**
         * Returns slanted lines that hatch a rectangle.
         *
         * @param first the distance of the first line from the upper left corner along the edges, in pixels
         * @param pitch the distance between two lines along the edges
         */
        public static Lines hatching(Box place, double first, double pitch, LineStyle stroke) {
            List<Line> lines = new ArrayList<>();
            for (double sum = first; sum < place.width + place.height; sum += pitch) {
                double from = Math.max(0, sum - place.height);
                double to = Math.min(place.width, sum);
                if (to > from) {
                    double y = place.y + sum;
                    lines.add(new Line(place.x + from, y - from, place.x + to, y - to, stroke));
                }
            }
            return new Lines(lines, stroke);
        }
    }

    /** A disc or a ring around its centre. */
    record Disc(double x, double y, double radius, AreaStyle style) implements SketchShape {}

    /**
     * A rectangle.
     *
     * @param corner the radius of its corners; 0 for sharp corners
     */
    record Box(double x, double y, double width, double height, double corner, AreaStyle style)
            implements SketchShape {}

    /** Any outline, filled by the even-odd rule: points inside an even number of overlapping pieces are outside. */
    record Outline(VectorOutline curve, AreaStyle style) implements SketchShape {}

    /**
     * A line of text.
     *
     * @param x where the text begins, ends or has its middle, depending on {@code side}
     * @param y the baseline
     * @param size the type size
     */
    record Label(double x, double y, String text, double size, Weight weight, Side side, ColourExpression tone)
            implements SketchShape {
        /** Returns the text in another size, with its capitals centred on the same height. */
        Label sized(double other) {
            double down = (other - size) * SketchBuilder.CAPITAL / 2;
            return new Label(x, y + down, text, other, weight, side, tone);
        }
    }

    /** The weight of a text. */
    enum Weight {
        REGULAR,
        STRONG
    }

    /** The position of a text relative to its x. */
    enum Side {
        BEGINS,
        MIDDLE,
        ENDS
    }
}
