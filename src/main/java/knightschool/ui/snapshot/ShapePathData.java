package knightschool.ui.snapshot;

import java.util.List;
import javafx.scene.shape.Circle;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.transform.NonInvertibleTransformException;
import javafx.scene.transform.Transform;
import knightschool.drawing.SvgMarkup;

/** Describes shapes of JavaFX in the language of the attribute {@code d} of an SVG path. */
final class ShapePathData {
    private ShapePathData() {}

    /** Returns the outline of a shape in its own coordinates. */
    static String of(Shape shape) {
        return switch (shape) {
            case SVGPath path -> path.getContent();
            case Line line ->
                command("M", line.getStartX(), line.getStartY()) + command("L", line.getEndX(), line.getEndY());
            case Rectangle box -> ofBox(box.getX(), box.getY(), box.getWidth(), box.getHeight(), box.getArcWidth() / 2);
            case Circle circle ->
                ofBox(
                        circle.getCenterX() - circle.getRadius(),
                        circle.getCenterY() - circle.getRadius(),
                        2 * circle.getRadius(),
                        2 * circle.getRadius(),
                        circle.getRadius());
            case Polyline line -> through(line.getPoints());
            case Polygon polygon -> through(polygon.getPoints()) + "Z";
            default -> ofGlyphs(shape);
        };
    }

    /** Returns the outlines of the letters of a text, or of any other shape, in its own coordinates. */
    static String ofGlyphs(Shape shape) {
        // JavaFX makes a path of any shape only as the result of an operation: the shape minus nothing is all of it.
        Shape whole = Shape.subtract(shape, new Rectangle());
        if (!(whole instanceof Path path)) {
            return "";
        }
        try {
            return of(path.getElements(), shape.getLocalToSceneTransform().createInverse());
        } catch (NonInvertibleTransformException flat) {
            // A shape that is squeezed to a line shows nothing.
            return "";
        }
    }

    /**
     * Returns a rectangle.
     *
     * @param corner the radius of its corners; 0 for sharp ones
     */
    static String ofBox(double x, double y, double width, double height, double corner) {
        if (corner <= 0) {
            return command("M", x, y) + "h" + SvgMarkup.number(width) + "v" + SvgMarkup.number(height) + "h"
                    + SvgMarkup.number(-width) + "Z";
        }
        double r = Math.min(corner, Math.min(width, height) / 2);
        double across = width - 2 * r;
        double down = height - 2 * r;
        return command("M", x + r, y)
                + command("h", across)
                + arc(r, r, r)
                + command("v", down)
                + arc(r, -r, r)
                + command("h", -across)
                + arc(r, -r, -r)
                + command("v", -down)
                + arc(r, r, -r)
                + "Z";
    }

    private static String arc(double radius, double right, double down) {
        return command("a", radius, radius, 0, 0, 1, right, down);
    }

    private static String through(List<Double> points) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i + 1 < points.size(); i += 2) {
            path.append(command(i == 0 ? "M" : "L", points.get(i), points.get(i + 1)));
        }
        return path.toString();
    }

    private static String of(List<PathElement> elements, Transform place) {
        StringBuilder path = new StringBuilder();
        for (PathElement element : elements) {
            path.append(
                    switch (element) {
                        case MoveTo to -> command("M", place, to.getX(), to.getY());
                        case LineTo to -> command("L", place, to.getX(), to.getY());
                        case QuadCurveTo to ->
                            command("Q", place, to.getControlX(), to.getControlY(), to.getX(), to.getY());
                        case CubicCurveTo to ->
                            command(
                                    "C",
                                    place,
                                    to.getControlX1(),
                                    to.getControlY1(),
                                    to.getControlX2(),
                                    to.getControlY2(),
                                    to.getX(),
                                    to.getY());
                        case ClosePath _ -> "Z";
                        default -> throw new IllegalArgumentException("no path data for " + element);
                    });
        }
        return path.toString();
    }

    /** @param points x and y in turn */
    private static String command(String letter, Transform place, double... points) {
        double[] placed = new double[points.length];
        place.transform2DPoints(points, 0, placed, 0, points.length / 2);
        return command(letter, placed);
    }

    private static String command(String letter, double... numbers) {
        StringBuilder command = new StringBuilder(letter);
        for (int i = 0; i < numbers.length; i++) {
            command.append(i == 0 ? "" : " ").append(SvgMarkup.number(numbers[i]));
        }
        return command.toString();
    }
}
