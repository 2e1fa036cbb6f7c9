package knightschool.drawing;

import java.util.Locale;
import java.util.function.Consumer;
import knightschool.text.XmlJsonEscaper;

/** Writes sketches as SVG 1.1. */
public final class SvgWriter {
    private final ColourPalette palette;
    private final StringBuilder out = new StringBuilder();

    private SvgWriter(ColourPalette palette) {
        this.palette = palette;
    }

    /** Returns a complete SVG document on the palette's page colour, ending with a line break. */
    public static String write(Sketch sketch, ColourPalette palette) {
        SvgWriter writer = new SvgWriter(palette);
        writer.document(sketch);
        return writer.out.toString();
    }

    private void document(Sketch sketch) {
        String size = number(sketch.width()) + " " + number(sketch.height());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        attribute("width", number(sketch.width()));
        attribute("height", number(sketch.height()));
        attribute("viewBox", "0 0 " + size);
        out.append(">\n");
        out.append("<rect");
        attribute("width", "100%");
        attribute("height", "100%");
        attribute("fill", hex(palette.argb(ColourRole.PAGE)));
        out.append("/>\n");
        sketch.shapes().forEach(this::shape);
        out.append("</svg>\n");
    }

    private void shape(SketchShape shape) {
        switch (shape) {
            case SketchShape.Line line ->
                element("line", null, () -> {
                    attribute("x1", line.x1());
                    attribute("y1", line.y1());
                    attribute("x2", line.x2());
                    attribute("y2", line.y2());
                    stroke(line.stroke());
                });
            case SketchShape.Lines lines -> lines.lines().forEach(this::shape);
            case SketchShape.Disc disc ->
                element("circle", disc.style(), () -> {
                    attribute("cx", disc.x());
                    attribute("cy", disc.y());
                    attribute("r", disc.radius());
                });
            case SketchShape.Box box -> element("rect", box.style(), () -> box(box));
            case SketchShape.Outline outline ->
                element("path", outline.style(), () -> {
                    attribute("d", path(outline.curve()));
                    attribute("fill-rule", "evenodd");
                });
            case SketchShape.Label label -> label(label);
        }
    }

    private void element(String name, AreaStyle style, Runnable attributes) {
        out.append('<').append(name);
        attributes.run();
        if (style != null) {
            style(style);
        }
        out.append("/>\n");
    }

    private void box(SketchShape.Box box) {
        attribute("x", box.x());
        attribute("y", box.y());
        attribute("width", box.width());
        attribute("height", box.height());
        if (box.corner() > 0) {
            attribute("rx", box.corner());
        }
    }

    private void label(SketchShape.Label label) {
        out.append("<text");
        attribute("x", label.x());
        attribute("y", label.y());
        attribute("font-family", "Inter, sans-serif");
        attribute("font-size", label.size());
        if (label.weight() == SketchShape.Weight.STRONG) {
            attribute("font-weight", "600");
        }
        attribute(
                "text-anchor",
                switch (label.side()) {
                    case BEGINS -> "start";
                    case MIDDLE -> "middle";
                    case ENDS -> "end";
                });
        paint("fill", palette.argb(label.tone()));
        out.append('>').append(XmlJsonEscaper.xml(label.text())).append("</text>\n");
    }

    private void style(AreaStyle style) {
        style.fill().ifPresentOrElse(tone -> paint("fill", palette.argb(tone)), () -> attribute("fill", "none"));
        style.border().ifPresent(this::stroke);
    }

    private void stroke(LineStyle stroke) {
        paint("stroke", palette.argb(stroke.tone()));
        attribute("stroke-width", stroke.width());
        if (stroke.round()) {
            attribute("stroke-linecap", "round");
        }
        stroke.dash().ifPresent(dash -> attribute("stroke-dasharray", number(dash.on()) + " " + number(dash.off())));
    }

    private void paint(String name, int argb) {
        attribute(name, hex(argb));
        if (argb >>> 24 < 0xFF) {
            attribute(name + "-opacity", (argb >>> 24) / 255.0);
        }
    }

    private static String path(VectorOutline curve) {
        StringBuilder path = new StringBuilder();
        Consumer<double[]> points = numbers -> {
            for (double number : numbers) {
                path.append(number(number)).append(' ');
            }
        };
        for (VectorOutline.Part part : curve.parts()) {
            switch (part) {
                case VectorOutline.Move m -> points.accept(at(path, 'M', m.x(), m.y()));
                case VectorOutline.To t -> points.accept(at(path, 'L', t.x(), t.y()));
                case VectorOutline.Bend b -> points.accept(at(path, 'C', b.x1(), b.y1(), b.x2(), b.y2(), b.x(), b.y()));
                case VectorOutline.Close _ -> path.append('Z');
            }
        }
        return path.toString().strip();
    }

    private static double[] at(StringBuilder path, char command, double... numbers) {
        path.append(command);
        return numbers;
    }

    private void attribute(String name, double value) {
        attribute(name, number(value));
    }

    private void attribute(String name, String value) {
        out.append(' ').append(name).append("=\"").append(value).append('"');
    }

    private static String hex(int argb) {
        return String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF);
    }

    /** Formats a number with at most three decimals, without trailing zeros. */
    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value);
        return text.replaceAll("0+$", "").replaceAll("\\.$", "");
    }
}
