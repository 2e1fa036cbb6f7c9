package knightschool.export;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.files.MemoryWriter;
import knightschool.files.resource.ResourceReader;

/** Paints sketches as images without a screen toolkit, on any thread. */
record SketchRasterizer(Graphics2D out, ColourPalette palette) {
    private static final String FONTS = "/com/formdev/flatlaf/fonts/inter/";
    private static final Font REGULAR = font("Inter-Regular.otf");
    private static final Font STRONG = font("Inter-SemiBold.otf");

    /**
     * Returns a sketch on the palette's page colour.
     *
     * @param margin the width of the margin, in pixels
     */
    static BufferedImage of(Sketch sketch, ColourPalette palette, int margin) {
        return of(sketch, palette, margin, 1);
    }

    /**
     * Returns a sketch without a margin as PNG.
     *
     * @param scale the number of pixels of the image per pixel of the sketch, in each direction
     */
    static byte[] png(Sketch sketch, ColourPalette palette, int scale) {
        return MemoryWriter.bytes(out -> ImageIO.write(of(sketch, palette, 0, scale), "png", out));
    }

    private static BufferedImage of(Sketch sketch, ColourPalette palette, int margin, int scale) {
        int width = scale * (int) Math.ceil(sketch.width()) + 2 * margin;
        int height = scale * (int) Math.ceil(sketch.height()) + 2 * margin;
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(new Color(palette.argb(ColourRole.PAGE), true));
        graphics.fillRect(0, 0, width, height);
        graphics.translate(margin, margin);
        graphics.scale(scale, scale);
        SketchRasterizer painter = new SketchRasterizer(graphics, palette);
        sketch.shapes().forEach(painter::paint);
        graphics.dispose();
        return image;
    }

    private static Font font(String file) {
        try {
            return Font.createFont(
                    Font.TRUETYPE_FONT,
                    new ByteArrayInputStream(ResourceReader.bytes(SketchRasterizer.class, FONTS + file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the font " + file + " cannot be used", e);
        }
    }

    private void paint(SketchShape shape) {
        switch (shape) {
            case SketchShape.Line line -> line(line);
            case SketchShape.Lines lines -> lines.lines().forEach(this::line);
            case SketchShape.Disc disc -> {
                double left = disc.x() - disc.radius();
                double top = disc.y() - disc.radius();
                area(new Ellipse2D.Double(left, top, 2 * disc.radius(), 2 * disc.radius()), disc.style());
            }
            case SketchShape.Box box -> {
                double arc = 2 * box.corner();
                area(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), arc, arc), box.style());
            }
            case SketchShape.Outline outline -> area(path(outline.curve()), outline.style());
            case SketchShape.Label label -> label(label);
        }
    }

    private void line(SketchShape.Line line) {
        stroke(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2()), line.stroke());
    }

    private void area(java.awt.Shape area, AreaStyle style) {
        style.fill().ifPresent(tone -> {
            colour(tone);
            out.fill(area);
        });
        style.border().ifPresent(stroke -> stroke(area, stroke));
    }

    private void stroke(java.awt.Shape shape, LineStyle stroke) {
        colour(stroke.tone());
        int cap = stroke.round() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        float width = (float) stroke.width();
        out.setStroke(stroke.dash()
                .map(dash -> new BasicStroke(
                        width, cap, BasicStroke.JOIN_MITER, 10, new float[] {(float) dash.on(), (float) dash.off()}, 0))
                .orElseGet(() -> new BasicStroke(width, cap, BasicStroke.JOIN_MITER)));
        out.draw(shape);
    }

    private static Path2D path(VectorOutline curve) {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (VectorOutline.Part part : curve.parts()) {
            switch (part) {
                case VectorOutline.Move to -> path.moveTo(to.x(), to.y());
                case VectorOutline.To to -> path.lineTo(to.x(), to.y());
                case VectorOutline.Bend bend ->
                    path.curveTo(bend.x1(), bend.y1(), bend.x2(), bend.y2(), bend.x(), bend.y());
                case VectorOutline.Close _ -> path.closePath();
            }
        }
        return path;
    }

    private void label(SketchShape.Label label) {
        Font font = (label.weight() == SketchShape.Weight.STRONG ? STRONG : REGULAR).deriveFont((float) label.size());
        out.setFont(font);
        colour(label.tone());
        double width = out.getFontMetrics().getStringBounds(label.text(), out).getWidth();
        double left = switch (label.side()) {
            case BEGINS -> 0;
            case MIDDLE -> width / 2;
            case ENDS -> width;
        };
        out.drawString(label.text(), (float) (label.x() - left), (float) label.y());
    }

    private void colour(ColourExpression tone) {
        out.setColor(new Color(palette.argb(tone), true));
    }
}
