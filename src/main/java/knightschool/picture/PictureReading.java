package knightschool.picture;

import java.util.List;
import knightschool.board.Board;

/**
 * What was read out of a picture.
 *
 * @param board the board; its start is the knight's square where one was found
 * @param grid where its squares lie in the picture, with as many columns and rows as the board
 * @param doubts why it should be looked at before it is used; empty where the evidence is strong
 * @param confidence from 0 to 1: how much of the evidence speaks for it; a measure, not a probability
 */
public record PictureReading(Board board, GridPlacement grid, List<ReadingWarning> doubts, double confidence) {
    public PictureReading {
        doubts = List.copyOf(doubts);
    }
}
