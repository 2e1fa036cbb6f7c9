package knightschool.drawing.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/**
 * Collects the spokes of many squares in layers: bands, spokes, ends. Squares do not overlap, so all spokes with the
 * same stroke can be painted at once, which takes a tenth of the time.
 */
public final class SpokeBatch {
    private final Map<LineStyle, List<SketchShape.Line>> bands = new LinkedHashMap<>();
    private final Map<LineStyle, List<SketchShape.Line>> spokes = new LinkedHashMap<>();
    private final Map<LineStyle, List<SketchShape.Line>> bars = new LinkedHashMap<>();
    private final SketchBuilder dots = new SketchBuilder();

    void band(SketchShape.Line line) {
        add(bands, line);
    }

    void spoke(SketchShape.Line line) {
        add(spokes, line);
    }

    void bar(SketchShape.Line line) {
        add(bars, line);
    }

    void dot(double x, double y, double radius, ColourExpression tone) {
        dots.disc(x, y, radius, AreaStyle.filled(tone));
    }

    private static void add(Map<LineStyle, List<SketchShape.Line>> layer, SketchShape.Line line) {
        layer.computeIfAbsent(line.stroke(), _ -> new ArrayList<>()).add(line);
    }

    public void drawOn(SketchBuilder pencil) {
        for (var layer : List.of(bands, spokes, bars)) {
            layer.forEach((stroke, lines) -> pencil.add(new SketchShape.Lines(lines, stroke)));
        }
        pencil.add(dots);
    }
}
