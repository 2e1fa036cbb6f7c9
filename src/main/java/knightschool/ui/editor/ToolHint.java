package knightschool.ui.editor;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import knightschool.board.Board;
import knightschool.setup.EditTool;
import knightschool.ui.editor.model.EditorViewModel;

/** What a click does now, in words that change with the tool and the square pointed at. Knows no control. */
final class ToolHint {
    private final EditorViewModel model;

    ToolHint(EditorViewModel model) {
        this.model = model;
    }

    /** The words. */
    StringBinding words() {
        return Bindings.createStringBinding(
                this::now,
                model.toolProperty(),
                model.pointedProperty(),
                model.boardProperty(),
                model.strokes().selectionProperty(),
                model.heldByKeysProperty());
    }

    private String now() {
        if (model.heldByKeysProperty().get()) {
            return EditorWords.untilEntered(EditorWords.ARROWS.keys(), EditorWords.SPACE.keys());
        }
        Board board = model.board();
        int square = model.pointedProperty().get();
        boolean hole = board.contains(square) && !board.isPlayable(square);
        boolean selected = model.strokes()
                .selectionProperty()
                .get()
                .map(box -> box.contains(board, square))
                .orElse(false);
        EditTool tool = model.toolProperty().get();
        return EditorWords.hint(tool, hole, selected);
    }
}
