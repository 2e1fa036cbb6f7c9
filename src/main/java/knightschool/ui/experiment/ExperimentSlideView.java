package knightschool.ui.experiment;

import java.util.List;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.setup.value.ScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.document.SlideCounting;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.work.FailureView;

/**
 * The plot of an experiment beside the text of a slide, with the table below it. Each run is drawn as soon as it has
 * ended. To be closed by the owner when it is no longer used.
 */
final class ExperimentSlideView extends BorderPane implements AutoCloseable {
    private static final double GAP = 8;

    private final ExperimentViewModel model;
    private final ExperimentFigurePane figure;
    private final ExperimentLegendEntries signs = new ExperimentLegendEntries();
    private final Label heading = NodeStyle.named(LabelFactory.of("", "muted", "text-14"), "experiment-heading");
    private final Label pointed = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "experiment-pointed");
    private final Command run;
    private final Command stop;
    private final SlideCounting counting;

    ExperimentSlideView(ExperimentPlan plan, ExperimentPlotKind plot) {
        model = new ExperimentViewModel(plan);
        model.plotProperty().set(plot);
        run = ExperimentCommands.run(model);
        stop = ExperimentCommands.stop(model);
        figure = ExperimentFigurePane.onSlide(model);
        heading.setPadding(new Insets(0, 0, GAP, 0));
        pointed.setPadding(new Insets(GAP, 0, 0, 0));
        setTop(heading);
        setCenter(figure);
        setBottom(new VBox(pointed, new FailureView(model.failureProperty(), run::run, run.tooltip())));
        setMinSize(0, 0);
        model.tableProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        model.underwayProperty().addListener(_ -> show());
        model.pointedProperty().addListener(_ -> show());
        counting = new SlideCounting(this, model);
        show();
    }

    private void show() {
        heading.setText(ExperimentWords.heading(model));
        pointed.setText(ExperimentWords.pointed(model));
    }

    ExperimentViewModel model() {
        return model;
    }

    ExperimentFigurePane figure() {
        return figure;
    }

    /** The entries of the legend for the signs of the plot. */
    List<LegendEntry> signs() {
        return signs.of(model);
    }

    /** The commands that make the runs and pause. */
    List<Command> commands() {
        return List.of(run, stop);
    }

    /**
     * Hides the table, or shows it; as {@code PartHidingScene.hide}. A table that is held back would be given away by
     * the figures of what is pointed at, so they are held back, too.
     */
    void hide(Set<ScenePart> parts, Set<ScenePart> leftOut) {
        boolean visible = !parts.contains(ScenePart.COUNTS);
        figure.setTableVisible(visible, !leftOut.contains(ScenePart.COUNTS));
        pointed.setVisible(visible || leftOut.contains(ScenePart.COUNTS));
    }

    /** Whether no run is being made. */
    boolean isSettled() {
        return counting.isSettled();
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return counting.isEnded();
    }

    /** Ends the pulse and all threads. */
    @Override
    public void close() {
        counting.close();
    }
}
