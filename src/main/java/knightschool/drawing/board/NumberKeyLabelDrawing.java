package knightschool.drawing.board;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/** Draws on squares the numbers of the keys 1 to 8 that choose them. */
public final class NumberKeyLabelDrawing {
    private static final double DIGIT = 0.2;
    private static final double LEAST_DIGIT = 11;
    private static final double SMALL_FOR_DIGIT = 32;

    private NumberKeyLabelDrawing() {}

    /** A sketch with the squares numbered from 1, in their order. */
    public static Sketch over(Sketch sketch, BoardGeometry geometry, List<Integer> squares) {
        return squares.isEmpty() ? sketch : sketch.with(pencil -> draw(pencil, geometry, squares));
    }

    /**
     * Numbers squares from 1, in their order: at the lower right, away from spokes and the marks of a witness. On small
     * squares, where a corner has no space beside the mark of the move, the number in the centre replaces the mark.
     */
    public static void draw(SketchBuilder pencil, BoardGeometry geometry, List<Integer> squares) {
        for (int i = 0; i < squares.size(); i++) {
            draw(pencil, geometry, squares.get(i), i + 1, geometry.side() < SMALL_FOR_DIGIT);
        }
    }

    /**
     * Draws the number of one key.
     *
     * @param alone whether it is in the middle of the square instead of at its lower right
     */
    public static void draw(SketchBuilder pencil, BoardGeometry geometry, int square, int number, boolean alone) {
        double type = Math.max(LEAST_DIGIT, DIGIT * geometry.side());
        double x = alone ? geometry.centreX(square) : geometry.x(square) + geometry.side() - 0.62 * type;
        double y = alone ? geometry.centreY(square) : geometry.y(square) + geometry.side() - 0.68 * type;
        pencil.box(x - 0.5 * type, y - 0.56 * type, type, 1.12 * type, 3, AreaStyle.filled(ColourRole.INK));
        pencil.centred(x, y, String.valueOf(number), 0.86 * type, SketchShape.Weight.STRONG, ColourRole.PAGE);
    }
}
