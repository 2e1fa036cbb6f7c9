package knightschool.ui.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.ui.theme.Fonts;

/** Paints sketches on a canvas. Colours and fonts are cached, so that a frame costs little. */
public final class CanvasSketchPainter {
    private final ColourPalette palette;
    private final Map<ColourExpression, Color> colours = new HashMap<>();
    private final Map<String, Font> fonts = new HashMap<>();

    public CanvasSketchPainter(ColourPalette palette) {
        this.palette = palette;
    }

    public ColourPalette palette() {
        return palette;
    }

    public void paint(Sketch sketch, GraphicsContext g) {
        g.setTextBaseline(VPos.BASELINE);
        g.setFillRule(FillRule.EVEN_ODD);
        g.setLineJoin(StrokeLineJoin.ROUND);
        List<SketchShape> shapes = sketch.shapes();
        int next = 0;
        while (next < shapes.size()) {
            int end = endOfLines(shapes, next);
            if (end - next > 1) {
                strokeTogether(shapes.subList(next, end), g);
            } else {
                paint(shapes.get(next), g);
            }
            next = end;
        }
    }

    /**
     * Returns the end of the lines from an index on that can be one path, since they have the same stroke and are
     * opaque: where translucent lines cross, two are darker than one. One path costs the renderer much less than a line
     * at a time.
     */
    private int endOfLines(List<SketchShape> shapes, int first) {
        int end = first + 1;
        if (shapes.get(first) instanceof SketchShape.Line line
                && colour(line.stroke().tone()).isOpaque()) {
            while (end < shapes.size()
                    && shapes.get(end) instanceof SketchShape.Line other
                    && other.stroke().equals(line.stroke())) {
                end++;
            }
        }
        return end;
    }

    private void strokeTogether(List<SketchShape> lines, GraphicsContext g) {
        use(((SketchShape.Line) lines.getFirst()).stroke(), g);
        g.beginPath();
        for (SketchShape shape : lines) {
            add((SketchShape.Line) shape, g);
        }
        g.stroke();
    }

    private static void add(SketchShape.Line line, GraphicsContext g) {
        g.moveTo(line.x1(), line.y1());
        g.lineTo(line.x2(), line.y2());
    }

    private void paint(SketchShape shape, GraphicsContext g) {
        switch (shape) {
            case SketchShape.Line line -> {
                use(line.stroke(), g);
                g.strokeLine(line.x1(), line.y1(), line.x2(), line.y2());
            }
            case SketchShape.Lines lines -> lines(lines, g);
            case SketchShape.Disc disc -> disc(disc, g);
            case SketchShape.Box box -> box(box, g);
            case SketchShape.Outline outline -> outline(outline, g);
            case SketchShape.Label label -> label(label, g);
        }
    }

    private void lines(SketchShape.Lines lines, GraphicsContext g) {
        use(lines.stroke(), g);
        g.beginPath();
        for (SketchShape.Line line : lines.lines()) {
            add(line, g);
        }
        g.stroke();
    }

    private void disc(SketchShape.Disc d, GraphicsContext g) {
        double size = 2 * d.radius();
        if (fills(d.style(), g)) {
            g.fillOval(d.x() - d.radius(), d.y() - d.radius(), size, size);
        }
        if (strokes(d.style(), g)) {
            g.strokeOval(d.x() - d.radius(), d.y() - d.radius(), size, size);
        }
    }

    private void box(SketchShape.Box b, GraphicsContext g) {
        double corner = 2 * b.corner();
        if (fills(b.style(), g)) {
            if (corner == 0) {
                g.fillRect(b.x(), b.y(), b.width(), b.height());
            } else {
                g.fillRoundRect(b.x(), b.y(), b.width(), b.height(), corner, corner);
            }
        }
        if (strokes(b.style(), g)) {
            g.strokeRoundRect(b.x(), b.y(), b.width(), b.height(), corner, corner);
        }
    }

    private void outline(SketchShape.Outline outline, GraphicsContext g) {
        g.beginPath();
        for (VectorOutline.Part part : outline.curve().parts()) {
            switch (part) {
                case VectorOutline.Move m -> g.moveTo(m.x(), m.y());
                case VectorOutline.To t -> g.lineTo(t.x(), t.y());
                case VectorOutline.Bend b -> g.bezierCurveTo(b.x1(), b.y1(), b.x2(), b.y2(), b.x(), b.y());
                case VectorOutline.Close _ -> g.closePath();
            }
        }
        if (fills(outline.style(), g)) {
            g.fill();
        }
        if (strokes(outline.style(), g)) {
            g.stroke();
        }
    }

    private void label(SketchShape.Label label, GraphicsContext g) {
        g.setFill(colour(label.tone()));
        g.setFont(font(label.weight(), label.size()));
        g.setTextAlign(
                switch (label.side()) {
                    case BEGINS -> TextAlignment.LEFT;
                    case MIDDLE -> TextAlignment.CENTER;
                    case ENDS -> TextAlignment.RIGHT;
                });
        g.fillText(label.text(), label.x(), label.y());
    }

    private boolean fills(AreaStyle style, GraphicsContext g) {
        style.fill().ifPresent(tone -> g.setFill(colour(tone)));
        return style.fill().isPresent();
    }

    private boolean strokes(AreaStyle style, GraphicsContext g) {
        style.border().ifPresent(stroke -> use(stroke, g));
        return style.border().isPresent();
    }

    private void use(LineStyle stroke, GraphicsContext g) {
        g.setStroke(colour(stroke.tone()));
        g.setLineWidth(stroke.width());
        g.setLineCap(stroke.round() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        if (stroke.dash().isPresent()) {
            LineStyle.DashPattern dash = stroke.dash().get();
            g.setLineDashes(dash.on(), dash.off());
        } else {
            g.setLineDashes((double[]) null);
        }
    }

    private Color colour(ColourExpression tone) {
        return colours.computeIfAbsent(tone, t -> {
            int argb = palette.argb(t);
            return Color.rgb(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, (argb >>> 24) / 255.0);
        });
    }

    private Font font(SketchShape.Weight weight, double size) {
        String family = weight == SketchShape.Weight.STRONG ? Fonts.STRONG : Fonts.TEXT;
        return fonts.computeIfAbsent(family + size, _ -> Font.font(family, size));
    }
}
