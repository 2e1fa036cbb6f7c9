package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.edit.PuzzleDraft;
import knightschool.ui.choice.BoardSideSpinner;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.UndoWords;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.statemap.model.PuzzleEditModel;
import knightschool.ui.statemap.model.PuzzleEditWords;
import knightschool.ui.statemap.model.StateMapModel;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The pane below the board while a puzzle is edited: what a click does, what is wrong, and the tools. */
final class PuzzleEditPane extends VBox {
    private final StateMapModel model;
    private final PuzzleEditModel edit;
    private final Label hint = new Label();
    private final Label fault = NodeStyle.named(LabelFactory.wrapped("", "strong"), "edit-fault");
    private final BoardSideSpinner columns;
    private final BoardSideSpinner rows;

    /**
     * @param hint what a click does now
     * @param faults receives the fault of a typed size that is not valid
     * @param focus returns the keyboard focus to the board
     */
    PuzzleEditPane(
            StateMapModel model,
            StateMapCommands commands,
            ObservableValue<String> hint,
            Consumer<InputFault> faults,
            Runnable focus) {
        this.model = model;
        this.edit = model.edit();
        getStyleClass().add("map-edit");
        this.hint.setId("edit-hint");
        this.hint.getStyleClass().add("muted");
        this.hint.setWrapText(true);
        this.hint.setMinHeight(USE_PREF_SIZE);
        this.hint.textProperty().bind(hint);
        fault.setGraphic(new FontIcon(Feather.ALERT_CIRCLE));
        VBox words = NodeStyle.of(new VBox(6, this.hint, fault), "map-edit-words");
        columns = side("columns", edit.draft().columns(), faults, focus);
        rows = side("rows", edit.draft().rows(), faults, focus);
        getChildren().setAll(words, tools(commands), foot(commands));
        listen();
        show();
    }

    private static BoardSideSpinner side(String name, int cells, Consumer<InputFault> faults, Runnable focus) {
        BoardSideSpinner side = new BoardSideSpinner(name, cells, SlidingPuzzle.LONGEST_SIDE, faults);
        side.setOnDone(focus);
        return side;
    }

    private void listen() {
        columns.valueProperty()
                .addListener((_, _, now) -> edit.resize(now, edit.draft().rows()));
        rows.valueProperty().addListener((_, _, now) -> edit.resize(edit.draft().columns(), now));
        edit.draftProperty().addListener(_ -> show());
        edit.refusalProperty().addListener(_ -> show());
        edit.editingProperty().addListener(_ -> show());
        model.maps().stateProperty().addListener(_ -> show());
    }

    private Node tools(StateMapCommands commands) {
        Button undo =
                step(commands, StateMapCommands.UNDO, Feather.CORNER_UP_LEFT, UndoWords.TAKE_BACK, edit::undoName);
        undo.setId("edit-undo");
        Button redo =
                step(commands, StateMapCommands.REDO, Feather.CORNER_UP_RIGHT, UndoWords.DO_AGAIN, edit::redoName);
        redo.setId("edit-redo");
        FlowPane row = new FlowPane(
                8,
                8,
                undo,
                redo,
                CommandButtonFactory.of(commands.named(StateMapCommands.DELETE), PuzzleEditWords.DELETE),
                CommandButtonFactory.of(commands.named(StateMapCommands.TARGET), PuzzleEditWords.MAKE_TARGET));
        row.getStyleClass().add("map-buttons");
        return row;
    }

    private Button step(
            StateMapCommands commands, String id, Feather sign, String word, Supplier<Optional<String>> name) {
        Command command = commands.named(id);
        Button button = NodeStyle.of(CommandButtonFactory.of(command, new FontIcon(sign)), "tall", "map-icon");
        Runnable offer = () -> button.getTooltip().setText(PuzzleEditWords.step(word, name.get(), command.keyText()));
        edit.draftProperty().addListener(_ -> offer.run());
        offer.run();
        return button;
    }

    private Node foot(StateMapCommands commands) {
        Label times = LabelFactory.whole("×", "muted");
        HBox size = HBoxFactory.of(6, columns, times, rows);
        Button doneButton = CommandButtonFactory.of(commands.named(StateMapCommands.EDIT), PuzzleEditWords.DONE);
        doneButton.setId("edit-done");
        doneButton.getStyleClass().add("filled");
        return NodeStyle.of(new FlowPane(8, 8, size, doneButton), "map-edit-foot");
    }

    private void show() {
        PuzzleDraft draft = edit.draft();
        List.of(columns, rows).forEach(side -> side.setDisable(!edit.isEditing()));
        columns.getValueFactory().setValue(draft.columns());
        rows.getValueFactory().setValue(draft.rows());
        String words = edit.refusalProperty()
                .get()
                .or(() -> edit.fault().map(PuzzleEditWords::fault))
                .or(() -> model.stateMap()
                        .filter(map -> map.shortest() == StateMap.NONE)
                        .map(_ -> PuzzleEditWords.NEVER))
                .orElse("");
        fault.setText(words);
        fault.setVisible(!words.isEmpty());
    }
}
