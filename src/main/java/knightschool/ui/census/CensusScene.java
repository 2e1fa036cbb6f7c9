package knightschool.ui.census;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.choice.BoardChooserConfiguration;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.BesideSlideRefusal;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.runs.SearchRunsScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.UserSettings;

/**
 * The scene of a census: some algorithms search from every start of one board. It has the parameters, the board
 * coloured by the steps of each start, and the table of results.
 */
public final class CensusScene implements SearchRunsScene<CensusSetup> {
    /** Searches from every start. */
    static final BoardChooserConfiguration BOARD = new BoardChooserConfiguration(
            BuiltInSceneKinds.CENSUS,
            false,
            true,
            CensusWords.TAKE_BOARD,
            CensusWords.TAKE_BOARD_HELP,
            UnaryOperator.identity());

    private static final String ALGORITHM = "census.algorithm";
    private static final String LIMIT = "census.limit";

    private final SceneHost shell;
    private final CensusViewModel model;
    private final CensusFiles files;
    private final CensusView view;
    private final BoardChooser chooser;
    private final List<Command> commands;
    private CensusSetup openedSetup = CensusSetup.of(Board.full(8, 8));

    /** The descriptor of the scene, which has a tab. Beside a slide it shows only the board. */
    public static SceneDescriptor<CensusSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.CENSUS,
                        CensusWords.TITLE,
                        CensusSetup.class,
                        CensusScene::first,
                        CensusScene::of)
                .picturedBy(".board-canvas")
                .workingBy("census.go-on")
                .namingUnsaved((setup, _) -> CensusWords.unsaved(setup));
    }

    private CensusScene(SceneHost shell) {
        this(shell, new WindowFileDialogs(shell));
    }

    CensusScene(SceneHost shell, FileDialogs questions) {
        this.shell = shell;
        this.model = new CensusViewModel(openedSetup.searching().algorithm(), openedSetup.limit());
        ChosenProblem first = ChosenProblem.of(BOARD, model.question().board());
        this.chooser = new BoardChooser(first, shell, this::askOn);
        DocumentFileManager documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.files = new CensusFiles(model, this::ask, documents, shell);
        CensusCommands all = new CensusCommands(model, files, this::compare, chooser.commands());
        this.commands = all.all();
        this.view = new CensusView(model, all, this::compareOn, this::chooseSolvers, this::reportEnd);
        model.planProperty().addListener((_, _, now) -> {
            choose(now);
            remember();
        });
    }

    /** Creates the scene for the window, or that for a slide. */
    private static SetupDrivenScene<CensusSetup> of(SceneHost shell, ScenePlacement form) {
        return form == ScenePlacement.WINDOW
                ? new CensusScene(shell)
                : new CensusBesideSlideScene(() -> shell.messages()
                        .say(BesideSlideRefusal.of(CensusWords.NOT_COMPARED_ON_SLIDE)
                                .get()));
    }

    /** The set-up of the first visit, with the last algorithm and limit. */
    static CensusSetup first(UserSettings settings) {
        return CensusSetup.of(Board.full(8, 8))
                .withSolver(ConfiguredAlgorithm.of(algorithm(settings)))
                .withLimit(limit(settings));
    }

    private static Algorithm algorithm(UserSettings settings) {
        Algorithm first = Algorithms.all().getFirst();
        String name = settings.remembered(ALGORITHM, first.name());
        return Algorithms.all().stream()
                .filter(algorithm -> algorithm.name().equals(name))
                .findFirst()
                .orElse(first);
    }

    private static long limit(UserSettings settings) {
        String steps = settings.remembered(LIMIT, "");
        long limit = steps.matches("\\d{1,11}") ? Long.parseLong(steps) : 0;
        boolean valid = limit >= 1 && limit <= CensusViewModel.LIMITS.getLast();
        return valid ? limit : CensusSetup.of(Board.full(8, 8)).limit();
    }

    /** Shows that a census was completed while another scene was on screen. A failure has been shown before. */
    private void reportEnd() {
        if (model.isComplete()) {
            shell.messages()
                    .report(CensusWords.done(
                            model.question(), model.progressProperty().get()));
        }
    }

    private void remember() {
        shell.messages().clear();
        shell.settings().remember(ALGORITHM, model.question().algorithm().name());
        shell.settings().remember(LIMIT, String.valueOf(model.question().limit()));
        files.openAgain();
    }

    @Override
    public void open(CensusSetup setup) {
        MultiSolverCensusPlan plan = MultiSolverCensusPlan.of(setup);
        boolean first = plan.equals(model.plan());
        model.ask(plan);
        choose(plan);
        openedSetup = setup;
        model.pointedProperty().set(setup.pointed());
        if (first) {
            files.openAgain();
        }
    }

    @Override
    public CensusSetup now() {
        return model.plan().as(openedSetup).pointingAt(model.pointedProperty().get());
    }

    private void askOn(ChosenProblem choice) {
        model.askOn(choice.board(), choice.closed());
        chooser.show(choice);
        view.focus();
    }

    private void ask(CensusParameters question) {
        model.ask(question);
        choose(model.plan());
    }

    private void choose(MultiSolverCensusPlan plan) {
        Board board = plan.board();
        chooser.show(new ChosenProblem(BOARD, board, board.startOrFirst(), plan.closed()));
    }

    /** Counts with other solvers, or says why that cannot be. */
    private void chooseSolvers(List<ConfiguredAlgorithm> solvers) {
        if (solvers.isEmpty()) {
            shell.messages().refuse(new InputFault(CensusWords.NO_ALGORITHM, CensusWords.NO_ALGORITHM_REMEDY));
        } else if (solvers.size() > CensusSetup.MOST_SOLVERS) {
            shell.messages().refuse(new InputFault(CensusWords.TOO_MANY_ALGORITHMS, CensusWords.TOO_MANY_REMEDY));
        } else {
            model.ask(model.plan().withSolvers(solvers));
        }
    }

    /**
     * Opens the comparison on a start with the whole question to the solvers that are seen; shows a message if the
     * comparison cannot show the board.
     */
    private void compareOn(int start) {
        try {
            CensusParameters question = model.question();
            List<ConfiguredAlgorithm> solvers = Stream.concat(
                            model.plan().second().stream(),
                            Stream.of(model.plan().solver()))
                    .toList();
            shell.open(CompareSetup.ofRun(question.from(start), solvers, question.limit()));
        } catch (InputFault fault) {
            shell.messages().refuse(fault);
        }
    }

    private void compare() {
        compareOn(model.pointedProperty().get());
    }

    @Override
    public CensusViewModel model() {
        return model;
    }

    @Override
    public CensusFiles files() {
        return files;
    }

    @Override
    public BoardChooser chooser() {
        return chooser;
    }

    @Override
    public Node node() {
        return view.node();
    }

    @Override
    public List<LegendEntry> signs() {
        return view.signs();
    }

    @Override
    public Node tools() {
        return chooser.node();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public List<GestureDescription> gestures() {
        return CensusCommands.gestures();
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
