package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class EditHistoryTest {

    private final EditHistory history = new EditHistory();

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
        walk(boards, new Random(3));
    }

    /** Steps to and fro at random, beginning after the last edit. */
    private void walk(List<Board> boards, Random random) {
        int last = boards.size() - 1;
        int at = last;
        for (int i = 0; i < 500; i++) {
            boolean back = random.nextBoolean();
            Optional<Board> found = back ? history.undo(boards.get(at)) : history.redo(boards.get(at));
            assertEquals(back ? at > 0 : at < last, found.isPresent());
            at += found.isEmpty() ? 0 : back ? -1 : 1;
            assertEquals(boards.get(at), found.orElse(boards.get(at)));
            assertEquals(at > 0, history.undoName().isPresent());
            assertEquals(at < last, history.redoName().isPresent());
        }
    }

    @Test
    void everyKindOfChangeIsTakenBackAndDoneAgain() {
        Random random = new Random(11);
        List<Board> boards = new ArrayList<>(List.of(Board.full(8, 8)));
        RandomBoards.stream(5, 200, 20).forEach(other -> {
            Board last = boards.getLast();
            Board next = random.nextInt(8) == 0 ? other : changed(last, random);
            if (!next.equals(last)) {
                history.add(new BoardEdit("change", last, next));
                boards.add(next);
            }
        });
        assertTrue(boards.size() > 150);
        walk(boards, random);
    }

    private static Board changed(Board board, Random random) {
        int square = random.nextInt(board.squares());
        List<UnaryOperator<Board>> changes = List.of(
                b -> BoardTransform.values()[random.nextInt(BoardTransform.values().length)].of(b),
                b -> BoardSide.values()[random.nextInt(BoardSide.values().length)].grown(b, 1 + random.nextInt(2)),
                b -> Shift.around(b, random.nextInt(5), random.nextInt(5)),
                b -> b.withHole(square, b.isPlayable(square) && b.playableCount() > 1),
                b -> b.isPlayable(square)
                        ? b.withStart(square)
                        : b.withHole(square, false).withEnd(square));
        return changes.get(random.nextInt(changes.size())).apply(board);
    }

    @Test
    void addForgetsWhatWasUndone() {
        BoardEdit first = hole(Board.full(3, 3), 0);
        history.add(first);
        history.undo(first.after());
        history.add(hole(Board.full(3, 3), 1));
        assertEquals(Optional.empty(), history.redo(Board.full(3, 3)));
        assertEquals(Optional.of("hole 1"), history.undoName());
    }

    @Test
    void addLeavesNoTraceOfAnEmptyEdit() {
        Board board = Board.full(3, 3);
        history.add(new BoardEdit("nothing", board, Board.full(3, 3)));
        assertTrue(history.undo(board).isEmpty());
    }

    @Test
    void undoKeepsEveryEdit() {
        Board board = Board.full(200, 200);
        for (int square = 0; square < 10_000; square++) {
            BoardEdit edit = hole(board, square);
            history.add(edit);
            board = edit.after();
        }
        int undone = 0;
        for (Optional<Board> back = history.undo(board); back.isPresent(); back = history.undo(board)) {
            board = back.get();
            undone++;
        }
        assertEquals(10_000, undone);
        assertEquals(Board.full(200, 200), board);
    }

    @Test
    void historyKeepsWhatChangedAndNoBoards() {
        Leaks.test(checker -> {
            Board board = BoardPatternFactory.random(200, 200, 20, 2);
            for (BoardSide side : BoardSide.values()) {
                Board wider = side.grown(board, 1);
                history.add(new BoardEdit("more", board, wider));
                checker.assertCollectable(board);
                checker.setAsReferenced(history);
                board = wider;
            }
            checker.assertCollectable(board);
        });
    }

    @Test
    void thenJoinsTwoEditsIntoOne() {
        BoardEdit first = hole(Board.full(3, 3), 0);
        BoardEdit both = first.then(hole(first.after(), 1));
        assertEquals(Board.full(3, 3), both.before());
        assertEquals(7, both.after().playableCount());
        assertTrue(both.then(new BoardEdit("back", both.after(), both.before())).isEmpty());
    }

    @Test
    void clearForgetsBothWays() {
        BoardEdit edit = hole(Board.full(3, 3), 0);
        history.add(edit);
        history.undo(edit.after());
        history.clear();
        assertTrue(history.redo(edit.before()).isEmpty());
        assertTrue(history.undo(edit.before()).isEmpty());
    }
}
