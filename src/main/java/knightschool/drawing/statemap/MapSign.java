package knightschool.drawing.statemap;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.drawing.VectorOutline;

/** The signs that mark single positions on a map. */
enum MapSign {
    /** The start of the puzzle: a square in a square. */
    START {
        @Override
        void draw(SketchBuilder pencil, double x, double y, double radius) {
            double side = 0.88 * radius;
            pencil.box(x - side - 2, y - side - 2, 2 * side + 4, 2 * side + 4, 3, AreaStyle.filled(PAGE));
            pencil.box(
                    x - side,
                    y - side,
                    2 * side,
                    2 * side,
                    2,
                    AreaStyle.of(PAGE, Stroke.flat(INK, radius < 8 ? 1.5 : 2)));
            double inner = 0.46 * radius;
            pencil.box(x - inner, y - inner, 2 * inner, 2 * inner, 0, AreaStyle.filled(INK));
        }
    },
    /** A solved position: a diamond. */
    GOAL {
        @Override
        void draw(SketchBuilder pencil, double x, double y, double radius) {
            VectorOutline curve = new VectorOutline(List.of(
                    new VectorOutline.Move(x, y - radius),
                    new VectorOutline.To(x + radius, y),
                    new VectorOutline.To(x, y + radius),
                    new VectorOutline.To(x - radius, y),
                    new VectorOutline.Close()));
            pencil.outline(curve, AreaStyle.of(GoalDistanceShade.GOAL, Stroke.flat(INK, radius < 6 ? 0.8 : 1.4)));
        }
    },
    /** The current position of the player: a disc in the accent colour. */
    YOU {
        @Override
        void draw(SketchBuilder pencil, double x, double y, double radius) {
            pencil.disc(x, y, radius + 3, AreaStyle.filled(PAGE));
            pencil.disc(x, y, radius, AreaStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(INK, 2)));
        }
    },
    /** An earlier position of the player's walk: a ring. */
    STOP {
        @Override
        void draw(SketchBuilder pencil, double x, double y, double radius) {
            pencil.disc(x, y, radius, AreaStyle.of(PAGE, Stroke.flat(INK, radius < 4 ? 1.2 : 1.8)));
        }
    };

    private static final ColourExpression INK = ColourRole.INK.tone();
    private static final ColourExpression PAGE = ColourRole.PAGE.tone();

    abstract void draw(SketchBuilder pencil, double x, double y, double radius);
}
