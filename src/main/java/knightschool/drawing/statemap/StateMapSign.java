package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.VectorOutline;

/** The signs that mark single positions on the state map of a sliding puzzle. */
enum StateMapSign {
    /** The start of the puzzle: a square in a square. */
    START,
    /** A solved position: a diamond. */
    GOAL,
    /** The current position of the player: a disc in the accent colour. */
    YOU,
    /** An earlier position of the player's walk: a ring. */
    STOP;

    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAGE = ColourRole.PAGE;

    void draw(SketchBuilder pencil, double x, double y, double radius) {
        switch (this) {
            case START -> {
                double side = 0.88 * radius;
                pencil.box(x - side - 2, y - side - 2, 2 * side + 4, 2 * side + 4, 3, AreaStyle.filled(PAGE));
                AreaStyle square = AreaStyle.of(PAGE, LineStyle.flat(INK, radius < 8 ? 1.5 : 2));
                pencil.box(x - side, y - side, 2 * side, 2 * side, 2, square);
                double inner = 0.46 * radius;
                pencil.box(x - inner, y - inner, 2 * inner, 2 * inner, 0, AreaStyle.filled(INK));
            }
            case GOAL ->
                pencil.outline(
                        VectorOutline.closed(x, y - radius, x + radius, y, x, y + radius, x - radius, y),
                        AreaStyle.of(GoalDistanceShade.GOAL, LineStyle.flat(INK, radius < 6 ? 0.8 : 1.4)));
            case YOU -> {
                pencil.disc(x, y, radius + 3, AreaStyle.filled(PAGE));
                pencil.disc(x, y, radius, AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(INK, 2)));
            }
            case STOP -> pencil.disc(x, y, radius, AreaStyle.of(PAGE, LineStyle.flat(INK, radius < 4 ? 1.2 : 1.8)));
        }
    }
}
