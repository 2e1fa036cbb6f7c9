package knightschool.picture;

import java.util.List;
import knightschool.board.Board;

/**
 * A board read from a picture.
 *
 * @param board the board; its start is the knight's square if a knight was found
 * @param grid the position of its squares in the picture, with as many columns and rows as the board
 * @param doubts the reasons to check the board before use; empty if the evidence is strong
 * @param confidence the share of the evidence in favour of this board, from 0 to 1; not a probability
 */
public record PictureReading(Board board, GridPlacement grid, List<ReadingWarning> doubts, double confidence) {
    public PictureReading {
        doubts = List.copyOf(doubts);
    }
}
