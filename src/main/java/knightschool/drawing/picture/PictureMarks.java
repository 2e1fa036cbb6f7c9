package knightschool.drawing.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;

/**
 * What is drawn over a picture.
 *
 * @param squares what was found in it; empty where nothing was
 * @param others where other boards are, of which a person may take one instead
 * @param frame the part of the picture that was looked at
 * @param held whether the frame is being moved
 * @param pointed a square that keys mean, or {@link Board#NONE}
 * @param walk to be shown on the squares
 */
public record PictureMarks(
        Optional<Squares> squares,
        List<GridPlacement> others,
        SelectionFrame frame,
        boolean held,
        int pointed,
        Optional<DrawnWalk> walk) {
    public PictureMarks {
        others = List.copyOf(others);
    }

    /**
     * Squares of a picture.
     *
     * @param doubtful those that are to be looked at
     */
    public record Squares(GridPlacement grid, Board board, Set<Integer> doubtful) {
        public Squares {
            doubtful = Set.copyOf(doubtful);
        }
    }
}
