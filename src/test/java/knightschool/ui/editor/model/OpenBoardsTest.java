package knightschool.ui.editor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import knightschool.board.Board;
import knightschool.board.edit.SquareRectangle;
import org.junit.jupiter.api.Test;

class OpenBoardsTest {
    private static final Path FILE = Path.of("/boards/x.board");

    private final BoardEditorModel model = new BoardEditorModel(_ -> {});
    private final OpenBoards boards = model.boards();
    private final OpenBoard first = boards.front();

    @Test
    void eachBoardHasItsOwnEditsFileAndChoice() {
        boards.savedTo(first, FILE, model.board());
        model.toggleHole(3);
        model.selected().all();
        boards.open(Board.full(5, 5));
        assertEquals(Optional.empty(), model.undoNameProperty().get());
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertEquals(Optional.empty(), model.strokes().selectionProperty().get());
        assertFalse(model.origin().changedProperty().get());
        model.toggleHole(0);
        model.undo();
        assertEquals(Board.full(5, 5), model.board());
        boards.bringToFront(first);
        assertEquals(Optional.of(FILE), model.origin().fileProperty().get());
        assertEquals(
                Optional.of(SquareRectangle.of(model.board())),
                model.strokes().selectionProperty().get());
        assertTrue(model.origin().changedProperty().get());
        model.undo();
        assertEquals(Board.full(8, 8), model.board());
        assertFalse(model.origin().changedProperty().get());
    }

    @Test
    void strokeUnderWayEndsWhenAnotherBoardComes() {
        model.press(0);
        model.drag(2);
        boards.open(Board.full(8, 8));
        model.drag(7);
        assertEquals(64, model.board().playableCount());
        boards.step(-1);
        assertEquals(61, model.board().playableCount());
        model.undo();
        assertEquals(64, model.board().playableCount());
    }

    @Test
    void undoAcrossATakenOverBoardStaysWithItsOwnBoard() {
        boards.savedTo(first, FILE, model.board());
        model.takeUnsaved(Board.full(3, 3));
        boards.open(Board.full(5, 5));
        boards.bringToFront(first);
        model.undo();
        assertEquals(Optional.of(FILE), model.origin().fileProperty().get());
        assertEquals(Board.full(8, 8), model.board());
    }

    @Test
    void stepGoesRound() {
        boards.open(Board.full(3, 3));
        boards.open(Board.full(4, 4));
        boards.step(1);
        assertEquals(first, boards.front());
        boards.step(-1);
        assertEquals(4, model.board().columns());
    }

    @Test
    void openComesBesideTheOneInFront() {
        boards.open(Board.full(3, 3));
        boards.bringToFront(first);
        boards.duplicate();
        assertEquals(List.of(8, 8, 3), columns());
    }

    private List<Integer> columns() {
        return boards.all().stream().map(one -> boards.board(one).columns()).toList();
    }

    @Test
    void closeGoesToTheNextAndAfterTheLastToANewBoard() {
        boards.open(Board.full(3, 3));
        boards.open(Board.full(4, 4));
        boards.step(-1);
        boards.close(boards.front());
        assertEquals(4, model.board().columns());
        boards.close(first);
        assertEquals(4, model.board().columns());
        assertEquals(1, boards.all().size());
        model.toggleHole(0);
        boards.close(boards.front());
        assertEquals(Board.full(8, 8), model.board());
        assertEquals(Optional.empty(), model.undoNameProperty().get());
        assertTrue(boards.isFrontFresh());
    }

    @Test
    void freshIsABoardThatNobodyEditedOrOpened() {
        assertTrue(boards.isFrontFresh());
        model.toggleHole(3);
        model.undo();
        assertFalse(boards.isFrontFresh(), "it can be done again");
        boards.open(Board.full(3, 3));
        assertTrue(boards.isFrontFresh());
        boards.duplicate();
        assertFalse(boards.isFrontFresh(), "the copy was asked for");
        boards.step(-1);
        boards.savedTo(boards.front(), FILE, model.board());
        assertFalse(boards.isFrontFresh());
    }

    @Test
    void boardThatComesBackHasItsNumberAndItsPlaceAgain() {
        boards.open(Board.full(3, 3));
        OpenBoard back = boards.front();
        assertEquals(2, boards.number(back));
        boards.putBack(1, 1);
        assertEquals(List.of(back, first), boards.all());
        assertEquals(1, boards.number(back));
        assertEquals(2, boards.number(first));
        boards.putBack(0, 0);
        assertEquals(List.of(back, first), boards.all());
        assertEquals(1, boards.number(back));
    }

    @Test
    void copyOfAChangedBoardIsChangedAndThatOfABoardInItsFileIsNot() {
        boards.savedTo(first, FILE, model.board());
        boards.duplicate();
        assertFalse(boards.isChanged(boards.front()));
        boards.bringToFront(first);
        model.toggleHole(3);
        boards.duplicate();
        assertTrue(boards.isChanged(boards.front()));
        assertTrue(boards.file(boards.front()).isEmpty());
    }

    /** The marks for unsaved changes are drawn again whenever the list or a value of the current board changes. */
    @Test
    void boardsTellOfAFileThatABoardOtherThanTheCurrentOneGets() {
        boards.savedTo(first, FILE, model.board());
        boards.open(Board.full(5, 5));
        OpenBoard second = boards.front();
        boards.open(Board.full(3, 3));
        List<Boolean> marks = new ArrayList<>();
        boards.all().addListener((InvalidationListener)
                _ -> marks.addAll(List.of(boards.isChanged(first), boards.isChanged(second))));
        boards.savedTo(second, FILE, Board.full(5, 5));
        assertEquals(List.of(true, false), marks.subList(marks.size() - 2, marks.size()));
    }

    /** A file is written and read on another thread, which ends only after the board was closed. */
    @Test
    void boardThatWasClosedMeanwhileGetsNoFileAndNoContent() {
        boards.savedTo(first, FILE, model.board());
        boards.open(Board.full(5, 5));
        OpenBoard written = boards.front();
        Path other = Path.of("/boards/y.board");
        boards.add(0, Board.full(4, 4), Optional.of(other));
        OpenBoard read = boards.all().getFirst();
        boards.close(written);
        boards.close(read);
        boards.savedTo(written, FILE, Board.full(5, 5));
        boards.learn(read, other, Board.full(4, 4));
        assertEquals(List.of(first), boards.all());
        assertEquals(Optional.empty(), boards.file(first), "the file has another content now");
    }
}
