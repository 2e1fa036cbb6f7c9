package knightschool.ui.editor.fact;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.ui.command.Command;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;

/**
 * The list of those facts about a board's graph that take more than counting, such as the diameter and the girth, each
 * with its value. A click selects a fact.
 */
final class ComputedFactList {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass OLD = PseudoClass.getPseudoClass("old");

    private final GraphFactsModel facts;
    private final Map<GraphFactKind, Row> rows = new EnumMap<>(GraphFactKind.class);
    private final VBox box = new VBox();

    /** @param compare the command that compares the graph with that of another board */
    ComputedFactList(GraphFactsModel facts, Command compare) {
        this.facts = facts;
        for (GraphFactKind kind : GraphFactKind.values()) {
            if (kind.isMeasured()) {
                Row row = new Row(kind);
                rows.put(kind, row);
                box.getChildren().add(row.button);
            }
        }
        box.getChildren().add(compareRow(compare));
    }

    private static Button compareRow(Command compare) {
        Button button =
                NodeStyle.named(new Button(GraphFactWords.SAME_GRAPH), "same-graph-as", "fact-button", "fact-row");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(new Tooltip(compare.tooltip()));
        button.setOnAction(_ -> compare.run());
        return button;
    }

    Node node() {
        return box;
    }

    /**
     * Shows the values.
     *
     * @param isCurrent whether the values are of the current board; otherwise they are paler
     */
    void show(GraphFactWords words, boolean isCurrent) {
        rows.forEach((kind, row) -> row.show(words, isCurrent));
    }

    private final class Row {
        private final GraphFactKind kind;
        private final Label name = new Label();
        private final Label value = LabelFactory.of("", "strong");
        private final Button button = NodeStyle.of(new Button(), "fact-button", "fact-row");
        private final Tooltip tooltip = new Tooltip();

        Row(GraphFactKind kind) {
            this.kind = kind;
            HBox line = HBoxFactory.of(name, SpacerFactory.across(), value);
            line.setMinWidth(GraphFactsPane.WIDTH);
            value.setId(kind.word());
            button.setId("choose-" + kind.word());
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setGraphic(line);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setTooltip(tooltip);
            button.setOnAction(_ -> facts.choose(GraphFact.of(kind)));
        }

        void show(GraphFactWords words, boolean isCurrent) {
            name.setText(words.name(kind));
            value.setText(words.value(kind));
            tooltip.setText(words.sentence(GraphFact.of(kind)));
            button.setAccessibleText(name.getText() + ": " + value.getText());
            boolean chosen = facts.chosenProperty().get().equals(Optional.of(GraphFact.of(kind)));
            button.pseudoClassStateChanged(CHOSEN, chosen);
            button.pseudoClassStateChanged(OLD, !isCurrent);
        }
    }
}
