package knightschool.drawing.board;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;

/** Draws a board with marks on some of its squares. */
public final class MarkedBoardDrawing {
    private static final double RADIUS = 0.26;
    private static final double NAME = 0.17;

    /** A name of three letters fits into a disc up to that size, as a part of a square. */
    private static final double LARGEST_NAME = 0.24;

    /** Names are no smaller than that where there is space for them, in pixels. */
    private static final double LEAST_NAME = 12;

    private MarkedBoardDrawing() {}

    /** @param marks indices of squares of the board */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks) {
        return of(geometry, marks, List.of());
    }

    /**
     * The same with squares that a person chose.
     *
     * @param marks indices of squares of the board, in ink
     * @param picked indices of squares, in the accent
     */
    public static Sketch of(BoardGeometry geometry, List<Integer> marks, List<Integer> picked) {
        return of(geometry, marks, picked, Board.NONE);
    }

    /**
     * The same with the square that keys mean.
     *
     * @param focused that square, or {@link Board#NONE}
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
        Stroke ring = Stroke.flat(ink.tone(), Math.max(0.022 * side, 1));
        pencil.disc(x, y, RADIUS * side, AreaStyle.of(fill.tone(), ring));
        if (geometry.isDetailed()) {
            String name = SquareNames.name(geometry.board(), square);
            double size = Math.clamp(LEAST_NAME, NAME * side, LARGEST_NAME * side);
            pencil.centred(x, y, name, size, Shape.Weight.STRONG, ink.tone());
        }
    }
}
