package knightschool.drawing.answer;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;

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
    public static Sketch over(Sketch sketch, BoardGeometry geometry, List<Integer> squares) {
        if (squares.isEmpty()) {
            return sketch;
        }
        double width = Math.max(MIN_WIDTH, WIDTH * geometry.side());
        // The outer line of ink stays inside the square.
        double inset = width / 2 + RIM;
        double corner = CORNER * geometry.side();
        AreaStyle rim = AreaStyle.outlined(LineStyle.round(ColourRole.INK, width + 2 * RIM));
        AreaStyle line = AreaStyle.outlined(LineStyle.round(ColourRole.ACCENT, width));
        return sketch.with(pencil -> squares.forEach(square -> {
            pencil.add(geometry.box(square, inset, corner, rim));
            pencil.add(geometry.box(square, inset, corner, line));
        }));
    }
}
