package knightschool.ui.compare.pane;

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
import knightschool.ui.shell.MessageDisplay;

/** A table below the panes, hidden at first, and beside it the buttons for what can be done with it. */
abstract class TableBelowPanes extends HBox {
    final GridPane grid = new GridPane();

    /**
     * An empty table.
     *
     * @param name as it is read out
     * @param buttons what can be done with the table
     */
    TableBelowPanes(String id, String name, List<? extends Node> buttons) {
        setId(id);
        setAccessibleText(name);
        getStyleClass().addAll("counts", MessageDisplay.KEPT_CLEAR);
        setAlignment(Pos.TOP_LEFT);
        grid.getStyleClass().add("counts-grid");
        HBox.setHgrow(grid, Priority.ALWAYS);
        VBox column = new VBox(buttons.toArray(Node[]::new));
        column.setMinWidth(USE_PREF_SIZE);
        // What is hidden is not styled.
        visibleProperty().subscribe(shown -> getChildren().setAll(shown ? List.of(grid, column) : List.of()));
        setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** One column for names at the left, and behind it so many for numbers, which share the width. */
    final void makeColumns(int numbers) {
        makeColumns(numbers, Priority.SOMETIMES, Double.MAX_VALUE);
    }

    /** The same with columns for numbers that are at most so wide, in pixels. */
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
        Label label = new Label(words);
        label.getStyleClass().addAll("counts-text", style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
