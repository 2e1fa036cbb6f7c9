package knightschool.drawing.game;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.legend.VisibleBoardSign;

/** The visible state of a board with a knight, as a value. Equal values look alike. */
public sealed interface DrawableKnightBoard permits GameDrawing.View, LevelWalkDrawing.View, WalkArrowDrawing.Walk {
    /** Draws the board. */
    Sketch sketch(BoardGeometry geometry);

    /**
     * Returns the signs that are on the board.
     *
     * @param side the side of a square, in pixels; what small squares omit is not a sign
     */
    List<VisibleBoardSign> signs(double side, Board board);
}
