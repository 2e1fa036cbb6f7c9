package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.editor.answer.TourExistenceCommands;
import knightschool.ui.editor.file.BoardAndFileNames;
import knightschool.ui.editor.file.BoardFiles;
import knightschool.ui.editor.file.RecentBoardLinks;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.tab.BoardTabStrip;
import knightschool.ui.editor.tab.BoardTabStripCommands;
import knightschool.ui.shell.SceneHost;

/**
 * Creates the editor's commands with everything they act on, and the side panels, tab strip and footer that are made
 * from them.
 */
final class EditorCommandWiring implements AutoCloseable {
    private final SceneHost shell;
    private final EditorModels models;
    private final EditorCommands commands;
    private final EditorSidePanels panels;
    private final BoardTabStrip strip;
    private final EditorFileBar foot;

    /**
     * The actions of the scene that commands call.
     *
     * @param sideColumn shows a column in place of the facts; empty shows the facts again
     * @param turnFacts turns to the other page of facts
     * @param pastePicture pastes clipboard content that is not squares; it may be a picture
     */
    record Host(Consumer<Optional<Node>> sideColumn, Runnable turnFacts, Runnable pastePicture) {}

    EditorCommandWiring(SceneHost shell, EditorModels models, BoardFiles files, BoardAndGraphViews views, Host host) {
        this.shell = shell;
        this.models = models;
        BoardEditorModel model = models.editor();
        this.panels = new EditorSidePanels(shell, model, files, host.sideColumn());
        this.commands = new EditorCommands(
                model,
                new TourExistenceCommands(models.tours()),
                files,
                List.of(
                        Command.of(EditorCommands.COMPARE, this::compare),
                        Command.of(EditorCommands.LAYOUT, () -> next(views.layoutProperty())),
                        Command.of(EditorCommands.SAVE_GRAPH, views.panel()::save),
                        Command.of(EditorCommands.FACTS, host.turnFacts())));
        commands.add(GraphViewCommands.ofShapes(views.graph()), EditorSetup.LAYOUT);
        commands.add(GraphViewCommands.ofVertices(views.graph()), SceneControl.FILES);
        commands.add(panels.commands(), SceneControl.FILES);
        BoardClipboard clipboard = new BoardClipboard(model, views.canvas(), shell.messages()::refuse);
        commands.addBoard(model, views, clipboard, host.pastePicture());
        commands.add(BoardTabStripCommands.of(model.boards(), files), SceneControl.FILES);
        this.strip = new BoardTabStrip(model, files, commands.named(BoardTabStripCommands.NEW));
        strip.setFocus(views::focus);
        RecentFileMenu menu = new RecentFileMenu(
                EditorCommands.RECENT,
                shell.recentFiles(),
                DocumentTypeDescriptor.BOARD.name(),
                BoardAndFileNames::isBoard,
                files::open);
        commands.add(List.of(menu.command()), SceneControl.FILES);
        this.foot = new EditorFileBar(
                model, commands, menu, new RecentBoardLinks(model, shell.recentFiles(), files).node());
    }

    private static void next(ObjectProperty<GraphLayoutKind> layout) {
        GraphLayoutKind[] all = GraphLayoutKind.values();
        layout.set(all[(layout.get().ordinal() + 1) % all.length]);
    }

    /** Opens the comparison of algorithms with the current board. */
    private void compare() {
        try {
            shell.open(CompareSetup.of(BuiltInSceneKinds.COMPARE.requireShowable(
                            models.editor().board()))
                    .showing(
                            DisplayOption.CLOSED,
                            models.tours().closedProperty().get()));
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    /** Returns all commands, for buttons and menus. */
    EditorCommands commands() {
        return commands;
    }

    /** Returns the commands that are available with the given controls. */
    List<Command> commands(Predicate<SceneControl> filter) {
        return commands.with(filter);
    }

    /** Returns the gestures that the controls handle themselves; see {@link EditorCommands#gestures}. */
    List<GestureDescription> gestures(Predicate<SceneControl> filter, boolean stepping) {
        return EditorCommands.gestures(filter, stepping);
    }

    /**
     * Handles the keys of undo and redo, so that they act on the editor even while one of its text fields has the
     * focus.
     */
    static void filter(KeyEvent key, List<Command> available) {
        List<Command> steps = available.stream().filter(Command::isUndoOrRedo).toList();
        if (key.isShortcutDown() && Command.handle(steps, key)) {
            key.consume();
        }
    }

    BoardTabStrip strip() {
        return strip;
    }

    EditorFileBar foot() {
        return foot;
    }

    /** Returns whether no panel is busy. */
    boolean isSettled() {
        return panels.isSettled();
    }

    @Override
    public void close() {
        panels.close();
    }
}
