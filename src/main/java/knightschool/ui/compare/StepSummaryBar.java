package knightschool.ui.compare;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.compare.ComparisonStepSummary;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.PaneIdentity;

/**
 * The row below the panes: a sentence about the current step of all searches, and the buttons that mark differences and
 * open the tables.
 */
final class StepSummaryBar extends HBox {
    /** The space between the sentence and a button, in pixels. */
    private static final double BESIDE = 8;

    private final CompareModel model;
    private final ComparisonStepSummaryView summary = new ComparisonStepSummaryView();

    /** @param buttons the buttons that mark differences and open the tables; each table opens below its button */
    StepSummaryBar(CompareModel model, List<? extends Node> buttons) {
        super(BESIDE);
        this.model = model;
        getChildren().add(summary);
        getChildren().addAll(buttons);
        setAlignment(Pos.CENTER_LEFT);
        setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        summary.setMinWidth(0);
        summary.visibleProperty().bind(visibleProperty());
        managedProperty().bind(visibleProperty());
    }

    /** Sets the searches, from left to right. */
    void identify(List<PaneIdentity> panes) {
        summary.identify(panes, model.panes().enlarged());
    }

    /** Shows the known summary; clears it while it belongs to another board. */
    void sumUp() {
        ComparisonStepSummary stepSummary = model.summaryProperty().get();
        if (stepSummary == null) {
            return;
        }
        boolean current = stepSummary.snapshot().frames().stream()
                .allMatch(frame -> frame.board().equals(model.problem().board()));
        if (current) {
            summary.show(stepSummary, model.progress().stoppedProperty().getValue(), !model.isReadable());
        } else {
            summary.clear();
        }
    }
}
