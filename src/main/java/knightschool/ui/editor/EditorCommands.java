package knightschool.ui.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.SceneControl;
import knightschool.ui.choice.BoardSideSpinner;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.editor.answer.TourExistenceCommands;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.GraphPaneContent;

/** The commands on an edited board. */
final class EditorCommands extends AbstractCommandList {
    static final String UNDO = "editor.undo";
    static final String REDO = "editor.redo";
    static final String OPEN = "editor.open";
    static final String RECENT = "editor.recent";
    static final String SAVE = "editor.save";
    static final String SAVE_AS = "editor.save-as";
    static final String COMPARE = "editor.compare";
    static final String LAYOUT = "editor.layout";
    static final String SAVE_GRAPH = "editor.save-graph";
    static final String FACTS = "editor.facts";
    static final String PASTE = "editor.paste";
    static final String PATTERNS = "editor.patterns";
    static final String HUNT = "editor.hunt";
    static final String SAME_GRAPH = "editor.same-graph";

    /** The controls that commands belong to, by command id. Other commands are always available. */
    private final Map<String, SceneControl> controls = new HashMap<>(Map.of(
            UNDO,
            SceneControl.UNDO,
            REDO,
            SceneControl.UNDO,
            OPEN,
            SceneControl.FILES,
            SAVE,
            SceneControl.FILES,
            SAVE_AS,
            SceneControl.FILES,
            COMPARE,
            SceneControl.FILES,
            LAYOUT,
            EditorSetup.LAYOUT,
            FACTS,
            SceneControl.FACTS,
            TourExistenceCommands.CLOSED,
            SceneControl.BUTTONS,
            TourExistenceCommands.SHOW_WALK,
            SceneControl.BUTTONS));

    private final TourExistenceCommands answering;

    /** @param ofScene commands on the scene as a whole */
    EditorCommands(BoardEditorModel model, TourExistenceCommands tours, BoardFiles files, List<Command> ofScene) {
        all.addAll(List.of(
                Command.of(UNDO, model::undo).when(isThere(model.undoNameProperty())),
                Command.of(REDO, model::redo).when(isThere(model.redoNameProperty())),
                Command.of(OPEN, files::open),
                Command.of(SAVE, files::save),
                Command.of(SAVE_AS, files::saveAs)));
        all.addAll(ofScene);
        controls.put(SAVE_GRAPH, SceneControl.FILES);
        answering = tours;
        all.addAll(tours.all());
        tours.playback().all().forEach(command -> controls.put(command.id(), SceneControl.BUTTONS));
    }

    /**
     * Adds commands before the present ones. They may share keys with those, and have precedence while they are
     * available.
     */
    void add(List<Command> commands, SceneControl control) {
        all.addAll(0, commands);
        commands.forEach(command -> controls.put(command.id(), control));
    }

    /**
     * Adds the commands on squares and on the view of the board.
     *
     * @param pasteOther pastes clipboard content that is not squares
     */
    void addBoard(BoardEditorModel model, BoardAndGraphViews views, BoardClipboard clipboard, Runnable pasteOther) {
        BoardEditCommands board = new BoardEditCommands(model);
        add(board.ofTools(), EditorSetup.TOOLS);
        add(board.ofWholeBoard(), EditorSetup.TOOLS);
        // The keys that move the board move the selected squares, if there are any.
        add(board.ofSelection(clipboard::copy), EditorSetup.TOOLS);
        Runnable showGraph = () -> views.graph().pane().showWhole();
        add(BoardEditCommands.ofNavigation(views.squares(), showGraph), SceneControl.FILES);
        Runnable paste = () -> clipboard.text().ifPresentOrElse(clipboard::paste, pasteOther);
        add(List.of(BoardEditCommands.paste(paste)), SceneControl.FILES);
    }

    private static ObservableBooleanValue isThere(ReadOnlyObjectProperty<Optional<String>> name) {
        return Bindings.createBooleanBinding(() -> name.get().isPresent(), name);
    }

    TourExistenceCommands answering() {
        return answering;
    }

    /** Returns the commands that are available with the given controls. */
    List<Command> with(Predicate<SceneControl> filter) {
        return all.stream()
                .filter(command -> isThere(controls.get(command.id()), filter))
                .toList();
    }

    private static boolean isThere(SceneControl control, Predicate<SceneControl> filter) {
        return control == null || filter.test(control);
    }

    /**
     * Returns the gestures that board and fields handle themselves with the given controls.
     *
     * @param stepping whether the arrow keys and Space step through a solution, and so do nothing else on the board
     */
    static List<GestureDescription> gestures(Predicate<SceneControl> filter, boolean stepping) {
        List<GestureDescription> gestures = new ArrayList<>();
        if (!stepping) {
            gestures.addAll(List.of(EditorWords.ARROWS, EditorWords.SPACE));
        }
        if (filter.test(EditorSetup.TOOLS)) {
            gestures.add(EditorWords.CHOOSE);
        }
        if (filter.test(SceneControl.FILES)) {
            gestures.add(EditorWords.WHEEL);
            if (!stepping) {
                gestures.add(EditorWords.PAN);
            }
        }
        gestures.addAll(GraphPaneContent.Handling.REARRANGE.gestures());
        if (filter.test(EditorSetup.SIZE)) {
            gestures.add(BoardSideSpinner.GESTURE);
        }
        return gestures;
    }
}
