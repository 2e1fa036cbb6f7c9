package knightschool.drawing;

import java.util.function.Consumer;

/** Writes sketches as SVG 1.1. */
public final class SvgWriter {
    private final ColourPalette palette;
    private final SvgMarkup out;

    private SvgWriter(ColourPalette palette, SvgMarkup out) {
        this.palette = palette;
        this.out = out;
    }

    /** Returns a complete SVG document on the palette's page colour, ending with a line break. */
    public static String write(Sketch sketch, ColourPalette palette) {
        SvgMarkup markup = new SvgMarkup();
        markup.begin(sketch.width(), sketch.height(), palette.argb(ColourRole.PAGE));
        write(sketch, palette, markup);
        markup.end("svg");
        return markup.toString();
    }

    /** Appends the shapes of a sketch to a document, without a background. */
    public static void write(Sketch sketch, ColourPalette palette, SvgMarkup markup) {
        SvgWriter writer = new SvgWriter(palette, markup);
        sketch.shapes().forEach(writer::shape);
    }

    private void shape(SketchShape shape) {
        switch (shape) {
            case SketchShape.Line line ->
                element("line", null, () -> {
                    out.attribute("x1", line.x1());
                    out.attribute("y1", line.y1());
                    out.attribute("x2", line.x2());
                    out.attribute("y2", line.y2());
                    stroke(line.stroke());
                });
            case SketchShape.Lines lines -> lines.lines().forEach(this::shape);
            case SketchShape.Disc disc ->
                element("circle", disc.style(), () -> {
                    out.attribute("cx", disc.x());
                    out.attribute("cy", disc.y());
                    out.attribute("r", disc.radius());
                });
            case SketchShape.Box box -> element("rect", box.style(), () -> box(box));
            case SketchShape.Outline outline ->
                element("path", outline.style(), () -> {
                    out.attribute("d", path(outline.curve()));
                    out.attribute("fill-rule", "evenodd");
                });
            case SketchShape.Label label -> label(label);
        }
    }

    private void element(String name, AreaStyle style, Runnable attributes) {
        out.open(name);
        attributes.run();
        if (style != null) {
            style(style);
        }
        out.close();
    }

    private void box(SketchShape.Box box) {
        out.attribute("x", box.x());
        out.attribute("y", box.y());
        out.attribute("width", box.width());
        out.attribute("height", box.height());
        if (box.corner() > 0) {
            out.attribute("rx", box.corner());
        }
    }

    private void label(SketchShape.Label label) {
        out.open("text");
        out.attribute("x", label.x());
        out.attribute("y", label.y());
        out.attribute("font-family", "Inter, sans-serif");
        out.attribute("font-size", label.size());
        if (label.weight() == SketchShape.Weight.STRONG) {
            out.attribute("font-weight", "600");
        }
        out.attribute(
                "text-anchor",
                switch (label.side()) {
                    case BEGINS -> "start";
                    case MIDDLE -> "middle";
                    case ENDS -> "end";
                });
        out.paint("fill", palette.argb(label.tone()));
        out.closeText(label.text());
    }

    private void style(AreaStyle style) {
        style.fill()
                .ifPresentOrElse(tone -> out.paint("fill", palette.argb(tone)), () -> out.attribute("fill", "none"));
        style.border().ifPresent(this::stroke);
    }

    private void stroke(LineStyle stroke) {
        out.paint("stroke", palette.argb(stroke.tone()));
        out.attribute("stroke-width", stroke.width());
        if (stroke.round()) {
            out.attribute("stroke-linecap", "round");
        }
        stroke.dash()
                .ifPresent(dash -> out.attribute(
                        "stroke-dasharray", SvgMarkup.number(dash.on()) + " " + SvgMarkup.number(dash.off())));
    }

    private static String path(VectorOutline curve) {
        StringBuilder path = new StringBuilder();
        Consumer<double[]> points = numbers -> {
            for (double number : numbers) {
                path.append(SvgMarkup.number(number)).append(' ');
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
}
