package knightschool.drawing.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;

/**
 * The spokes of many squares, gathered in layers: bands below, then spokes, then what lies on them. Squares do not
 * overlap, so all spokes of one stroke can be painted at once, which costs a tenth of painting each.
 */
public final class SpokeLayers {
    private final Map<Stroke, List<Shape.Line>> bands = new LinkedHashMap<>();
    private final Map<Stroke, List<Shape.Line>> spokes = new LinkedHashMap<>();
    private final Map<Stroke, List<Shape.Line>> bars = new LinkedHashMap<>();
    private final SketchBuilder dots = new SketchBuilder();

    void band(Shape.Line line) {
        add(bands, line);
    }

    void spoke(Shape.Line line) {
        add(spokes, line);
    }

    void bar(Shape.Line line) {
        add(bars, line);
    }

    void dot(double x, double y, double radius, ColourExpression tone) {
        dots.disc(x, y, radius, FillStyle.filled(tone));
    }

    private static void add(Map<Stroke, List<Shape.Line>> layer, Shape.Line line) {
        layer.computeIfAbsent(line.stroke(), _ -> new ArrayList<>()).add(line);
    }

    public void drawOn(SketchBuilder pencil) {
        for (var layer : List.of(bands, spokes, bars)) {
            layer.forEach((stroke, lines) -> pencil.add(new Shape.Lines(lines, stroke)));
        }
        pencil.add(dots);
    }
}
