package knightschool.ui.legend;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;

/**
 * A sign in the legend.
 *
 * @param signs the sign as it looks, on part of a square, on each board or curve that draws it in its own shape or
 *     colour; of those that differ at most in their texts only the first is kept
 * @param name the name of the sign
 * @param where where the sign is now, or more about its meaning; may be empty
 */
public record LegendEntry(List<Sketch> signs, String name, String where) {
    public LegendEntry {
        signs = distinctLooks(signs);
    }

    /** An entry of a sign that looks the same everywhere. */
    public LegendEntry(Sketch sign, String name, String where) {
        this(List.of(sign), name, where);
    }

    private static List<Sketch> distinctLooks(List<Sketch> signs) {
        Set<Sketch> looks = new HashSet<>();
        List<Sketch> distinct = new ArrayList<>();
        for (Sketch sign : signs) {
            if (looks.add(withoutText(sign))) {
                distinct.add(sign);
            }
        }
        return List.copyOf(distinct);
    }

    private static Sketch withoutText(Sketch sign) {
        List<SketchShape> shapes = sign.shapes().stream()
                .filter(shape -> !(shape instanceof SketchShape.Label))
                .toList();
        return new Sketch(sign.width(), sign.height(), shapes);
    }
}
