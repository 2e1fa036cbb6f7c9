package knightschool.drawing.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.board.Board;
import knightschool.drawing.board.DrawnWalk;
import knightschool.picture.GridPlacement;
import knightschool.picture.SelectionFrame;

/**
 * The marks over a picture.
 *
 * @param squares the squares found in the picture; empty if none were
 * @param others the grids of other boards that the user can choose instead
 * @param frame the part of the picture that was examined
 * @param held whether the frame is being moved
 * @param pointed the square with the keyboard focus, or {@link Board#NONE}
 * @param walk a walk to show on the squares
 */
public record PictureOverlayMarks(
        Optional<Squares> squares,
        List<GridPlacement> others,
        SelectionFrame frame,
        boolean held,
        int pointed,
        Optional<DrawnWalk> walk) {
    public PictureOverlayMarks {
        others = List.copyOf(others);
    }

    /**
     * The squares found in a picture.
     *
     * @param doubtful the squares that the user should check
     */
    public record Squares(GridPlacement grid, Board board, Set<Integer> doubtful) {
        public Squares {
            doubtful = Set.copyOf(doubtful);
        }
    }
}
