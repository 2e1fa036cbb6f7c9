package knightschool.ui.legend;

import java.util.List;
import java.util.function.IntFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.legend.VisibleBoardSign;

/**
 * The signs that a board shows now, for its legend.
 *
 * @param place the place of the board among others, such as "left"; empty if it is alone
 * @param names returns the name of a square
 * @param signs the signs, in the order of a legend
 */
public record VisibleBoardSigns(String place, IntFunction<String> names, List<VisibleBoardSign> signs) {
    public VisibleBoardSigns(String place, Board board, List<VisibleBoardSign> signs) {
        this(place, square -> SquareNames.name(board, square), signs);
    }

    public VisibleBoardSigns {
        signs = List.copyOf(signs);
    }
}
