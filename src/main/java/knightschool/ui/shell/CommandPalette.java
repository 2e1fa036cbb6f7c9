package knightschool.ui.shell;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;

/** A field in which a few letters find a command, and below it the commands found, with their keys. */
final class CommandPalette {
    private static final int MOST_ROWS = 12;
    private static final double ROW = 32;

    private final PaletteModel model;
    private final Runnable hide;
    private final TextField field = new TextField();
    private final ListView<Command> list = new ListView<>();
    private final VBox box = new VBox(field, list);

    /** @param hide takes the palette away and gives the keyboard's focus back */
    CommandPalette(List<Command> commands, Runnable hide) {
        this.model = new PaletteModel(commands);
        this.hide = hide;
        box.setId("palette");
        box.getStyleClass().add("palette");
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        fillField();
        fillList();
    }

    Overlay.Card card() {
        return new Overlay.Card(box, Pos.TOP_CENTER, field);
    }

    private void fillField() {
        field.setId("palette-field");
        field.setPromptText(ShellWords.PALETTE_PROMPT);
        field.setAccessibleText(ShellWords.PALETTE_PROMPT);
        field.textProperty().bindBidirectional(model.typedProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        field.setOnAction(_ -> model.choice().ifPresent(this::run));
    }

    private void pressed(KeyEvent key) {
        int by = switch (key.getCode()) {
            case UP -> -1;
            case DOWN -> 1;
            case PAGE_UP -> -MOST_ROWS;
            case PAGE_DOWN -> MOST_ROWS;
            default -> 0;
        };
        if (by != 0) {
            model.move(by);
            key.consume();
        }
    }

    private void fillList() {
        list.setItems(model.found());
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.prefHeightProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> ROW * Math.clamp(model.found().size(), 1, MOST_ROWS) + 2, model.found()));
        Label none = new Label(ShellWords.PALETTE_NONE);
        list.setPlaceholder(none);
        list.setCellFactory(_ -> new Row());
        model.chosenProperty().addListener(_ -> choose());
        model.found().addListener((javafx.beans.Observable _) -> choose());
        choose();
    }

    /** A list without rows has none to select. */
    private void choose() {
        if (model.found().isEmpty()) {
            list.getSelectionModel().clearSelection();
            return;
        }
        list.getSelectionModel().clearAndSelect(model.chosenProperty().get());
        list.scrollTo(Math.max(0, model.chosenProperty().get() - MOST_ROWS + 1));
    }

    private void run(Command command) {
        if (command.available().get()) {
            hide.run();
            command.run();
        }
    }

    private final class Row extends ListCell<Command> {
        private final Label words = new Label();
        private final Label keys = new Label();
        private final HBox line = new HBox(words, FootRow.spring(), keys);

        Row() {
            keys.getStyleClass().add("keys");
            keys.setMinWidth(USE_PREF_SIZE);
            line.setAlignment(Pos.CENTER_LEFT);
            setOnMouseClicked(_ -> run(getItem()));
        }

        @Override
        protected void updateItem(Command command, boolean empty) {
            super.updateItem(command, empty);
            disableProperty().unbind();
            setDisable(empty || command == null);
            setGraphic(isDisable() ? null : line);
            if (!isDisable()) {
                words.setText(command.title());
                keys.setText(command.keyText());
                setAccessibleText(command.tooltip());
                disableProperty().bind(Bindings.not(command.available()));
            }
        }
    }
}
