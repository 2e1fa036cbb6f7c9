package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class BoardCutoutTest {
    @Test
    void patchIsReadAsItWasWritten() {
        Random random = new Random(9);
        RandomBoards.stream(41, 200, 9).forEach(board -> {
            SquareRectangle box =
                    SquareRectangle.between(board, random.nextInt(board.squares()), random.nextInt(board.squares()));
            BoardCutout patch = BoardCutout.of(board, box);
            assertEquals(patch, BoardCutout.parse(patch.text()));
            assertEquals(board, patch.on(BoardCutout.cleared(board, box), box.left(), box.top()));
        });
    }

    @Test
    void patchOfHolesAloneIsReadToo() {
        BoardCutout holes = BoardCutout.parse("##\n##\n##\n");
        assertEquals(2, holes.columns());
        assertEquals(3, holes.rows());
        assertEquals(BoardText.parse("##.\n##.\n##.\n"), holes.on(Board.full(3, 3), 0, 0));
        assertThrows(IllegalArgumentException.class, () -> holes.on(Board.full(2, 3), 0, 0));
    }

    @Test
    void whatIsNoBoardIsNoPatch() {
        assertThrows(InputFault.class, () -> BoardCutout.parse("hello"));
        assertThrows(InputFault.class, () -> BoardCutout.parse(""));
        assertThrows(InputFault.class, () -> BoardCutout.parse("##\n###\n"));
    }

    @Test
    void whatReachesBeyondTheBoardIsLost() {
        BoardCutout patch = BoardCutout.parse("#K\n.E\n");
        assertEquals(BoardText.parse("E..\n...\n"), patch.on(Board.full(3, 2), -1, -1));
        assertEquals(BoardText.parse("...\n..#\n"), patch.on(Board.full(3, 2), 2, 1));
    }

    @Test
    void whatLiesBesideTheBoardComesInPlayable() {
        Board board = Board.full(3, 2);
        BoardCutout patch = BoardCutout.of(board, new SquareRectangle(-1, 0, 2, 2));
        assertEquals(board, patch.on(board, 0, 0));
    }

    @Test
    void startOfAPatchTakesThePlaceOfTheBoards() {
        Board board = BoardText.parse("K..\n..E\n");
        assertEquals(BoardText.parse(".K.\n..E\n"), BoardCutout.parse("K").on(board, 1, 0));
        assertEquals(BoardText.parse("E..\n...\n"), BoardCutout.parse("E").on(board, 0, 0));
        assertEquals(BoardText.parse("#..\n..E\n"), BoardCutout.parse("#").on(board, 0, 0));
    }

    @Test
    void clearedTakesStartAndEndAway() {
        Board board = BoardText.parse("K#.\n#.E\n");
        assertEquals(BoardText.parse("...\n..E\n"), BoardCutout.cleared(board, new SquareRectangle(0, 0, 2, 2)));
    }
}
