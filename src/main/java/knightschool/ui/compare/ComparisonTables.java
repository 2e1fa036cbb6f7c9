package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.table.ChoiceCostTableView;
import knightschool.ui.compare.table.SearchCounterTableView;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.scene.ScenePlacement;

/**
 * The tables below the panes: the counters of all searches, and the number of steps that each possible next move of one
 * search costs. In the window the tables can be exported.
 */
final class ComparisonTables {
    private final CompareModel model;
    private final ComparisonPartVisibility visibility;
    private final Optional<TableCommands> commands;
    private final SearchCounterTableView counts;
    private final ChoiceCostTableView costs;

    /** Whether the table of costs was opened after the table of counts. */
    private boolean costsOpenedLast;

    /**
     * @param changes makes forks, so that they can be undone
     * @param exports copies and saves the tables in the window
     * @param home returns the keyboard focus to the scene
     */
    ComparisonTables(
            CompareModel model,
            ComparisonPartVisibility visibility,
            ComparisonUndoHistory changes,
            TableExporter exports,
            Runnable home) {
        this.model = model;
        this.visibility = visibility;
        this.commands = visibility.isInWindow()
                ? Optional.of(new TableCommands(exports, model, this::areCostsFirst))
                : Optional.empty();
        this.counts = new SearchCounterTableView(
                visibility.isInWindow() ? ScenePlacement.WINDOW : ScenePlacement.SLIDE,
                commands.map(table -> table.buttons(home)).orElse(List.of()));
        this.costs = new ChoiceCostTableView(
                model.choiceCosts(),
                commands.map(table -> table.costButtons(home)).orElse(List.of()),
                square -> changes.make(() ->
                        model.forks().fork(model.choiceCosts().tableProperty().get(), square)),
                home);
    }

    /** Whether the table of costs has the keyboard focus, or if none has it, was opened last. */
    private boolean areCostsFirst() {
        Node focused = costs.getScene() == null ? null : costs.getScene().getFocusOwner();
        return NodeContainment.isInside(focused, costs)
                || !NodeContainment.isInside(focused, counts) && costsOpenedLast;
    }

    /** The tables, from top to bottom. */
    List<Node> nodes() {
        return List.of(counts, costs);
    }

    /** The commands on the tables; empty beside the text of a slide. */
    List<Command> commands() {
        return commands.map(TableCommands::commands).orElse(List.of());
    }

    /** Sets the searches, from left to right. */
    void identify(List<PaneIdentity> searches) {
        counts.identify(searches);
        costs.identify(searches);
    }

    /** Shows the tables from now on when the model has something new for them. */
    void follow() {
        model.counts().shownProperty().addListener((_, _, isOpen) -> {
            costsOpenedLast &= !isOpen;
            showCounts();
        });
        model.snapshotProperty().addListener(_ -> showCounts());
        model.progress().lanesProperty().addListener(_ -> showCounts());
        model.choiceCosts().shownProperty().subscribe(isOpen -> {
            costsOpenedLast |= isOpen;
            showCosts();
        });
    }

    /** Shows each table that is wanted and may be seen. */
    void show() {
        showCounts();
        showCosts();
    }

    /** Shows the table of counts if it is wanted and may be seen. */
    void showCounts() {
        counts.setVisible(visibility.reveals(HideableScenePart.COUNTS)
                && model.counts().shownProperty().get()
                && visibility.haveTablesRoom());
        if (counts.isVisible() && !visibility.isOpening()) {
            counts.show(
                    model.counts().table(), model.progress().stoppedProperty().getValue());
        }
    }

    private void showCosts() {
        boolean visible =
                visibility.isInWindow() && model.choiceCosts().shownProperty().get() && visibility.haveTablesRoom();
        costs.setVisible(visible);
        model.choiceCosts().readWhile(visible);
    }
}
