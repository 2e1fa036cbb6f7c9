package knightschool.ui.editor;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import knightschool.setup.value.EditTool;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.editor.model.Strokes;

/** What a click does now, in words that change with the tool and the square pointed at. Knows no control. */
final class ToolHint {
    private final EditorViewModel model;
    private final Strokes strokes;

    ToolHint(EditorViewModel model) {
        this.model = model;
        this.strokes = model.strokes();
    }

    /** The words. */
    StringBinding words() {
        return Bindings.createStringBinding(
                this::now,
                model.toolProperty(),
                model.pointedProperty(),
                model.boardProperty(),
                strokes.selectionProperty(),
                strokes.underWayProperty(),
                model.heldByKeysProperty());
    }

    private String now() {
        if (model.heldByKeysProperty().get()) {
            return EditorWords.untilEntered(EditorWords.ARROWS.keys(), EditorWords.SPACE.keys());
        }
        int square = model.pointedProperty().get();
        EditTool tool = model.toolProperty().get();
        return EditorWords.hint(tool, strokes.fillsFrom(square), strokes.movesFrom(square));
    }
}
