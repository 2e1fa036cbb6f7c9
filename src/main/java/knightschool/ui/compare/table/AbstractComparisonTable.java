package knightschool.ui.compare.table;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.MessageDisplay;

/**
 * The base of tables below the panes that compare their searches, with the buttons that export the table. Initially
 * hidden.
 */
abstract class AbstractComparisonTable extends HBox {
    final GridPane grid = NodeStyle.of(new GridPane(), "counts-grid");

    /**
     * Creates an empty table.
     *
     * @param name the accessible text
     * @param buttons the buttons that export the table
     */
    AbstractComparisonTable(String id, String name, List<? extends Node> buttons) {
        setId(id);
        setAccessibleText(name);
        getStyleClass().addAll("counts", MessageDisplay.KEPT_CLEAR);
        setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(grid, Priority.ALWAYS);
        VBox column = new VBox(buttons.toArray(Node[]::new));
        column.setMinWidth(USE_PREF_SIZE);
        // JavaFX would apply style sheets to hidden children too, so a hidden table has none.
        visibleProperty().subscribe(visible -> getChildren().setAll(visible ? List.of(grid, column) : List.of()));
        setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** Creates a column for names and, to its right, columns for numbers, which share the width. */
    final void makeColumns(int numbers) {
        makeColumns(numbers, Priority.SOMETIMES, Double.MAX_VALUE);
    }

    /** Creates columns as {@link #makeColumns(int)} does, with a maximum width of those for numbers, in pixels. */
    final void makeColumns(int numbers, double most) {
        makeColumns(numbers, Priority.NEVER, most);
    }

    private void makeColumns(int numbers, Priority names, double most) {
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(names);
        grid.getColumnConstraints().setAll(name);
        for (int i = 0; i < numbers; i++) {
            ColumnConstraints count = new ColumnConstraints();
            count.setHalignment(HPos.RIGHT);
            count.setHgrow(Priority.ALWAYS);
            count.setMinWidth(USE_PREF_SIZE);
            count.setMaxWidth(most);
            grid.getColumnConstraints().add(count);
        }
    }

    static Label label(String words, String style) {
        Label label = NodeStyle.of(new Label(words), "counts-text", style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
