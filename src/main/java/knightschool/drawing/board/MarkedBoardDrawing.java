package knightschool.drawing.board;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/** Draws a board with marks on some of its squares. */
public final class MarkedBoardDrawing {
    private static final double RADIUS = 0.26;
    private static final double NAME = 0.17;

    /** The largest type size of a name as a fraction of a square: a name of three letters still fits into the disc. */
    private static final double LARGEST_NAME = 0.24;

    /** The smallest type size of a name in pixels, where there is space for it. */
    private static final double LEAST_NAME = 12;

    private MarkedBoardDrawing() {}

    /**
     * Draws a board with marks in ink.
     *
     * @param marks indices of squares of the board
     */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks) {
        return of(geometry, marks, List.of());
    }

    /**
     * Draws a board with marks and with the squares that the user picked.
     *
     * @param marks indices of squares of the board, in ink
     * @param picked indices of squares, in the accent colour
     */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks, List<Integer> picked) {
        return of(geometry, marks, picked, Board.NONE);
    }

    /**
     * Draws a board with marks, picked squares and the square that has the keyboard focus.
     *
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks, List<Integer> picked, int focused) {
        SketchBuilder pencil = new SketchBuilder();
        BoardDrawing.ground(pencil, geometry);
        marks.forEach(square -> disc(pencil, geometry, square, ColourRole.INK, ColourRole.PAGE));
        picked.forEach(square -> disc(pencil, geometry, square, ColourRole.ACCENT, ColourRole.ON_ACCENT));
        BoardDrawing.focus(pencil, geometry, focused);
        return pencil.sketch(geometry.width(), geometry.height());
    }

    private static void disc(
            SketchBuilder pencil, BoardGeometry geometry, int square, ColourRole fill, ColourRole ink) {
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        double side = geometry.side();
        LineStyle ring = LineStyle.flat(ink, Math.max(0.022 * side, 1));
        pencil.disc(x, y, RADIUS * side, AreaStyle.of(fill, ring));
        if (geometry.isDetailed()) {
            String name = SquareNames.name(geometry.board(), square);
            double size = Math.clamp(LEAST_NAME, NAME * side, LARGEST_NAME * side);
            pencil.centred(x, y, name, size, SketchShape.Weight.STRONG, ink);
        }
    }
}
