package knightschool.ui.legend;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.ShownSign;

/**
 * The signs on one board.
 *
 * @param place where the board is among others, such as "left"; empty where it is alone
 * @param signs in the order of a legend
 */
public record BoardSigns(String place, Board board, List<ShownSign> signs) {
    public BoardSigns {
        signs = List.copyOf(signs);
    }
}
