package knightschool.ui.editor.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BoardGeneratorModelTest {
    private final List<InputFault> faults = new ArrayList<>();
    private final TestScreen screen = new TestScreen();
    private final BoardEditorModel editor = new BoardEditorModel(faults::add);
    private final BoardGeneratorModel patterns = new BoardGeneratorModel(editor, faults::add, screen);

    @AfterEach
    void close() {
        patterns.close();
    }

    @Test
    void boardOneSquareAwayTakesThePlaceOfTheBoard() {
        editor.resize(5, 5);
        patterns.toggleOneSquareAway();
        assertTrue(patterns.busyProperty().get());
        screen.until("it is found", () -> !patterns.busyProperty().get());
        assertFalse(editor.board().equals(Board.full(5, 5)));
        int square = editor.pointedProperty().get();
        assertTrue(editor.board().isPlayable(square));
        assertEquals(1, patterns.seedProperty().get(), "that of the board shown");
        String name = SquareNames.name(editor.board(), square);
        assertEquals(
                "With " + name + " there is an open tour, without " + name + " there is none.",
                patterns.criticalSquareSentenceProperty().get(),
                "which kind of tour is said: the answer may be about closed ones");
        Board first = editor.board();
        patterns.toggleOneSquareAway();
        screen.until("another is found", () -> !patterns.busyProperty().get());
        assertNotEquals(first, editor.board());
        assertEquals(2, patterns.seedProperty().get());
        editor.toggleHole(0);
        assertEquals("", patterns.criticalSquareSentenceProperty().get(), "that was said of another board");
        editor.undo();
        editor.undo();
        assertEquals(first, editor.board());
    }

    @Test
    void randomHolesAreOthersTheSecondTime() {
        patterns.make(BoardGeneratorModel.Pattern.RANDOM);
        Board first = editor.board();
        assertEquals(1, patterns.seedProperty().get());
        patterns.make(BoardGeneratorModel.Pattern.RANDOM);
        assertNotEquals(first, editor.board());
        assertEquals(2, patterns.seedProperty().get());
        patterns.seedProperty().set(1);
        patterns.make(BoardGeneratorModel.Pattern.RANDOM);
        assertEquals(first, editor.board());
    }

    @Test
    void boardThatComesLateReplacesNoEdit() {
        editor.resize(5, 5);
        patterns.toggleOneSquareAway();
        editor.toggleHole(0);
        assertFalse(patterns.busyProperty().get());
        patterns.oneSquareAway();
        editor.boards().open(editor.board());
        assertFalse(patterns.busyProperty().get(), "another board is in front");
        assertEquals(Board.full(5, 5).withHole(0, true), editor.board());
        assertEquals(1, patterns.seedProperty().get());
    }

    @Test
    void lookingIsStoppedByASecondClick() {
        patterns.toggleOneSquareAway();
        patterns.toggleOneSquareAway();
        assertFalse(patterns.busyProperty().get());
        assertEquals(Board.full(8, 8), editor.board());
    }
}
