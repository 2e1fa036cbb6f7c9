package knightschool.ui.experiment;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.FixedWidthButton;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.work.FailureView;

/**
 * Shows the progress of an experiment, with the buttons that make its runs and save it, and a sentence about the run or
 * group that is pointed at.
 */
final class ExperimentProgressPane extends VBox {
    private static final String TRIANGLE = "M0 0 L11 6 L0 12 Z";
    private static final String BARS = "M0 0 H4 V12 H0 Z" + "M7 0 H11 V12 H7 Z";

    private final ExperimentViewModel model;
    private final ExperimentCommands commands;
    private final Label progress = NodeStyle.named(LabelFactory.whole("", "strong", "text-16"), "experiment-progress");
    private final Label remaining = NodeStyle.named(LabelFactory.of("", "muted", "text-14"), "experiment-left");
    private final ProgressBar bar = NodeStyle.named(new ProgressBar(0), "experiment-bar");
    private final Label underway = NodeStyle.named(LabelFactory.of("", "strong", "text-12"), "experiment-underway");
    private final Label foundCount = new Label();
    private final Label absent = new Label();
    private final Label stopped = new Label();
    private final Label pointed = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "experiment-pointed");
    private final Button run = NodeStyle.named(new FixedWidthButton(ExperimentWords.RUN_BUTTON), "experiment-again");
    private final SVGPath sign = NodeStyle.of(new SVGPath(), "play-sign");

    ExperimentProgressPane(ExperimentViewModel model, ExperimentCommands commands) {
        super(7);
        this.model = model;
        this.commands = commands;
        getStyleClass().add(MessageDisplay.KEPT_CLEAR);
        bar.setAccessibleText(ExperimentWords.RUNS_MADE);
        bar.setMaxWidth(Double.MAX_VALUE);
        run.setTooltip(new Tooltip());
        run.setGraphic(sign);
        run.getStyleClass().addAll("tall", "filled");
        run.setMaxWidth(Double.MAX_VALUE);
        run.setOnAction(
                _ -> commands.named(model.runningProperty().get() ? ExperimentCommands.STOP : ExperimentCommands.RUN)
                        .run());
        HBox.setHgrow(run, Priority.ALWAYS);
        HBox buttons = NodeStyle.of(HBoxFactory.of(8, save(), run), "experiment-buttons");
        FailureView failure = new FailureView(
                model.failureProperty(),
                () -> commands.named(ExperimentCommands.RUN).run(),
                commands.named(ExperimentCommands.RUN).tooltip());
        getChildren()
                .setAll(
                        HBoxFactory.of(8, progress, SpacerFactory.across(), remaining),
                        bar,
                        underway,
                        figure("experiment-found", ExperimentWords.FOUND, foundCount),
                        figure("experiment-absent", ExperimentWords.ABSENT, absent),
                        figure("experiment-stopped", ExperimentWords.STOPPED, stopped),
                        failure,
                        buttons,
                        pointed);
        model.tableProperty().addListener(_ -> show());
        model.planProperty().addListener(_ -> show());
        model.readsProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        model.underwayProperty().addListener(_ -> showUnderway());
        model.pointedProperty().addListener(_ -> pointed.setText(ExperimentWords.pointed(model)));
        show();
    }

    private static HBox figure(String id, String name, Label figure) {
        figure.setId(id);
        figure.getStyleClass().addAll("strong", "text-16");
        return HBoxFactory.of(8, LabelFactory.of(name, "muted", "text-14"), SpacerFactory.across(), figure);
    }

    private MenuButton save() {
        MenuButton save = NodeStyle.named(new MenuButton(ExperimentWords.SAVE), "experiment-save", "tall");
        save.setMinWidth(USE_PREF_SIZE);
        save.setTooltip(new Tooltip(ExperimentWords.SAVE_HELP));
        for (String id : new String[] {
            ExperimentCommands.SAVE,
            ExperimentCommands.SAVE_AS,
            ExperimentCommands.SAVE_TABLE,
            ExperimentCommands.COPY,
            ExperimentCommands.SAVE_PICTURE
        }) {
            save.getItems().add(CommandButtonFactory.item(commands.named(id)));
        }
        save.getItems()
                .addAll(new SeparatorMenuItem(), CommandButtonFactory.item(commands.named(ExperimentCommands.OPEN)));
        return save;
    }

    private void show() {
        boolean running = model.runningProperty().get();
        boolean complete = !running && model.isComplete();
        progress.setText(ExperimentWords.progress(model));
        remaining.setText(ExperimentWords.remaining(model));
        bar.setProgress((double) model.table().count() / model.plan().runs());
        count(foundCount, Outcome.FOUND);
        count(absent, Outcome.PROVEN_ABSENT);
        count(stopped, Outcome.STOPPED);
        sign.setContent(running ? BARS : TRIANGLE);
        run.setDisable(complete);
        run.setText(ExperimentWords.run(model));
        run.getTooltip()
                .setText(
                        complete
                                ? ExperimentWords.COMPLETE_HELP
                                : commands.named(running ? ExperimentCommands.STOP : ExperimentCommands.RUN)
                                        .tooltip());
        pointed.setText(ExperimentWords.pointed(model));
        showUnderway();
    }

    private void count(Label figure, Outcome outcome) {
        figure.setText(NumberFormatter.grouped(model.table().count(outcome)));
    }

    private void showUnderway() {
        underway.setText(ExperimentWords.underway(model.underwayProperty().get()));
    }
}
