package knightschool.ui.level;

import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.files.PartialReadResult;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.session.MergingFileStore;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.history.LockableUndoHistory;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PaletteContentProvidingScene;
import knightschool.ui.scene.PersistentStateScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.session.StoreChangeAutosaver;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTimer;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.StateSaver;

/** The scene of levels, in which every square is to be visited in as few moves as possible. */
public final class LevelScene
        implements SetupDrivenScene<LevelSetup>,
                UndoableScene,
                QuizAnswerProvidingScene,
                PersistentStateScene,
                VisibilityAwareScene,
                LegendScene,
                ToolbarScene,
                ArrowKeyScene,
                GestureHelpScene,
                NumberAndLetterKeyScene,
                PaletteContentProvidingScene,
                LevelCommands.Scene {
    /** The set-up if no level is named: the first level, replaced by the next one if some are finished. */
    static final LevelSetup FIRST = LevelSetup.of(LevelCollection.numbered(1));

    private static final String LIMIT = "level.limit";
    private static final String ALL_OPEN = "level.all-open";
    private static final int SEEDS = 10_000;

    private final SceneHost shell;
    private final ScenePlacement form;
    private final LevelModel model = new LevelModel();
    private final StoreChangeAutosaver<AllLevelResults> records;
    private final RemainingHamiltonianPathModel remainingPath =
            new RemainingHamiltonianPathModel(model, Platform::runLater);
    private final LevelSolverStepPlayback solver;
    private final BackgroundWorker levelMaker = BackgroundWorker.newest("level maker", Platform::runLater);
    private final LevelCommands commands;
    private final UndoHistory history;
    private final LevelView view;
    private final PulseTimer pulse;
    private final Supplier<LocalDate> today;
    private boolean namesNoLevel;

    /** Returns the descriptor of the scene, which shares the tab of the game. */
    public static SceneDescriptor<LevelSetup> type(Optional<MergingFileStore<AllLevelResults>> store) {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.LEVEL,
                        LevelWords.TITLE,
                        LevelSetup.class,
                        _ -> FIRST,
                        (shell, form) -> new LevelScene(shell, form, store))
                .picturedBy(".board-canvas")
                .under(BuiltInSceneKinds.PLAY)
                .finding(_ -> paletteEntries(results(store)::isOpen));
    }

    /** Returns the stored results; reads a file. */
    private static AllLevelResults results(Optional<MergingFileStore<AllLevelResults>> store) {
        return store.map(MergingFileStore::load).map(PartialReadResult::value).orElse(AllLevelResults.NONE);
    }

    /** Returns the palette entries of the levels that may be played, which are found by their numbers. */
    private static List<NamedSetup> paletteEntries(Predicate<Level> open) {
        return LevelCollection.all().stream()
                .filter(open)
                .map(level -> new NamedSetup(
                        PaletteGroup.SLIDE,
                        LevelWords.found(level),
                        List.of(),
                        List.of(),
                        LevelWords.TITLE,
                        LevelSetup.of(level)))
                .toList();
    }

    /** @param store the store of the results; empty if they are not kept */
    LevelScene(SceneHost shell, ScenePlacement form, Optional<MergingFileStore<AllLevelResults>> store) {
        this(shell, form, store, LocalDate::now);
    }

    LevelScene(
            SceneHost shell,
            ScenePlacement form,
            Optional<MergingFileStore<AllLevelResults>> store,
            Supplier<LocalDate> today) {
        this.shell = shell;
        this.form = form;
        this.today = today;
        this.records = new StoreChangeAutosaver<>(
                model.progressProperty(), model::setProgress, store, shell.messages(), Platform::runLater);
        records.readProperty().subscribe(model.levels().knownProperty()::set);
        this.solver = new LevelSolverStepPlayback(
                model, Platform::runLater, failure -> shell.messages().say(failure.words()));
        this.history = new LockableUndoHistory(model, solver.shownProperty(), () -> LevelWords.SOLVING);
        this.commands = new LevelCommands(model, remainingPath, solver, this);
        this.view = new LevelView(model, remainingPath, solver, commands, form);
        this.pulse = new PulseTimer(
                view.node(),
                this::tick,
                this::isIdle,
                model.clock().goingProperty(),
                solver.playback().playingProperty());
        shell.settings().remember(ALL_OPEN, model.levels().allOpenProperty());
        shell.settings().remember(LIMIT, model.limitedProperty());
        model.progressProperty().addListener(_ -> openNextLevel());
        model.refusalProperty().addListener((_, _, words) -> shell.messages().replace(words));
        // A user who continues the walk does not need the level that is being generated.
        model.walkProperty().addListener(_ -> levelMaker.cancel());
    }

    private boolean isIdle() {
        return !model.clock().isGoing() && !solver.playback().isPlaying();
    }

    private void tick(long now) {
        model.tick(now);
        solver.playback().tick(now);
    }

    @Override
    public Supplier<List<NamedSetup>> places() {
        Set<Level> open =
                LevelCollection.all().stream().filter(model.levels()::isOpen).collect(Collectors.toSet());
        return () -> paletteEntries(open::contains);
    }

    @Override
    public void open(LevelSetup setup) {
        levelMaker.cancel();
        model.open(setup);
        if (form == ScenePlacement.SLIDE) {
            model.forgetHistory();
        }
        view.show(this::isShown);
        namesNoLevel = setup == FIRST;
        openNextLevel();
    }

    /** Goes to the next level if none was named; the results may become known only now. */
    private void openNextLevel() {
        if (namesNoLevel && model.walk().moves() == 0 && model.progress().isFinished(model.level())) {
            namesNoLevel = false;
            model.play(model.progress().next());
        }
    }

    @Override
    public LevelSetup now() {
        return model.now();
    }

    /** Returns whether a control is shown: in a window all are, on a slide those that the set-up names. */
    private boolean isShown(SceneControl control) {
        return form == ScenePlacement.WINDOW || model.now().controls().shows(control, true);
    }

    LevelModel model() {
        return model;
    }

    LevelSolverStepPlayback solver() {
        return solver;
    }

    @Override
    public void createSimilarLevel() {
        Level level = model.level();
        long seed = new SecureRandom().nextLong(1, SEEDS);
        make(_ -> LevelGenerator.anotherLike(level, seed));
    }

    @Override
    public void today() {
        LocalDate day = today.get();
        make(_ -> LevelGenerator.ofTheDay(day));
    }

    private void make(Function<RunningWorkContext, Level> maker) {
        namesNoLevel = false;
        levelMaker.ask(
                maker::apply,
                level -> {
                    model.play(level);
                    model.say(LevelWords.createdMessage(level));
                },
                failure -> shell.messages().say(failure.words()));
    }

    @Override
    public void tourGame() {
        shell.show(BuiltInSceneKinds.PLAY);
    }

    @Override
    public void picture(String command) {
        if (form == ScenePlacement.WINDOW) {
            shell.show(BuiltInSceneKinds.PLAY, command);
        }
    }

    @Override
    public void forget() {
        QuestionDialog.ask(
                shell,
                LevelWords.FORGET_QUESTION,
                LevelWords.FORGET_FACT,
                List.of(Answer.of(LevelWords.FORGET, this::forgetAll), Answer.of(LevelWords.KEEP, () -> {})));
    }

    /** Forgets all results, here and in the store. */
    void forgetAll() {
        model.levels().allOpenProperty().set(false);
        records.forget();
        shell.messages().report(LevelWords.FORGOTTEN);
    }

    @Override
    public List<LegendEntry> signs() {
        return view.board().signs();
    }

    @Override
    public UndoHistory undoHistory() {
        return history;
    }

    @Override
    public Node node() {
        return view.node();
    }

    @Override
    public Node tools() {
        return form == ScenePlacement.WINDOW
                ? CommandButtonFactory.of(commands.named(LevelCommands.TOUR_GAME), LevelWords.TOUR_GAME)
                : new Region();
    }

    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(model::squareNames);
    }

    @Override
    public List<Command> commands() {
        return commands.all();
    }

    @Override
    public List<GestureDescription> gestures() {
        return LevelWords.GESTURES;
    }

    @Override
    public void handleChoiceKey(KeyEvent key) {
        view.board().key(key);
    }

    @Override
    public boolean isSettled() {
        return records.isSettled()
                && remainingPath.isSettled()
                && solver.isSettled()
                && !levelMaker.isBusy()
                && view.board().isStill();
    }

    @Override
    public void onShown() {
        model.clock().hold(solver.shownProperty().get());
        view.board().focus();
    }

    /** Pauses the clock and the solver while the scene is hidden. */
    @Override
    public void onHidden() {
        solver.playback().pause();
        model.clock().hold(true);
    }

    @Override
    public List<StateSaver> keepers() {
        return List.of(records);
    }

    @Override
    public void close() {
        pulse.close();
        records.close();
        remainingPath.close();
        solver.close();
        levelMaker.close();
        view.board().close();
    }
}
