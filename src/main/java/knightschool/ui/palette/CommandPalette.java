package knightschool.ui.palette;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/** A search field, with a list of results below it that shows the origin and the keys of each. */
public final class CommandPalette {
    private static final int MOST_ROWS = 12;
    private static final double ROW = 32;

    private final PaletteModel model;
    private final Runnable hide;
    private final TextField field = new TextField();
    private final ListView<PaletteEntry> list = new ListView<>();
    private final Label reasonLabel = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "palette-why");
    private final Label more = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "palette-more");
    private final VBox box = NodeStyle.named(new VBox(field, list, reasonLabel, more), "palette", "palette");

    /** Whether Enter was pressed before it was known what it means. */
    private boolean isAwaited;

    /**
     * @param first the entries that can be found at once
     * @param hide hides the palette and returns the keyboard focus
     */
    public CommandPalette(List<PaletteEntry> first, Runnable hide) {
        this.model = new PaletteModel(first);
        this.hide = hide;
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        fillField();
        fillList();
        NodeVisibility.follow(reasonLabel, reasonLabel.textProperty().isNotEmpty());
        NodeVisibility.follow(more, more.textProperty().isNotEmpty());
        model.typedProperty().addListener(_ -> await(false));
    }

    /** Returns the node of the palette, which has an id. */
    public Node node() {
        return box;
    }

    /** Returns the node that takes the keyboard focus. */
    public Node focus() {
        return field;
    }

    /** Adds entries. */
    public void add(List<PaletteEntry> more) {
        model.add(more);
        await(isAwaited);
    }

    /** Marks the entries as complete, and runs the best match if Enter was pressed before. */
    public void complete() {
        boolean isRunning = isAwaited && box.getScene() != null;
        model.complete();
        await(false);
        if (isRunning) {
            enter();
        }
    }

    /** Runs the chosen entry, once nothing that is still read can take its place. */
    private void enter() {
        if (model.isChoiceFinal()) {
            model.choice().ifPresent(this::run);
        } else {
            await(true);
        }
    }

    /** Tells that more entries are being read, and that Enter waits for them. */
    private void await(boolean isEntered) {
        isAwaited = isEntered;
        boolean isReading =
                !model.completeProperty().get() && !model.matchingEntries().isEmpty();
        boolean isTyped = !model.typedProperty().get().isBlank();
        more.setText(isEntered ? PaletteWords.MORE_FIRST : isReading && isTyped ? PaletteWords.MORE : "");
    }

    private void fillField() {
        field.setId("palette-field");
        field.setPromptText(PaletteWords.PROMPT);
        field.setAccessibleText(PaletteWords.PROMPT);
        field.textProperty().bindBidirectional(model.typedProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        field.setOnAction(_ -> enter());
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
            await(false);
            key.consume();
        }
    }

    private void fillList() {
        list.setItems(model.matchingEntries());
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.prefHeightProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> ROW * Math.clamp(model.matchingEntries().size(), 1, MOST_ROWS) + 2,
                        model.matchingEntries()));
        Label none = new Label();
        none.textProperty()
                .bind(Bindings.when(model.completeProperty())
                        .then(PaletteWords.NONE)
                        .otherwise(PaletteWords.LOOKING));
        list.setPlaceholder(none);
        list.setCellFactory(_ -> new Row());
        model.chosenProperty().addListener(_ -> choose());
        // A listener for changes is called after that of the list, which moves its selection to where a row went.
        model.matchingEntries().addListener((ListChangeListener<PaletteEntry>) _ -> choose());
        choose();
    }

    /** Selects the chosen entry; an empty list has no selection. */
    private void choose() {
        reasonLabel.setText("");
        if (model.matchingEntries().isEmpty()) {
            list.getSelectionModel().clearSelection();
            return;
        }
        list.getSelectionModel().clearAndSelect(model.chosenProperty().get());
        list.scrollTo(Math.max(0, model.chosenProperty().get() - MOST_ROWS + 1));
    }

    private void run(PaletteEntry entry) {
        if (entry.available().get()) {
            hide.run();
            entry.action().run();
        } else {
            String reason = entry.refusal().get();
            reasonLabel.setText(reason.isEmpty() ? PaletteWords.NOT_NOW : reason);
        }
    }

    private final class Row extends ListCell<PaletteEntry> {
        private final Label words = new Label();
        private final Label note = LabelFactory.whole("", "aside");
        private final Label keys = NodeStyle.of(new Keys(), "keys");
        private final HBox line = NodeStyle.of(new HBox(words, note, keys), "line");

        Row() {
            words.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(words, Priority.ALWAYS);
            keys.setMinWidth(USE_PREF_SIZE);
            line.setAlignment(Pos.CENTER_LEFT);
            // The list is as wide as the palette: a line that is too long is truncated, not scrolled.
            setPrefWidth(0);
            setOnMouseClicked(_ -> run(getItem()));
        }

        @Override
        protected void updateItem(PaletteEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            disableProperty().unbind();
            setDisable(empty || entry == null);
            setGraphic(isDisable() ? null : line);
            if (!isDisable()) {
                words.setText(entry.title());
                note.setText(entry.visibleNote());
                keys.setText(entry.keys());
                setAccessibleText(entry.accessibleText());
                disableProperty().bind(Bindings.not(entry.available()));
            }
        }
    }

    /**
     * The label of the keys, right-aligned in a column, so that the texts before it end at the same place in all rows.
     */
    private static final class Keys extends Label {
        private static final double COLUMN = 112;

        Keys() {
            setAlignment(Pos.CENTER_RIGHT);
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.max(COLUMN, super.computePrefWidth(height));
        }
    }
}
