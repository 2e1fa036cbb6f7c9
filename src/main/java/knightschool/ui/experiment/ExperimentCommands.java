package knightschool.ui.experiment;

import java.util.List;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.command.AbstractCommandList;
import knightschool.ui.command.Command;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.shell.SceneHost;

/** The commands of an experiment. */
final class ExperimentCommands extends AbstractCommandList {
    static final String RUN = "experiment.go-on";
    static final String STOP = "experiment" + Command.STOP;
    static final String LAYOUT = "experiment.layout";
    static final String COMPARE = "experiment.compare";
    static final String OTHER_PAGE = "experiment.other-page";
    static final String OPEN = "experiment.open";
    static final String RECENT = "experiment.recent";
    static final String SAVE = "experiment.save";
    static final String SAVE_AS = "experiment.save-as";
    static final String SAVE_TABLE = "experiment.save-table";
    static final String SAVE_PICTURE = "experiment.save-picture";
    static final String COPY = "experiment.copy";

    private final ExperimentViewModel model;
    private final SceneHost shell;
    private final RecentFileMenu recent;

    /**
     * @param compare opens the comparison on what is pointed at
     * @param board the command that chooses one more board
     */
    ExperimentCommands(
            ExperimentViewModel model, ExperimentFiles files, Runnable compare, Command board, SceneHost shell) {
        this.recent = files.recentMenu(RECENT);
        this.model = model;
        this.shell = shell;
        all.addAll(List.of(
                run(model),
                stop(model),
                Command.of(
                        LAYOUT,
                        () -> model.plotProperty()
                                .set(model.plotProperty().get().other())),
                Command.of("experiment.closed", this::toggleClosed),
                board,
                Command.of("experiment.undo", model::undo).when(model.undoableProperty()),
                Command.of("experiment.redo", model::redo).when(model.redoableProperty()),
                Command.of(COMPARE, compare)
                        .when(() -> model.pointedRun().isPresent(), model.pointedProperty(), model.tableProperty()),
                Command.of(OTHER_PAGE, () -> shell.show(BuiltInSceneKinds.COMPARE)),
                Command.of(OPEN, files::open),
                recent.command(),
                Command.of(SAVE, files::save),
                Command.of(SAVE_AS, files::saveAs),
                Command.of(SAVE_TABLE, files::saveTable),
                Command.of(SAVE_PICTURE, files::savePicture),
                Command.of(COPY, files::copyTable)));
    }

    /** The command that makes the missing runs. */
    static Command run(ExperimentViewModel model) {
        return Command.of(RUN, model::run)
                .when(model.runnableProperty())
                .orSay(() -> model.runningProperty().get() ? ExperimentWords.MAKING : ExperimentWords.COMPLETE);
    }

    /** The command that pauses. */
    static Command stop(ExperimentViewModel model) {
        return Command.of(STOP, model::cancel).when(model.runningProperty());
    }

    private void toggleClosed() {
        try {
            model.change(plan -> plan.withClosed(!plan.closed()));
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    /** The menu of recent experiments. */
    RecentFileMenu recent() {
        return recent;
    }

    /** Whether the plan on screen asks for closed tours. */
    static String subtitle(ExperimentPlan plan) {
        return plan.closed() ? ExperimentWords.CLOSED_TOURS : ExperimentWords.OPEN_TOURS;
    }
}
