package knightschool.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.picture.GridPlacement;
import knightschool.picture.ReadingWarning;
import org.junit.jupiter.api.Test;

/** What stays doubtful of a board that a person corrects. */
class CorrectedBoardTest {
    private static final ReadingWarning CHEQUER = ReadingWarning.of(ReadingWarning.Kind.CHEQUER);

    private static CorrectedBoard doubtful(ReadingWarning... doubts) {
        return new CorrectedBoard(new GridPlacement(0, 0, 40, 40, 0, 3, 3), Board.full(3, 3), List.of(doubts), false);
    }

    private static ReadingWarning unclear(Integer... squares) {
        return new ReadingWarning(ReadingWarning.Kind.UNCLEAR_SQUARES, List.of(squares));
    }

    @Test
    void doubtAboutSquaresEndsWithTheLastOfThemThatIsCorrected() {
        CorrectedBoard board = doubtful(CHEQUER, unclear(2, 7));
        assertEquals(Set.of(2, 7), board.doubtfulSquares());
        CorrectedBoard once = board.withHole(2, true);
        assertEquals(List.of(CHEQUER, unclear(7)), once.doubts());
        assertEquals(List.of(CHEQUER), once.withHole(7, false).doubts());
    }

    @Test
    void doubtAboutTheKnightEndsOnceItIsSet() {
        CorrectedBoard board =
                doubtful(unclear(4), new ReadingWarning(ReadingWarning.Kind.UNCLEAR_KNIGHT, List.of(1, 8)));
        assertEquals(List.of(unclear(4)), board.withKnight(0).doubts());
        assertEquals(0, board.withKnight(0).board().start());
    }

    @Test
    void doubtIsSaidWithItsSquaresAndNoMoreThanEightOfThem() {
        assertEquals(
                "Some squares are neither clearly light nor clearly dark: look at them (a3, c1).",
                PictureCorrectionWords.doubt(unclear(0, 8), Board.full(3, 3)));
        assertEquals(
                "Some squares are neither clearly light nor clearly dark: look at them"
                        + " (a3, b3, c3, a2, b2, c2, a1, b1, …).",
                PictureCorrectionWords.doubt(unclear(0, 1, 2, 3, 4, 5, 6, 7, 8), Board.full(3, 3)));
    }
}
