package knightschool.ui.compare;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.compare.ComparisonStepSummary;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.StepSummaryView;

/** The sentence that sums up the step shown, below the panes, and beside it the buttons that open the tables. */
final class StepSummaryRow extends HBox {
    /** Between the sentence and a button beside it, in pixels. */
    private static final double BESIDE = 8;

    private final CompareModel model;
    private final StepSummaryView summary = new StepSummaryView();

    /** @param buttons marks where panes differ; a table opens right below its own, and takes no time's room */
    StepSummaryRow(CompareModel model, List<? extends Node> buttons) {
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

    /** Whose searches they are, from left to right. */
    void identify(List<PaneIdentity> panes) {
        summary.identify(panes, model.panes().enlarged());
    }

    /** Says what is known; nothing as long as that is of another board. */
    void sumUp() {
        ComparisonStepSummary known = model.summaryProperty().get();
        if (known == null) {
            return;
        }
        boolean current = known.snapshot().frames().stream()
                .allMatch(frame -> frame.board().equals(model.problem().board()));
        if (current) {
            summary.show(known, model.progress().stoppedProperty().getValue(), !model.isReadable());
        } else {
            summary.clear();
        }
    }
}
