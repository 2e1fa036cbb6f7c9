package knightschool.ui.snapshot;

import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.scene.text.TextLineInfo;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import javax.imageio.ImageIO;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgMarkup;
import knightschool.drawing.SvgWriter;
import knightschool.files.MemoryWriter;
import knightschool.ui.board.VectorGraphicNode;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Writes what a laid-out node shows as SVG: boards and graphs as their own shapes, words as text, and only what is
 * painted pixel by pixel as an image. Shadows and other effects are left out. Used on the JavaFX thread; the images of
 * the document are encoded later.
 */
final class SceneSvgWriter {
    /** Pixels of an image inside the document per pixel on screen. */
    private static final int SHARPNESS = 2;

    private static final int SEMI_BOLD = 600;

    private final ColourPalette palette;
    private final Function<WritableImage, byte[]> encoder;
    private final SvgMarkup out = new SvgMarkup();
    private int named;

    private SceneSvgWriter(ColourPalette palette, Function<WritableImage, byte[]> encoder) {
        this.palette = palette;
        this.encoder = encoder;
    }

    /**
     * Returns a complete document of the size of a node, on the page colour of a palette. Its images are encoded by the
     * thread that calls its {@code toString}.
     */
    static SvgMarkup write(Node node, ColourPalette palette) {
        return write(node, palette, SceneSvgWriter::png);
    }

    /** @param encoder makes the content of a PNG file */
    static SvgMarkup write(Node node, ColourPalette palette, Function<WritableImage, byte[]> encoder) {
        SceneSvgWriter writer = new SceneSvgWriter(palette, encoder);
        Bounds bounds = node.getLayoutBounds();
        writer.out.beginWithImages(
                Math.ceil(bounds.getWidth()), Math.ceil(bounds.getHeight()), palette.argb(ColourRole.PAGE));
        writer.content(node);
        writer.out.end("svg");
        return writer.out;
    }

    private static byte[] png(WritableImage pixels) {
        return MemoryWriter.bytes(file -> ImageIO.write(JavaFxSceneCapture.translucent(pixels), "png", file));
    }

