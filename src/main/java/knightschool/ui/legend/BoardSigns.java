package knightschool.ui.legend;

import java.util.List;
import java.util.function.IntFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.board.VisibleSign;

/**
 * The signs on one board.
 *
 * @param place where the board is among others, such as "left"; empty where it is alone
 * @param names of its squares
 * @param signs in the order of a legend
 */
public record BoardSigns(String place, IntFunction<String> names, List<VisibleSign> signs) {
    public BoardSigns(String place, Board board, List<VisibleSign> signs) {
        this(place, square -> SquareNames.name(board, square), signs);
    }

    public BoardSigns {
        signs = List.copyOf(signs);
    }
}
