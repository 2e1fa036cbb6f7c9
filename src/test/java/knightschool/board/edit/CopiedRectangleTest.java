package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class CopiedRectangleTest {
    @Test
    void patchIsReadAsItWasWritten() {
        Random random = new Random(9);
        RandomBoards.stream(41, 200, 9).forEach(board -> {
            SquareRectangle box =
                    SquareRectangle.between(board, random.nextInt(board.squares()), random.nextInt(board.squares()));
            CopiedRectangle patch = CopiedRectangle.of(board, box);
            assertEquals(patch, CopiedRectangle.parse(patch.text()));
            assertEquals(board, patch.on(CopiedRectangle.cleared(board, box), box.left(), box.top()));
        });
    }

    @Test
    void patchOfHolesAloneIsReadToo() {
        CopiedRectangle holes = CopiedRectangle.parse("##\n##\n##\n");
        assertEquals(2, holes.columns());
        assertEquals(3, holes.rows());
        assertEquals(BoardText.parse("##.\n##.\n##.\n"), holes.on(Board.full(3, 3), 0, 0));
        assertThrows(IllegalArgumentException.class, () -> holes.on(Board.full(2, 3), 0, 0));
    }

    @Test
    void whatIsNoBoardIsNoPatch() {
        assertThrows(InputFault.class, () -> CopiedRectangle.parse("hello"));
        assertThrows(InputFault.class, () -> CopiedRectangle.parse(""));
        assertThrows(InputFault.class, () -> CopiedRectangle.parse("##\n###\n"));
    }

    @Test
    void whatReachesBeyondTheBoardIsLost() {
        CopiedRectangle patch = CopiedRectangle.parse("#K\n.E\n");
        assertEquals(BoardText.parse("E..\n...\n"), patch.on(Board.full(3, 2), -1, -1));
        assertEquals(BoardText.parse("...\n..#\n"), patch.on(Board.full(3, 2), 2, 1));
    }

    @Test
    void whatLiesBesideTheBoardComesInPlayable() {
        Board board = Board.full(3, 2);
        CopiedRectangle patch = CopiedRectangle.of(board, new SquareRectangle(-1, 0, 2, 2));
        assertEquals(board, patch.on(board, 0, 0));
    }

    @Test
    void startOfAPatchTakesThePlaceOfTheBoards() {
        Board board = BoardText.parse("K..\n..E\n");
        assertEquals(BoardText.parse(".K.\n..E\n"), CopiedRectangle.parse("K").on(board, 1, 0));
        assertEquals(BoardText.parse("E..\n...\n"), CopiedRectangle.parse("E").on(board, 0, 0));
        assertEquals(BoardText.parse("#..\n..E\n"), CopiedRectangle.parse("#").on(board, 0, 0));
    }

    @Test
    void clearedTakesStartAndEndAway() {
        Board board = BoardText.parse("K#.\n#.E\n");
        assertEquals(BoardText.parse("...\n..E\n"), CopiedRectangle.cleared(board, new SquareRectangle(0, 0, 2, 2)));
    }
}
