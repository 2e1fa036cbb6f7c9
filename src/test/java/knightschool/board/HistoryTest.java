package knightschool.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HistoryTest {

    private final History history = new History();

    private static BoardEdit hole(Board board, int square) {
        return new BoardEdit("hole " + square, board, board.withHole(square, true));
    }

    @Test
    void undoAndRedoWalkTheSameBoards() {
        List<Board> boards = new ArrayList<>(List.of(Board.full(6, 6)));
        for (int square = 0; square < 20; square++) {
            BoardEdit edit = hole(boards.getLast(), square);
            history.add(edit);
            boards.add(edit.after());
        }
        int at = 20;
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            Optional<BoardEdit> edit = random.nextBoolean() ? history.undo() : history.redo();
            if (edit.isPresent()) {
                assertEquals(boards.get(at), edit.get().before());
                at = boards.indexOf(edit.get().after());
            }
            assertEquals(at > 0, history.undoName().isPresent());
            assertEquals(at < 20, history.redoName().isPresent());
        }
    }

    @Test
    void addForgetsWhatWasUndone() {
        BoardEdit first = hole(Board.full(3, 3), 0);
        history.add(first);
        history.undo();
        history.add(hole(Board.full(3, 3), 1));
        assertEquals(Optional.empty(), history.redo());
        assertEquals(Optional.of("hole 1"), history.undoName());
    }

    @Test
    void addLeavesNoTraceOfAnEmptyEdit() {
        Board board = Board.full(3, 3);
        history.add(new BoardEdit("nothing", board, Board.full(3, 3)));
        assertTrue(history.undo().isEmpty());
    }

    @Test
    void undoKeepsTheNewestFiveHundred() {
        Board board = Board.full(30, 30);
        for (int square = 0; square < 600; square++) {
            BoardEdit edit = hole(board, square);
            history.add(edit);
            board = edit.after();
        }
        int undone = 0;
        while (history.undo().isPresent()) {
            undone++;
        }
        assertEquals(500, undone);
    }

    @Test
    void thenJoinsTwoEditsIntoOne() {
        BoardEdit first = hole(Board.full(3, 3), 0);
        BoardEdit both = first.then(hole(first.after(), 1));
        assertEquals(Board.full(3, 3), both.invert().after());
        assertEquals(7, both.after().playableCount());
        assertTrue(both.then(both.invert()).isEmpty());
    }

    @Test
    void clearForgetsBothWays() {
        history.add(hole(Board.full(3, 3), 0));
        history.undo();
        history.clear();
        assertTrue(history.redo().isEmpty());
        assertTrue(history.undo().isEmpty());
    }
}