    private void node(Node node) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        Optional<String> clip = Optional.ofNullable(node.getClip())
                .filter(Shape.class::isInstance)
                .map(Shape.class::cast)
                .map(this::clipPath);
        out.open("g");
        transform(node.getLocalToParentTransform());
        if (node.getOpacity() < 1) {
            out.attribute("opacity", node.getOpacity());
        }
        out.begin();
        clip.ifPresent(id -> {
            out.open("g");
            out.attribute("clip-path", "url(#" + id + ")");
            out.begin();
        });
        content(node);
        clip.ifPresent(_ -> out.end("g"));
        out.end("g");
    }

    private void transform(Transform place) {
        if (place.isIdentity()) {
            return;
        }
        boolean moved = place.getMxx() == 1 && place.getMyy() == 1 && place.getMxy() == 0 && place.getMyx() == 0;
        List<Double> numbers = moved
                ? List.of(place.getTx(), place.getTy())
                : List.of(place.getMxx(), place.getMyx(), place.getMxy(), place.getMyy(), place.getTx(), place.getTy());
        out.attribute(
                "transform",
                (moved ? "translate(" : "matrix(")
                        + String.join(
                                " ", numbers.stream().map(SvgMarkup::number).toList())
                        + ")");
    }

    private String clipPath(Shape shape) {
        String id = nextName("clip");
        out.open("clipPath");
        out.attribute("id", id);
        out.begin();
        out.open("path");
        out.attribute("d", ShapePathData.of(shape));
        transform(shape.getLocalToParentTransform());
        out.close();
        out.end("clipPath");
        return id;
    }

    private String nextName(String kind) {
        named++;
        return kind + named;
    }

    private void content(Node node) {
        Optional<Sketch> sketch =
                node instanceof VectorGraphicNode sketchable ? sketchable.sketched() : Optional.<Sketch>empty();
        if (node instanceof Region region) {
            region(region);
        }
        if (sketch.isPresent()) {
            SvgWriter.write(sketch.get(), palette, out);
        } else if (node instanceof FontIcon icon) {
            // Few readers have the font of the icons.
            shape(icon, ShapePathData.ofGlyphs(icon));
        } else if (node instanceof Text text) {
            text(text);
        } else if (node instanceof Shape shape) {
            shape(shape, ShapePathData.of(shape));
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::node);
        } else {
            image(node);
        }
    }

    private void region(Region region) {
        Optional.ofNullable(region.getBackground()).map(Background::getFills).stream()
                .flatMap(List::stream)
                .forEach(fill -> background(region, fill));
        Optional.ofNullable(region.getBorder()).map(Border::getStrokes).stream()
                .flatMap(List::stream)
                .forEach(stroke -> border(region, stroke));
    }

    private void background(Region region, BackgroundFill fill) {
        if (isClear(fill.getFill())) {
            return;
        }
        Insets in = fill.getInsets();
        double width = region.getWidth() - in.getLeft() - in.getRight();
        double height = region.getHeight() - in.getTop() - in.getBottom();
        if (width <= 0 || height <= 0) {
            return;
        }
        if (region.getShape() != null) {
            shaped(region.getShape(), in.getLeft(), in.getTop(), width, height, fill.getFill());
            return;
        }
        painted("path", "fill", fill.getFill(), () -> {
            CornerRadii radii = fill.getRadii();
            out.attribute(
                    "d", ShapePathData.ofBox(in.getLeft(), in.getTop(), width, height, corner(radii, width, height)));
        });
    }

    /** Writes the shape of a region, such as the triangle of a menu, stretched over an area of it. */
    private void shaped(Shape shape, double x, double y, double width, double height, Paint fill) {
        Bounds bounds = shape.getLayoutBounds();
        painted("path", "fill", fill, () -> {
            out.attribute("d", ShapePathData.of(shape));
            transform(new Translate(x, y)
                    .createConcatenation(new Scale(width / bounds.getWidth(), height / bounds.getHeight()))
                    .createConcatenation(new Translate(-bounds.getMinX(), -bounds.getMinY())));
        });
    }

    private static double corner(CornerRadii radii, double width, double height) {
        double corner = radii.isTopLeftHorizontalRadiusAsPercentage()
                ? radii.getTopLeftHorizontalRadius() * width
                : radii.getTopLeftHorizontalRadius();
        return Math.min(corner, Math.min(width, height) / 2);
    }

    /** Writes a border: all around if its four sides are alike, else each side that has a width as a line. */
    private void border(Region region, BorderStroke stroke) {
        BorderWidths widths = stroke.getWidths();
        Insets in = stroke.getInsets();
        double left = in.getLeft();
        double top = in.getTop();
        double right = region.getWidth() - in.getRight();
        double bottom = region.getHeight() - in.getBottom();
        double thick = widths.getTop();
        boolean alike = thick == widths.getBottom() && thick == widths.getLeft() && thick == widths.getRight();
        if (alike && thick > 0 && isDrawn(stroke.getTopStyle(), stroke.getTopStroke())) {
            double half = thick / 2;
            double width = right - left - thick;
            double height = bottom - top - thick;
            if (width > 0 && height > 0) {
                double corner = Math.max(0, corner(stroke.getRadii(), width, height) - half);
                stroked(
                        stroke.getTopStroke(),
                        thick,
                        stroke.getTopStyle().getDashArray(),
                        ShapePathData.ofBox(left + half, top + half, width, height, corner));
            }
        } else if (!alike) {
            side(stroke.getTopStyle(), stroke.getTopStroke(), left, top, right - left, widths.getTop());
            side(
                    stroke.getBottomStyle(),
                    stroke.getBottomStroke(),
                    left,
                    bottom - widths.getBottom(),
                    right - left,
                    widths.getBottom());
            side(stroke.getLeftStyle(), stroke.getLeftStroke(), left, top, widths.getLeft(), bottom - top);
            side(
                    stroke.getRightStyle(),
                    stroke.getRightStroke(),
                    right - widths.getRight(),
                    top,
                    widths.getRight(),
                    bottom - top);
        }
    }

    private static boolean isDrawn(BorderStrokeStyle style, Paint paint) {
        return style != BorderStrokeStyle.NONE && !isClear(paint);
    }

    private void side(BorderStrokeStyle style, Paint paint, double x, double y, double width, double height) {
        if (isDrawn(style, paint) && width > 0 && height > 0) {
            painted("path", "fill", paint, () -> out.attribute("d", ShapePathData.ofBox(x, y, width, height, 0)));
        }
    }

    private void stroked(Paint paint, double width, List<Double> dashes, String path) {
        painted("path", "stroke", paint, () -> {
            out.attribute("d", path);
            out.attribute("fill", "none");
            out.attribute("stroke-width", width);
            dashes(dashes);
        });
    }

    private void dashes(List<Double> dashes) {
        if (!dashes.isEmpty()) {
            out.attribute(
                    "stroke-dasharray",
                    String.join(" ", dashes.stream().map(SvgMarkup::number).toList()));
        }
    }

    private void shape(Shape shape, String path) {
        if (!isClear(shape.getFill()) && !path.isEmpty()) {
            painted("path", "fill", shape.getFill(), () -> out.attribute("d", path));
        }
        if (!isClear(shape.getStroke()) && shape.getStrokeWidth() > 0) {
            painted("path", "stroke", shape.getStroke(), () -> {
                out.attribute("d", path);
                out.attribute("fill", "none");
                out.attribute("stroke-width", shape.getStrokeWidth());
                if (shape.getStrokeLineCap() != StrokeLineCap.BUTT) {
                    out.attribute(
                            "stroke-linecap", shape.getStrokeLineCap() == StrokeLineCap.ROUND ? "round" : "square");
                }
                dashes(shape.getStrokeDashArray());
            });
        }
    }

    private void text(Text text) {
        if (text.getText().isBlank() || isClear(text.getFill())) {
            return;
        }
        if (text.getParent() instanceof TextFlow) {
            // Its lines belong to the flow, which other words share.
            shape(text, ShapePathData.ofGlyphs(text));
            return;
        }
        for (TextLineInfo line : text.getLayoutInfo().getTextLines(false)) {
            String words = text.getText().substring(line.start(), line.end()).stripTrailing();
            if (!words.isEmpty()) {
                line(text, words, line.bounds().getMinX(), line.bounds().getMinY() + text.getBaselineOffset());
            }
        }
    }

    private void line(Text text, String words, double x, double baseline) {
        Font font = text.getFont();
        out.open("text");
        out.attribute("x", x);
        out.attribute("y", baseline);
        // JavaFX counts a weight among the families, a reader of SVG does not.
        String family = font.getFamily().replace("SemiBold", "").strip();
        out.attribute("font-family", family + (family.contains("Mono") ? ", monospace" : ", sans-serif"));
        out.attribute("font-size", font.getSize());
        if (isStrong(font)) {
            out.attribute("font-weight", SEMI_BOLD);
        }
        out.attribute("xml:space", "preserve");
        paint("fill", text.getFill());
        out.closeText(words);
    }

    private static boolean isStrong(Font font) {
        return font.getStyle().contains("Bold") || font.getName().contains("SemiBold");
    }

    /** Writes a node as it is painted, pixel by pixel. */
    private void image(Node node) {
        Bounds bounds = node.getLayoutBounds();
        if (bounds.getWidth() < 1 || bounds.getHeight() < 1) {
            return;
        }
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        // The picture is of the node alone, wherever it lies.
        parameters.setTransform(new Scale(SHARPNESS, SHARPNESS));
        WritableImage pixels = node.snapshot(parameters, null);
        out.open("image");
        out.attribute("x", bounds.getMinX());
        out.attribute("y", bounds.getMinY());
        out.attribute("width", pixels.getWidth() / SHARPNESS);
        out.attribute("height", pixels.getHeight() / SHARPNESS);
        out.link(() -> "data:image/png;base64," + Base64.getEncoder().encodeToString(encoder.apply(pixels)));
        out.close();
    }

    /** Writes an empty element with a paint; a gradient is defined before it. */
    private void painted(String element, String role, Paint paint, Runnable attributes) {
        Optional<String> gradient =
                paint instanceof LinearGradient linear ? Optional.of(define(linear)) : Optional.empty();
        out.open(element);
        attributes.run();
        if (gradient.isPresent()) {
            out.attribute(role, "url(#" + gradient.get() + ")");
        } else {
            paint(role, paint);
        }
        out.close();
    }

    private void paint(String role, Paint paint) {
        out.paint(role, paint instanceof Color colour ? argb(colour) : palette.argb(ColourRole.MUTED));
    }

    private static int argb(Color colour) {
        int alpha = (int) Math.round(colour.getOpacity() * 255);
        int red = (int) Math.round(colour.getRed() * 255);
        int green = (int) Math.round(colour.getGreen() * 255);
        int blue = (int) Math.round(colour.getBlue() * 255);
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    private String define(LinearGradient gradient) {
        String id = nextName("gradient");
        out.open("linearGradient");
        out.attribute("id", id);
        out.attribute("gradientUnits", gradient.isProportional() ? "objectBoundingBox" : "userSpaceOnUse");
        if (gradient.getCycleMethod() != CycleMethod.NO_CYCLE) {
            out.attribute("spreadMethod", gradient.getCycleMethod() == CycleMethod.REPEAT ? "repeat" : "reflect");
        }
        out.attribute("x1", gradient.getStartX());
        out.attribute("y1", gradient.getStartY());
        out.attribute("x2", gradient.getEndX());
        out.attribute("y2", gradient.getEndY());
        out.begin();
        for (Stop stop : gradient.getStops()) {
            out.open("stop");
            out.attribute("offset", stop.getOffset());
            int argb = argb(stop.getColor());
            out.attribute(
                    "style",
                    "stop-color:" + SvgMarkup.hex(argb) + ";stop-opacity:" + SvgMarkup.number((argb >>> 24) / 255.0));
            out.close();
        }
        out.end("linearGradient");
        return id;
    }

    private static boolean isClear(Paint paint) {
        return paint == null || paint instanceof Color colour && colour.getOpacity() == 0;
    }
}
