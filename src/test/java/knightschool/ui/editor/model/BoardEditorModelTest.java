package knightschool.ui.editor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.board.edit.BoardTransform;
import knightschool.board.edit.CopiedRectangle;
import knightschool.board.edit.SquareRectangle;
import knightschool.files.InputFault;
import knightschool.setup.value.EditTool;
import knightschool.ui.history.CompositeUndoHistory;
import org.junit.jupiter.api.Test;

class BoardEditorModelTest {

    private final List<InputFault> faults = new ArrayList<>();
    private final BoardEditorModel model = new BoardEditorModel(faults::add);

    private int square(String name) {
        return SquareNames.parse(model.board(), name);
    }

    @Test
    void strokeOverManySquaresIsUndoneAsOne() {
        model.press(0);
        model.drag(1);
        model.drag(1);
        model.drag(2);
        model.release();
        assertEquals(61, model.board().playableCount());
        assertEquals(Optional.of("make holes"), model.undoNameProperty().get());
        model.undo();
        assertEquals(Board.full(8, 8), model.board());
        assertEquals(Optional.empty(), model.undoNameProperty().get());
        model.redo();
        assertEquals(61, model.board().playableCount());
    }

    /** As by the solution of a question, which may be found while a person draws. */
    @Test
    void boardThatComesDuringAStrokeIsAnActOfItsOwn() {
        model.press(0);
        model.drag(1);
        Board drawn = model.board();
        model.change(Board.full(8, 8).withHole(20, true), false);
        model.drag(2);
        model.release();
        assertEquals(Board.full(8, 8).withHole(20, true), model.board(), "the stroke has ended");
        model.undo();
        assertEquals(drawn, model.board());
        model.undo();
        assertEquals(Board.full(8, 8), model.board());
    }

    @Test
    void lineThatIsHeldIsUndoneBeforeAnAnswerBesideTheBoard() {
        BoardEditorModel answer = new BoardEditorModel(faults::add);
        CompositeUndoHistory both = new CompositeUndoHistory(List.of(answer, model));
        model.toggleHole(20);
        answer.toggleHole(5);
        model.toolProperty().set(EditTool.LINE);
        model.enter(0);
        model.pointedProperty().set(2);
        assertEquals(60, model.board().playableCount());
        both.undo();
        assertEquals(63, model.board().playableCount());
        assertEquals(63, answer.board().playableCount());
        both.redo();
        assertEquals(60, model.board().playableCount());
        both.undo();
        both.undo();
        assertEquals(64, answer.board().playableCount());
    }

    @Test
    void lineThatIsHeldEndsWhereAnotherEditComes() {
        model.toolProperty().set(EditTool.LINE);
        model.enter(0);
        model.changes().transform(BoardTransform.TURN_RIGHT);
        Board turned = model.board();
        model.drag(2);
        assertEquals(turned, model.board(), "the turn is not lost, and the line goes on no more");
        model.enter(1);
        model.resize(12, 12);
        Board larger = model.board();
        model.drag(100);
        model.release();
        assertEquals(larger, model.board());
    }

    @Test
    void squaresThatArePutDownAtTheEdgeLieOnTheBoard() {
        CopiedRectangle patch = CopiedRectangle.parse("##\n#.\n");
        model.selected().paste(patch, square("h1"));
        assertEquals(
                Board.full(8, 8)
                        .withHole(square("g2"), true)
                        .withHole(square("h2"), true)
                        .withHole(square("g1"), true),
                model.board());
        assertEquals(
                Optional.of(new SquareRectangle(6, 6, 2, 2)),
                model.strokes().selectionProperty().get());
        model.undo();
        model.selected().none();
        model.selected().paste(patch, square("c3"));
        assertFalse(model.board().isPlayable(square("c3")));
        assertTrue(model.board().isPlayable(square("d2")));
    }

    @Test
    void strokeFillsOnlyWhereItBeganOnAHole() {
        model.toggleHole(1);
        model.press(1);
        model.drag(2);
        model.drag(Board.NONE);
        model.release();
        assertEquals(Board.full(8, 8), model.board());
        assertEquals(Optional.of("fill holes"), model.undoNameProperty().get());
    }

    @Test
    void undoDuringAStrokeTakesTheStrokeBack() {
        model.press(0);
        model.undo();
        assertEquals(Board.full(8, 8), model.board());
    }

    @Test
    void lastPlayableSquareIsKept() {
        model.resize(2, 1);
        model.toggleHole(0);
        model.toggleHole(1);
        assertEquals(1, model.board().playableCount());
        assertEquals(1, faults.size());
    }

    @Test
    void startAndEndArePlacedAndTakenAway() {
        model.toolProperty().set(EditTool.START);
        model.press(square("a1"));
        model.toolProperty().set(EditTool.END);
        model.press(square("h8"));
        assertEquals(square("a1"), model.board().start());
        assertEquals(square("h8"), model.board().end());
        model.press(square("a1"));
        assertEquals(Board.NONE, model.board().start());
        assertEquals(square("a1"), model.board().end());
        model.press(square("a1"));
        assertEquals(Board.NONE, model.board().end());
        model.undo();
        assertEquals(square("a1"), model.board().end());
    }

