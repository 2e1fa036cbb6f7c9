package knightschool.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.files.InputFault;
import knightschool.setup.EditTool;
import knightschool.setup.GraphLayout;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The row above the board: what a click does, undo and redo, the size, and how the graph is laid out. */
final class EditorToolbar {
    private final EditorViewModel model;
    private final HBox row;

    /** @param narrow whether the choice of layout is left out; it still has its key */
    EditorToolbar(
            EditorViewModel model,
            ObjectProperty<GraphLayout> layout,
            ObservableBooleanValue narrow,
            Consumer<InputFault> faults) {
        this.model = model;
        Label times = new Label("×");
        times.getStyleClass().add("muted");
        SideSpinner columns = new SideSpinner("columns", model.board().columns(), faults);
        SideSpinner rows = new SideSpinner("rows", model.board().rows(), faults);
        columns.valueProperty()
                .addListener((_, _, now) -> model.resize(now, model.board().rows()));
        rows.valueProperty()
                .addListener((_, _, now) -> model.resize(model.board().columns(), now));
        model.boardProperty().addListener((_, _, board) -> {
            columns.getValueFactory().setValue(board.columns());
            rows.getValueFactory().setValue(board.rows());
        });
        Node layouts = layouts(layout);
        layouts.visibleProperty()
                .bind(BooleanExpression.booleanExpression(narrow).not());
        layouts.managedProperty().bind(layouts.visibleProperty());
        row = new HBox(
                tools(), gap(16), undo(), gap(6), redo(), gap(20), columns, gap(6), times, gap(6), rows, gap(44),
                layouts);
        row.setAlignment(Pos.CENTER_LEFT);
    }

    Node node() {
        return row;
    }

    private static Node gap(double width) {
        Region gap = new Region();
        gap.setMinWidth(width / 4);
        gap.setPrefWidth(width);
        return gap;
    }

    private Node tools() {
        return choice(
                model.toolProperty(),
                List.of(
                        option(EditTool.HOLE, 64, "tool-hole", "Hole", "Make and fill holes (H on a square)"),
                        option(
                                EditTool.START,
                                64,
                                "tool-start",
                                "Start",
                                "Place where the tour begins (S on a square)"),
                        option(EditTool.END, 64, "tool-end", "End", "Place where the tour must end (E on a square)")));
    }

    private static Node layouts(ObjectProperty<GraphLayout> layout) {
        return choice(
                layout,
                List.of(
                        option(
                                GraphLayout.BOARD,
                                136,
                                "layout-board",
                                "As on the board",
                                "Vertices where their squares are (G)"),
                        option(
                                GraphLayout.SPRINGS,
                                90,
                                "layout-springs",
                                "Springs",
                                "Vertices where edges pull them (G)")));
    }

    private static ToggleButton option(Object value, double width, String id, String words, String help) {
        ToggleButton button = new ToggleButton(words);
        button.setId(id);
        button.setUserData(value);
        button.setTooltip(new Tooltip(help));
        button.getStyleClass().add("narrow");
        button.setPrefWidth(width);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /** Buttons of which exactly one is chosen, the one whose value the property has. */
    private static <T> Node choice(ObjectProperty<T> property, List<ToggleButton> buttons) {
        for (ToggleButton button : buttons) {
            @SuppressWarnings("unchecked") // Each button carries a value of the property that it was made for.
            T value = (T) button.getUserData();
            button.setSelected(value.equals(property.get()));
            button.setOnAction(_ -> {
                button.setSelected(true);
                property.set(value);
            });
            property.addListener((_, _, now) -> button.setSelected(value.equals(now)));
        }
        return new SegmentedButton(buttons.toArray(ToggleButton[]::new));
    }

    private Button undo() {
        return step("undo", Feather.CORNER_UP_LEFT, "Undo", "Ctrl + Z", model.undoNameProperty(), model::undo);
    }

    private Button redo() {
        return step("redo", Feather.CORNER_UP_RIGHT, "Redo", "Ctrl + Y", model.redoNameProperty(), model::redo);
    }

    private static Button step(
            String id,
            Feather icon,
            String word,
            String keys,
            ObservableValue<Optional<String>> name,
            Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("icon-button");
        button.setAccessibleText(word);
        button.setOnAction(_ -> action.run());
        Tooltip tooltip = new Tooltip();
        button.setTooltip(tooltip);
        Consumer<Optional<String>> offer = what -> {
            button.setDisable(what.isEmpty());
            tooltip.setText(Stream.of(word, what.map(w -> ": " + w).orElse(""), " (" + keys + ")")
                    .reduce("", String::concat));
        };
        name.addListener((_, _, now) -> offer.accept(now));
        offer.accept(name.getValue());
        return button;
    }
}
