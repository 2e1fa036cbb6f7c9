package knightschool.ui.editor;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import knightschool.setup.GraphLayout;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What a person can do with a board that is edited. */
final class EditorCommands {
    private final List<Command> all;

    EditorCommands(
            EditorViewModel model,
            AnswerModel tours,
            BoardFiles files,
            ObjectProperty<GraphLayout> layout,
            Runnable compare) {
        all = List.of(
                Command.of("editor.undo", "undo", model::undo, "Ctrl+Z"),
                Command.of("editor.redo", "redo", model::redo, "Ctrl+Y", "Ctrl+Shift+Z"),
                Command.of("editor.open", "open a board", files::open, "Ctrl+O"),
                Command.of("editor.save", "save the board", files::save, "Ctrl+S"),
                Command.of("editor.save-as", "save under another name", files::saveAs, "Ctrl+Shift+S"),
                Command.of("editor.compare", "compare on this board", compare, "Ctrl+Enter"),
                Command.of("editor.layout", "the graph as on the board, or by springs", () -> toggle(layout), "G"),
                Command.of("editor.closed", "closed tours, or open ones", () -> toggleClosed(tours), "C"),
                Command.of("editor.tour", "show the tour, or the shortest walk", tours::toggleRoute, "T"),
                Command.of("editor.look-longer", "look longer", tours::lookLonger, "L"),
                Command.of("editor" + Command.STOP, "stop looking", tours::stop, "Esc")
                        .when(tours.underWayProperty()));
    }

    List<Command> all() {
        return all;
    }

    static List<Gesture> gestures() {
        return List.of(
                new Gesture("Arrows", "to another square"),
                new Gesture("Space", "as a click on the square"),
                new Gesture("H, S, E", "make or fill a hole, place the start, the end"));
    }

    private static void toggle(ObjectProperty<GraphLayout> layout) {
        layout.set(layout.get() == GraphLayout.SPRINGS ? GraphLayout.BOARD : GraphLayout.SPRINGS);
    }

    private static void toggleClosed(AnswerModel tours) {
        tours.closedProperty().set(!tours.closedProperty().get());
    }
}