    @Test
    void startThatIsKeptStaysWhateverIsEditedAroundIt() {
        model.resize(5, 5);
        model.placeStart(square("c3"));
        model.keepStart(square("c3"));
        Board before = model.board();
        model.toggleHole(square("c3"));
        assertEquals(before, model.board());
        assertEquals(
                "The knight begins on c3 here. It stays on that square.",
                faults.getFirst().displayMessage());
        model.placeStart(square("c3"));
        model.placeStart(square("a1"));
        assertEquals(before, model.board());
        assertEquals(3, faults.size());
        model.press(square("b3"));
        model.drag(square("d3"));
        model.release();
        assertEquals(before.withHole(square("b3"), true).withHole(square("d3"), true), model.board());
        assertEquals(4, faults.size());
        model.undo();
        assertEquals(before, model.board());
        assertEquals(4, faults.size());
    }

    @Test
    void startIsNotKeptOnABoardOfAnotherSize() {
        model.resize(5, 5);
        model.placeStart(square("c3"));
        model.keepStart(square("c3"));
        model.resize(3, 3);
        model.toggleHole(0);
        assertFalse(model.board().isPlayable(0));
        model.resize(6, 6);
        int start = model.board().start();
        model.toggleHole(1);
        assertEquals(start, model.board().start());
        assertEquals(List.of(), faults);
    }

    @Test
    void startOnAHoleFillsIt() {
        model.toggleHole(5);
        model.placeStart(5);
        assertEquals(Board.full(8, 8).withStart(5), model.board());
        model.toggleHole(5);
        assertEquals(Board.NONE, model.board().start());
    }

    @Test
    void resizeKeepsNamesAndCanBeUndone() {
        model.toggleHole(square("c3"));
        model.resize(9, 10);
        assertFalse(model.board().isPlayable(square("c3")));
        assertEquals(89, model.board().playableCount());
        model.resize(9, 10);
        model.undo();
        assertEquals(8, model.board().rows());
    }

    @Test
    void resizeRefusesABoardWithoutSquares() {
        model.resize(2, 1);
        model.toggleHole(0);
        model.resize(1, 1);
        assertEquals(2, model.board().columns());
        assertEquals(1, faults.size());
    }

    @Test
    void pointedIsForgottenWithTheBoardItWasOn() {
        assertEquals("", model.pointedName());
        model.pointedProperty().set(9);
        assertEquals("b7", model.pointedName());
        model.resize(1, 1);
        assertEquals(Board.NONE, model.pointedProperty().get());
        model.pointedProperty().set(0);
        model.show(Board.full(3, 3));
        assertEquals("", model.pointedName());
    }

    @Test
    void changedComparesWithWhatIsSaved() {
        assertFalse(model.origin().changedProperty().get());
        model.toggleHole(0);
        assertTrue(model.origin().changedProperty().get());
        model.undo();
        assertFalse(model.origin().changedProperty().get());
        model.redo();
        model.boards().savedTo(model.boards().front(), Path.of("x.board"), model.board());
        assertFalse(model.origin().changedProperty().get());
        model.undo();
        assertTrue(model.origin().changedProperty().get());
    }

    @Test
    void showIsNoChangeUnlessChangesWereThereBefore() {
        model.boards().savedTo(model.boards().front(), Path.of("x.board"), model.board());
        model.show(Board.full(5, 5));
        assertFalse(model.origin().changedProperty().get());
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        model.toggleHole(0);
        model.show(Board.full(6, 6));
        assertTrue(model.origin().changedProperty().get());
        model.undo();
        model.undo();
        assertEquals(Board.full(5, 5), model.board());
    }

    @Test
    void shownBoardNeverGoesIntoTheFileOfTheOneBefore() {
        model.boards().savedTo(model.boards().front(), Path.of("x.board"), model.board());
        model.toggleHole(0);
        model.show(Board.full(5, 5));
        assertEquals(Optional.empty(), model.origin().fileProperty().get());
        assertTrue(model.origin().changedProperty().get());
    }

    @Test
    void showRefusesWhatIsTooLarge() {
        InputFault fault = assertThrows(InputFault.class, () -> model.show(Board.full(201, 40)));
        assertEquals(8, model.board().columns());
        assertEquals("a board of 201 × 40 squares is too large for the editor scene", fault.description());
        model.show(Board.full(40, 40));
        assertEquals(40, model.board().columns());
    }

    @Test
    void showLeavesNothingToUndoWhereNothingWasEdited() {
        model.show(Board.full(4, 4));
        model.undo();
        assertEquals(Board.full(4, 4), model.board());
        assertFalse(model.origin().changedProperty().get());
        model.toggleHole(1);
        model.show(Board.full(5, 5));
        assertEquals(Optional.of("take over a board"), model.undoNameProperty().get());
        model.undo();
        assertEquals(Board.full(4, 4).withHole(1, true), model.board());
    }

    @Test
    void choiceByArrowsDoesNotFollowTheMouseAndGoesOnFromWhereItEnded() {
        BoardSelectionActions selected = model.selected();
        selected.extendFrom(0);
        selected.extendTo(1);
        selected.pauseExtending();
        selected.extendTo(63);
        assertEquals(
                Optional.of(new SquareRectangle(0, 0, 2, 1)),
                model.strokes().selectionProperty().get());
        selected.extendFrom(1);
        selected.extendTo(9);
        assertEquals(
                Optional.of(new SquareRectangle(0, 0, 2, 2)),
                model.strokes().selectionProperty().get());
        selected.pauseExtending();
        selected.extendFrom(62);
        selected.extendTo(63);
        assertEquals(
                Optional.of(new SquareRectangle(6, 7, 2, 1)),
                model.strokes().selectionProperty().get());
        selected.none();
        selected.extendTo(5);
        assertEquals(Optional.empty(), model.strokes().selectionProperty().get());
    }

    @Test
    void undoIsOfferedWhileAStrokeIsUnderWay() {
        model.press(0);
        assertEquals(Optional.of("make holes"), model.undoNameProperty().get());
    }
}
