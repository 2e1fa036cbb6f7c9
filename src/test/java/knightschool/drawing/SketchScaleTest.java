package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SketchScaleTest {
    private static final LineStyle DASHED = LineStyle.round(ColourRole.INK, 2).dashed(4, 6);

    private static Sketch sketch(double unit, LineStyle stroke) {
        return new Sketch(
                20 * unit,
                10 * unit,
                List.of(
                        new SketchShape.Line(unit, 2 * unit, 3 * unit, 4 * unit, stroke),
                        new SketchShape.Lines(List.of(new SketchShape.Line(0, unit, 5 * unit, unit, stroke)), stroke),
                        new SketchShape.Disc(5 * unit, 6 * unit, 7 * unit, AreaStyle.of(ColourRole.PAGE, stroke)),
                        new SketchShape.Box(unit, unit, 8 * unit, 9 * unit, 3 * unit, AreaStyle.filled(ColourRole.INK)),
                        new SketchShape.Outline(
                                VectorOutline.closed(0, 0, 4 * unit, 0, 0, 4 * unit), AreaStyle.outlined(stroke)),
                        new SketchShape.Label(
                                unit,
                                2 * unit,
                                "a1",
                                12 * unit,
                                SketchShape.Weight.STRONG,
                                SketchShape.Side.MIDDLE,
                                ColourRole.INK)));
    }

    @Test
    void everyShapeIsMagnifiedWithItsStrokesItsDashesAndItsText() {
        LineStyle halved = LineStyle.round(ColourRole.INK, 1).dashed(2, 3);
        assertEquals(sketch(0.5, halved), sketch(1, DASHED).scaled(0.5));
    }
}
