package knightschool.drawing.board;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;

/** Draws frames around squares selected by the user; the content of the squares stays readable. */
public final class PickedSquaresDrawing {
    private static final double WIDTH = 0.08;
    private static final int MIN_WIDTH = 3;
    private static final int RIM = 2;
    private static final double CORNER = 0.08;

    private PickedSquaresDrawing() {}

    /**
     * Returns a sketch with frames on top, in the accent colour between two lines of ink, so that they are visible on
     * any background.
     *
     * @param squares indices of squares of the board
     */
    public static Sketch over(Sketch below, BoardGeometry geometry, List<Integer> squares) {
        if (squares.isEmpty()) {
            return below;
        }
        SketchBuilder pencil = new SketchBuilder();
        below.shapes().forEach(pencil::add);
        double width = Math.max(MIN_WIDTH, WIDTH * geometry.side());
        squares.forEach(square -> {
            frame(pencil, geometry, square, width, ColourRole.INK, width + 2 * RIM);
            frame(pencil, geometry, square, width, ColourRole.ACCENT, width);
        });
        return pencil.sketch(below.width(), below.height());
    }

    /** Draws one line of a frame. The frame is placed so that its outer line of ink stays inside the square. */
    private static void frame(
            SketchBuilder pencil, BoardGeometry geometry, int square, double width, ColourRole role, double stroke) {
        double inset = width / 2 + RIM;
        double size = geometry.side() - 2 * inset;
        pencil.box(
                geometry.x(square) + inset,
                geometry.y(square) + inset,
                size,
                size,
                CORNER * geometry.side(),
                AreaStyle.outlined(Stroke.round(role.tone(), stroke)));
    }
}
