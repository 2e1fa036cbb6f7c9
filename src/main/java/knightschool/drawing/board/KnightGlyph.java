package knightschool.drawing.board;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.VectorOutline.Bend;
import knightschool.drawing.VectorOutline.Close;
import knightschool.drawing.VectorOutline.Move;
import knightschool.drawing.VectorOutline.To;

/** A hand-drawn knight in a square of side 1 around its centre. Its eye is a hole. */
public final class KnightGlyph {
    private static final VectorOutline CURVE = new VectorOutline(List.of(
            new Move(-0.152, 0.219),
            new Bend(-0.125, 0.080, -0.025, 0.075, 0.000, 0.005),
            new Bend(-0.030, 0.045, -0.070, 0.047, -0.106, 0.048),
            new Bend(-0.150, 0.052, -0.165, 0.094, -0.212, 0.095),
            new Bend(-0.250, 0.094, -0.280, 0.062, -0.278, 0.022),
            new Bend(-0.276, -0.008, -0.250, -0.034, -0.234, -0.062),
            new To(-0.152, -0.205),
            new To(-0.142, -0.285),
            new To(-0.090, -0.247),
            new To(-0.049, -0.320),
            new To(-0.008, -0.252),
            new Bend(0.130, -0.248, 0.205, -0.140, 0.204, 0.000),
            new Bend(0.196, 0.075, 0.206, 0.145, 0.204, 0.219),
            new Close(),
            new Move(-0.069, -0.132),
            new Bend(-0.069, -0.1147, -0.083, -0.101, -0.100, -0.101),
            new Bend(-0.117, -0.101, -0.131, -0.1147, -0.131, -0.132),
            new Bend(-0.131, -0.149, -0.117, -0.163, -0.100, -0.163),
            new Bend(-0.083, -0.163, -0.069, -0.149, -0.069, -0.132),
            new Close(),
            new Move(-0.220, 0.299),
            new To(-0.220, 0.266),
            new Bend(-0.220, 0.253, -0.210, 0.243, -0.197, 0.243),
            new To(0.250, 0.243),
            new Bend(0.262, 0.243, 0.272, 0.253, 0.272, 0.266),
            new To(0.272, 0.299),
            new Close()));

    /** The index of the part with which the foot of the outline begins. */
    private static final int FOOT = 20;

    private KnightGlyph() {}

    /** Returns the knight on a square of the given side, centred on a point. */
    public static SketchShape at(double x, double y, double side, ColourExpression tone) {
        return new SketchShape.Outline(CURVE.placed(x, y, side), AreaStyle.filled(tone));
    }

    /** Returns the square that a knight was drawn on; empty if the shape is not a knight. */
    public static Optional<SquareBounds> in(SketchShape shape) {
        return shape instanceof SketchShape.Outline outline ? in(outline.curve()) : Optional.empty();
    }

    private static Optional<SquareBounds> in(VectorOutline curve) {
        if (curve.parts().size() == CURVE.parts().size()
                && curve.parts().getFirst() instanceof Move first
                && curve.parts().get(FOOT) instanceof Move foot) {
            Move ownFirst = (Move) CURVE.parts().getFirst();
            Move ownFoot = (Move) CURVE.parts().get(FOOT);
            double side = (foot.y() - first.y()) / (ownFoot.y() - ownFirst.y());
            return Optional.of(
                    new SquareBounds(first.x() - side * ownFirst.x(), first.y() - side * ownFirst.y(), side));
        }
        return Optional.empty();
    }
}
