package knightschool.drawing;

import java.util.List;

/** One thing to paint; all measures in pixels, y downwards. */
public sealed interface Shape {
    /** The same elsewhere, so many pixels to the right and down. */
    default Shape moved(double right, double down) {
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

    /** A straight line. */
    record Line(double x1, double y1, double x2, double y2, Stroke stroke) implements Shape {
        private Line by(double right, double down) {
            return new Line(x1 + right, y1 + down, x2 + right, y2 + down, stroke);
        }
    }

    /** Straight lines that nowhere overlap, each of that stroke: painted at once, they cost little more than one. */
    record Lines(List<Line> lines, Stroke stroke) implements Shape {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /** A disc or a ring around its middle. */
    record Disc(double x, double y, double radius, AreaStyle style) implements Shape {}

    /**
     * A rectangle.
     *
     * @param corner the radius of its corners, 0 for sharp ones
     */
    record Box(double x, double y, double width, double height, double corner, AreaStyle style) implements Shape {}

    /** Any outline; where pieces overlap, what is inside an even number of them is outside. */
    record Outline(VectorOutline curve, AreaStyle style) implements Shape {}

    /**
     * A line of text.
     *
     * @param x where it begins, ends or has its middle, by {@code side}
     * @param y its base line
     * @param size of the type
     */
    record Label(double x, double y, String text, double size, Weight weight, Side side, ColourExpression tone)
            implements Shape {
        /** The same in another size, its capitals around the same height. */
        Label sized(double other) {
            double down = (other - size) * SketchBuilder.CAPITAL / 2;
            return new Label(x, y + down, text, other, weight, side, tone);
        }
    }

    /** How heavy a text is. */
    enum Weight {
        REGULAR,
        STRONG
    }

    /** Where a text stands at its x. */
    enum Side {
        BEGINS,
        MIDDLE,
        ENDS
    }
}
