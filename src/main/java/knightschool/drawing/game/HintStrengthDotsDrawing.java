package knightschool.drawing.game;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/** Draws the strength of a hint as a row of dots, the first of which are filled. */
public final class HintStrengthDotsDrawing {
    private static final double RADIUS = 3.6;
    private static final double PITCH = 10;

    private HintStrengthDotsDrawing() {}

    /**
     * Draws a row of dots.
     *
     * @param filled the number of filled dots, from the left
     */
    public static Sketch of(int filled, int dots) {
        SketchBuilder pencil = new SketchBuilder();
        ColourExpression ink = ColourRole.INK;
        for (int i = 0; i < dots; i++) {
            AreaStyle style = i < filled ? AreaStyle.filled(ink) : AreaStyle.outlined(LineStyle.flat(ink, 1.2));
            pencil.disc(RADIUS + 1 + i * PITCH, 9, RADIUS, style);
        }
        return pencil.sketch(dots * PITCH, 18);
    }
}
