package knightschool.ui.editor.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;

class SmallestBoardHuntModelTest {
    private final List<InputFault> faults = new ArrayList<>();
    private final TestScreen screen = new TestScreen();
    private final BoardEditorModel editor = new BoardEditorModel(faults::add);

    private String now(SmallestBoardHuntModel model) {
        return SmallestBoardHuntWords.now(
                model.judgementProperty().get(), model.huntProperty().get());
    }

    @Test
    void boardThatCannotBeJudgedIsNotSaidToBeTooLarge() {
        try (SmallestBoardHuntModel model = new SmallestBoardHuntModel(editor, screen, (_, board) -> {
            if (board.columns() != 3) {
                throw new OutOfMemoryError("of this test");
            }
            return new SmallestBoardHuntModel.Judgement(board.playableCount(), Optional.of(Map.of()));
        })) {
            model.openProperty().set(true);
            screen.until(() -> model.judgementProperty().get().failure().isPresent());
            String words = now(model);
            assertTrue(words.startsWith("This board could not be judged. "), words);
            assertTrue(words.contains("memory"), words);
            assertEquals(
                    editor.board().playableCount(),
                    model.judgementProperty().get().squares());
            editor.changes().become("another board", Board.full(3, 3));
            screen.until(() -> model.judgementProperty().get().failure().isEmpty());
            assertTrue(now(model).startsWith("9 squares"), now(model));
        }
    }
}
