package knightschool.ui.compare.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.compare.SelectedSubtree;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/**
 * The facts about the selected subtree of the search tree: the steps spent in it, what the searches of the other panes
 * do there, and buttons that act on it. Hidden while no subtree is selected.
 */
final class SelectedSubtreeFactsPane extends VBox {
    private static final double GAP = 8;

    private final HBox row = new HBox(GAP);
    private final VBox words;
    private final List<? extends Node> buttons;
    private final Label facts = NodeStyle.named(new Label(), "tree-facts");
    private final Label others = NodeStyle.named(new Label(), "tree-others");

    /** @param buttons the buttons that act on the selected node */
    SelectedSubtreeFactsPane(List<? extends Node> buttons) {
        super(GAP);
        this.buttons = buttons;
        words = new VBox(facts, others);
        List.of(facts, others).forEach(label -> {
            label.getStyleClass().addAll("text-14", "muted");
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        });
        NodeVisibility.follow(others, others.textProperty().isNotEmpty());
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMinWidth(0);
        row.setAlignment(Pos.TOP_LEFT);
        setNarrow(false);
        setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** Sets whether the buttons stand below the words, for which a narrow tree has no room beside them. */
    void setNarrow(boolean narrow) {
        List<Node> inRow = new ArrayList<>(buttons);
        if (!narrow) {
            inRow.addFirst(words);
        }
        getChildren().clear();
        row.getChildren().setAll(inRow);
        getChildren().setAll(narrow ? List.of(words, row) : List.of(row));
    }

    /**
     * Shows the facts about a subtree; hides this view if empty.
     *
     * @param over whether the search is over
     * @param panes the searches, from left to right
     * @param pane the search whose subtree it is, where several could be meant
     */
    void show(
            Optional<SelectedSubtree> selected,
            Board board,
            boolean over,
            List<PaneIdentity> panes,
            Optional<PaneIdentity> pane) {
        String whose = pane.map(one -> one.title() + ": ").orElse("");
        facts.setText(selected.map(one -> whose + SearchTreeWords.of(one, board, over))
                .orElse(""));
        others.setText(selected.map(one -> one.others().stream()
                        .filter(encounter -> encounter.search() < panes.size())
                        .map(encounter -> SearchTreeWords.of(
                                encounter,
                                one.subtree(),
                                panes.get(encounter.search()).title()))
                        .collect(Collectors.joining(" ")))
                .orElse(""));
        setVisible(selected.isPresent());
    }
}
