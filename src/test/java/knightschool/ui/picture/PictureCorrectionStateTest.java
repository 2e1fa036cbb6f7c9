package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.PictureReading;
import org.junit.jupiter.api.Test;

class PictureCorrectionStateTest {
    @Test
    void boardThatIsShownIsNeverTheOtherOneAtAPointOfBoth() {
        List<PictureReading> boards = List.of(
                new PictureReading(Board.full(3, 3), new GridPlacement(0, 0, 50, 50, 0, 3, 3), List.of(), 1),
                new PictureReading(Board.full(4, 4), new GridPlacement(0, 0, 50, 50, 0, 4, 4), List.of(), 1));
        PictureCorrectionState first = PictureCorrectionState.ofBoards(Optional.empty(), boards);
        PictureCorrectionState second = first.with(CorrectedBoard.of(boards.getLast(), false));
        assertEquals(OptionalInt.of(1), first.otherAt(new PicturePoint(170, 20)));
        assertEquals(OptionalInt.of(0), second.otherAt(new PicturePoint(20, 20)), "never the board that is shown");
        assertEquals(OptionalInt.empty(), second.otherAt(new PicturePoint(170, 20)));
    }
}
