package knightschool.ui.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.census.CensusRow;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentRunGroup;
import knightschool.drawing.Sketch;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardChooserConfiguration;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.BesideSlideRefusal;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.SegmentedControl;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.runs.SearchRunsScene;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.UserSettings;

/** The experiment: a plan, its runs in the background, plot and table. It shares the tab of the comparison. */
public final class ExperimentScene implements SearchRunsScene<ExperimentSetup>, ArrowKeyScene {
    /** One more board, searched on from many starts. An experiment has several, so that the button names none. */
    private static final BoardChooserConfiguration BOARD = new BoardChooserConfiguration(
            BuiltInSceneKinds.EXPERIMENT,
            false,
            true,
            ExperimentWords.TAKE_BOARD,
            ExperimentWords.TAKE_BOARD_HELP,
            _ -> ExperimentWords.ANOTHER_BOARD);

    private final SceneHost shell;
    private final ExperimentViewModel model = new ExperimentViewModel(ExperimentSetup.USUAL.plan());
    private final ExperimentFiles files;
    private final BoardChooser chooser;
    private final ExperimentCommands commands;
    private final ExperimentView view;
    private final Node tools;
    private final ExperimentLegendEntries signs = new ExperimentLegendEntries();
    private ExperimentSetup openedSetup = ExperimentSetup.USUAL;

    /**
     * The descriptor of the scene, which shares the tab of the comparison. Beside a slide it has the plot and table.
     */
    public static SceneDescriptor<ExperimentSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.EXPERIMENT,
                        ExperimentWords.TITLE,
                        ExperimentSetup.class,
                        ExperimentScene::first,
                        ExperimentScene::of)
                .picturedBy(".board-canvas")
                .under(BuiltInSceneKinds.COMPARE)
                .workingBy(ExperimentCommands.RUN)
                .namingUnsaved((setup, _) -> ExperimentWords.boards(setup.plan()));
    }

    /** Creates the scene for the window, or that for a slide. */
    private static SetupDrivenScene<ExperimentSetup> of(SceneHost shell, ScenePlacement form) {
        return form == ScenePlacement.WINDOW
                ? new ExperimentScene(shell, new WindowFileDialogs(shell))
                : new ExperimentBesideSlideScene(() -> shell.messages()
                        .say(BesideSlideRefusal.of(ExperimentWords.NOT_COMPARED_ON_SLIDE)
                                .get()));
    }

    /** @param questions asks the user for files */
    ExperimentScene(SceneHost shell, FileDialogs questions) {
        this.shell = shell;
        DocumentFileManager documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.files = new ExperimentFiles(model, documents, shell, this::picture);
        this.chooser = new BoardChooser(lastBoard(), shell, this::add);
        this.commands = new ExperimentCommands(model, files, this::compare, chooser.choosing(), shell);
        this.view = new ExperimentView(model, commands, shell.messages(), this::compare, this::reportEnd);
        this.tools = row();
        view.addToBoards(chooser.node());
        model.planProperty().addListener(_ -> {
            chooser.show(lastBoard());
            remember();
            files.openAgain();
        });
        model.plotProperty().addListener(_ -> remember());
    }

    private Node row() {
        SegmentedControl<ExperimentPlotKind> plots = SegmentedControl.row(model.plotProperty());
        String key = " (" + commands.named(ExperimentCommands.LAYOUT).keyText() + ")";
        plots.add(ExperimentPlotKind.BOXES, "experiment-boxes", ExperimentWords.BOXES)
                .setTooltip(new Tooltip(ExperimentWords.BOXES_HELP + key));
        plots.add(ExperimentPlotKind.CURVE, "experiment-curve", ExperimentWords.CURVE)
                .setTooltip(new Tooltip(ExperimentWords.CURVE_HELP + key));
        return HBoxFactory.of(
                8,
                plots,
                commands.recent().node(),
                CommandButtonFactory.of(commands.named(ExperimentCommands.OTHER_PAGE), ExperimentWords.SIDE_BY_SIDE));
    }

    /** The last board of the plan, with which the choice of one more begins. */
    private ChosenProblem lastBoard() {
        Board board = model.plan().boards().getLast();
        return new ChosenProblem(
                BOARD, board, board.firstPlayable(), model.plan().closed());
    }

    /** Takes one more board into the plan, or says why not. */
    private void add(ChosenProblem choice) {
        ExperimentPlan before = model.plan();
        try {
            model.change(plan -> plan.withBoard(choice.board(), choice.closed()));
            shell.messages().clear();
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
        if (before.boards().contains(choice.board().withStart(Board.NONE))) {
            shell.messages().say(ExperimentWords.planned(choice.board()));
        }
        view.focus();
    }

    /** The set-up of the first visit: the plan that was made last. */
    static ExperimentSetup first(UserSettings settings) {
        return ExperimentSetup.ofRemembered(settings.remembered(ExperimentSetup.KEPT, ""));
    }

    private void remember() {
        shell.settings().remember(ExperimentSetup.KEPT, SetupText.format(now().selfContained()));
    }

    private Sketch picture() {
        return view.picture();
    }

    /** Tells that the runs were completed while another scene was on screen. A failure has been shown before. */
    private void reportEnd() {
        if (model.isComplete()) {
            shell.messages().report(ExperimentWords.done(model));
        }
    }

    @Override
    public void open(ExperimentSetup setup) {
        openedSetup = setup;
        boolean isThere = setup.plan().equals(model.plan());
        model.open(setup.plan());
        model.plotProperty().set(setup.plot());
        if (isThere) {
            files.openAgain();
        }
    }

    @Override
    public ExperimentSetup now() {
        return openedSetup.with(model.plan()).drawnAs(model.plotProperty().get());
    }

    /** Opens the comparison on the run that is pointed at: its start, with the solvers of the plan as panes. */
    private void compare() {
        Optional<CensusRow> run = model.pointedRun();
        if (run.isEmpty()) {
            return;
        }
        ExperimentRunGroup group = model.pointedRow().orElseThrow().group();
        try {
            Problem problem =
                    new Problem(group.board(), MoveOrder.CLOCKWISE, run.get().start(), group.closed());
            shell.open(CompareSetup.ofRun(
                    problem, model.plan().solvers(), model.plan().limit()));
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    @Override
    public ExperimentViewModel model() {
        return model;
    }

    @Override
    public ExperimentFiles files() {
        return files;
    }

    @Override
    public BoardChooser chooser() {
        return chooser;
    }

    ExperimentView view() {
        return view;
    }

    @Override
    public Node node() {
        return view.node();
    }

    @Override
    public List<LegendEntry> signs() {
        return signs.of(model);
    }

    @Override
    public Node tools() {
        return tools;
    }

    @Override
    public List<Command> commands() {
        return new ArrayList<>(commands.all());
    }

    @Override
    public List<GestureDescription> gestures() {
        return ExperimentWords.GESTURES;
    }

    @Override
    public void onShown() {
        view.focus();
    }

    @Override
    public void close() {
        view.close();
        SearchRunsScene.super.close();
    }
}
