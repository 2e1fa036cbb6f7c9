package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.scene.MarkedBoardSetup;
import knightschool.setup.source.WrittenBoard;
import org.junit.jupiter.api.Test;

/** A number in the text is changed back by undo, a drag at once. */
class DraggableNumberHistoryTest {
    private SlideEmbeddableSetup scene = columns(3);
    private final DraggableNumberHistory history =
            new DraggableNumberHistory(() -> scene, (setup, _) -> scene = setup, Optional.empty());

    private static SlideEmbeddableSetup columns(int columns) {
        return new MarkedBoardSetup(WrittenBoard.of(Board.full(columns, 3)), List.of());
    }

    @Test
    void keysAreUndoneOneByOneAndADragAtOnce() {
        history.change(columns(4), false);
        history.change(columns(5), true);
        history.change(columns(6), true);
        history.change(columns(6), false);
        history.change(columns(6), false);
        history.undo();
        assertEquals(columns(4), scene);
        history.undo();
        assertEquals(columns(3), scene);
        assertFalse(history.canUndo());
        history.redo();
        history.redo();
        assertEquals(columns(6), scene);
        assertFalse(history.canRedo());
    }

    @Test
    void dragThatBeginsWithoutAChangeIsUndone() {
        history.change(columns(3), true);
        history.change(columns(4), true);
        history.change(columns(5), false);
        history.undo();
        assertEquals(columns(3), scene);
        assertFalse(history.canUndo());
    }
}
