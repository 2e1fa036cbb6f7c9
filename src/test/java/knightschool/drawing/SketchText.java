package knightschool.drawing;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Sketches as text that a person can read and compare: one shape a line, in the order of painting, with its kind, its
 * coordinates in tenths of a pixel, and the roles of its colours. The same on every machine.
 */
final class SketchText {
    /** Outlines of more parts are told by what they cover. */
    private static final int MOST_PARTS = 12;

    /** So far below a half numbers are rounded up: whatever the last bit of a sine is, they come out the same. */
    private static final double ROUNDED_UP = 1e-6;

    private SketchText() {}

    static String of(Sketch sketch) {
        return sketch.shapes().stream()
                .map(SketchText::of)
                .collect(Collectors.joining(
                        "", "sketch " + number(sketch.width()) + "x" + number(sketch.height()) + "\n", ""));
    }

    private static String of(SketchShape shape) {
        return switch (shape) {
            case SketchShape.Line line -> "line " + ends(line) + of(line.stroke()) + "\n";
            case SketchShape.Lines lines ->
                lines.lines().stream()
                        .map(line -> "    " + ends(line) + "\n")
                        .collect(Collectors.joining(
                                "", "lines " + lines.lines().size() + of(lines.stroke()) + "\n", ""));
            case SketchShape.Disc disc ->
                "disc " + point(disc.x(), disc.y()) + " radius " + number(disc.radius()) + of(disc.style()) + "\n";
            case SketchShape.Box box ->
                "box " + point(box.x(), box.y()) + " " + number(box.width()) + "x" + number(box.height())
                        + (box.corner() == 0 ? "" : " corner " + number(box.corner())) + of(box.style()) + "\n";
            case SketchShape.Outline outline -> "outline" + shortly(outline.curve()) + of(outline.style()) + "\n";
            case SketchShape.Label label ->
                "text \"" + label.text() + "\" " + word(label.side()) + " " + point(label.x(), label.y()) + " size "
                        + number(label.size()) + " " + word(label.weight()) + " " + of(label.tone()) + "\n";
        };
    }

    /** Every part of an outline on a line of its own. */
    static String of(VectorOutline curve) {
        return curve.parts().stream().map(part -> part(part) + "\n").collect(Collectors.joining());
    }

    private static String shortly(VectorOutline curve) {
        if (curve.parts().size() <= MOST_PARTS) {
            return curve.parts().stream().map(part -> " " + part(part)).collect(Collectors.joining());
        }
        List<double[]> points = curve.parts().stream()
                .map(SketchText::points)
                .filter(numbers -> numbers.length > 0)
                .toList();
        return " of " + curve.parts().size() + " parts from "
                + point(all(points, 0).min().orElse(0), all(points, 1).min().orElse(0)) + " to "
                + point(all(points, 0).max().orElse(0), all(points, 1).max().orElse(0));
    }

    /** Every x, or every y. */
    private static DoubleStream all(List<double[]> points, int first) {
        return points.stream()
                .flatMapToDouble(numbers -> DoubleStream.iterate(first, i -> i < numbers.length, i -> i + 2)
                        .map(i -> numbers[(int) i]));
    }

    private static String part(VectorOutline.Part part) {
        String letter = switch (part) {
            case VectorOutline.Move _ -> "M";
            case VectorOutline.To _ -> "L";
            case VectorOutline.Bend _ -> "C";
            case VectorOutline.Close _ -> "Z";
        };
        StringBuilder text = new StringBuilder(letter);
        double[] numbers = points(part);
        for (int i = 0; i < numbers.length; i += 2) {
            text.append(' ').append(point(numbers[i], numbers[i + 1]));
        }
        return text.toString();
    }

    private static double[] points(VectorOutline.Part part) {
        return switch (part) {
            case VectorOutline.Move m -> new double[] {m.x(), m.y()};
            case VectorOutline.To t -> new double[] {t.x(), t.y()};
            case VectorOutline.Bend b -> new double[] {b.x1(), b.y1(), b.x2(), b.y2(), b.x(), b.y()};
            case VectorOutline.Close _ -> new double[0];
        };
    }

    private static String ends(SketchShape.Line line) {
        return point(line.x1(), line.y1()) + " to " + point(line.x2(), line.y2());
    }

    private static String of(AreaStyle style) {
        return style.fill().map(tone -> " fill " + of(tone)).orElse("")
                + style.border().map(stroke -> " edge" + of(stroke)).orElse("");
    }

    private static String of(LineStyle stroke) {
        return " " + of(stroke.tone()) + " wide " + hundredths(stroke.width()) + (stroke.round() ? " round" : "")
                + stroke.dash()
                        .map(dash -> " dash " + number(dash.on()) + "," + number(dash.off()))
                        .orElse("");
    }

    private static String of(ColourExpression tone) {
        return switch (tone) {
            case ColourRole role -> word(role);
            case ColourExpression.Mixed mixed ->
                "(" + of(mixed.top()) + " " + percent(mixed.share()) + " in " + of(mixed.into()) + ")";
            case ColourExpression.Aged aged ->
                "(" + of(aged.top()) + " aged " + percent(aged.age()) + " in " + of(aged.into()) + ")";
            case ColourExpression.Inked inked -> "(ink aged " + percent(inked.age()) + " in " + of(inked.into()) + ")";
            case ColourExpression.Heated heat ->
                "(" + of(heat.top()) + " heat " + percent(heat.part()) + " in " + of(heat.into()) + ")";
            case ColourExpression.Shaded shaded ->
                "(" + of(shaded.top()) + " " + word(shaded.share()) + " in " + of(shaded.into()) + ")";
            case ColourExpression.Sheer sheer -> "(" + of(sheer.tone()) + " sheer " + percent(sheer.opacity()) + ")";
        };
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String percent(double part) {
        return decimal(part * 100, 1) + "%";
    }

    private static String point(double x, double y) {
        return number(x) + "," + number(y);
    }

    private static String number(double value) {
        return decimal(value, 10);
    }

    private static String hundredths(double value) {
        return decimal(value, 100);
    }

    private static String decimal(double value, int parts) {
        double rounded = Math.floor(value * parts + 0.5 + ROUNDED_UP) / parts;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }
}
