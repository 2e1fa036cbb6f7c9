package knightschool.drawing.game;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.VisibleSign;

/** What is to be seen of a board on which a knight moves, as a value: equal views look alike. */
public sealed interface DrawableKnightBoard permits GameDrawing.View, LevelWalkDrawing.View, WalkDrawing.Walk {
    /** The board as shapes. */
    Sketch sketch(BoardGeometry geometry);

    /**
     * The signs that are on the board.
     *
     * @param side of a square, in pixels: what small squares leave out is no sign
     */
    List<VisibleSign> signs(double side, Board board);
}
