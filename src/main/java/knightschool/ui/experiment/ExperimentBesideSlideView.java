package knightschool.ui.experiment;

import java.util.List;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.setup.value.HideableScenePart;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.StableWidthCounterLabel;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.runs.AbstractSearchRunsBesideSlideView;

/**
 * The plot of an experiment beside the text of a slide, with the table below it. Each run is drawn as soon as it has
 * ended.
 */
final class ExperimentBesideSlideView extends AbstractSearchRunsBesideSlideView {
    private static final double GAP = 8;

    private final ExperimentViewModel model;
    private final ExperimentPlotAndTablePane figure;
    private final ExperimentLegendEntries signs = new ExperimentLegendEntries();
    private final StableWidthCounterLabel count = new StableWidthCounterLabel("muted", "text-14");
    private final Label ofAll = LabelFactory.of("", "muted", "text-14");
    private final Label pointed = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "experiment-pointed");

    /** @param refuse says that no comparison is opened from a slide */
    ExperimentBesideSlideView(ExperimentPlan plan, ExperimentPlotKind plot, Runnable refuse) {
        this(new ExperimentViewModel(plan), refuse);
        model.plotProperty().set(plot);
    }

    private ExperimentBesideSlideView(ExperimentViewModel model, Runnable refuse) {
        super(model, ExperimentCommands.run(model), ExperimentCommands.stop(model));
        this.model = model;
        figure = ExperimentPlotAndTablePane.onSlide(model, refuse);
        figure.onTableShown(this::show);
        // Next to the words after it: its room is that of the widest digits.
        count.words().setAlignment(Pos.CENTER_RIGHT);
        HBox heading = NodeStyle.named(new HBox(count, ofAll), "experiment-heading");
        heading.setPadding(new Insets(0, 0, GAP, 0));
        pointed.setPadding(new Insets(GAP, 0, 0, 0));
        setTop(heading);
        setCenter(figure);
        setBottom(new VBox(pointed, failureView()));
        setMinSize(0, 0);
        model.tableProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        model.underwayProperty().addListener(_ -> show());
        model.pointedProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        count.setText(
                NumberFormatter.grouped(model.table().count()),
                NumberFormatter.grouped(model.plan().runs()));
        ofAll.setText(ExperimentWords.heading(model));
        pointed.setText(ExperimentWords.pointed(model, figure.isTableShown()));
    }

    ExperimentViewModel model() {
        return model;
    }

    ExperimentPlotAndTablePane figure() {
        return figure;
    }

    @Override
    public List<LegendEntry> signs() {
        return signs.of(model);
    }

    /**
     * Hides the table, or shows it; as {@code PartHidingScene.hide}. A table that is held back would be given away by
     * the figures of what is pointed at, so they are held back, too.
     */
    void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        boolean visible = !parts.contains(HideableScenePart.COUNTS);
        figure.setTableVisible(visible, !leftOut.contains(HideableScenePart.COUNTS));
        pointed.setVisible(visible || leftOut.contains(HideableScenePart.COUNTS));
    }
}
