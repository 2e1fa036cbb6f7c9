package knightschool.ui.statemap;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.play.CrossGameUndoHistory;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.HideableScenePart;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.collection.GeneratedPuzzle;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.RemovableMessageDisplay;
import knightschool.ui.scene.ArrowKeyScene;
import knightschool.ui.scene.ChangeNotifyingScene;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.PartHidingScene;
import knightschool.ui.scene.QuizAnswerProvidingScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.TableOpeningScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoTransferScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.statemap.model.PuzzleGameModel;
import knightschool.ui.statemap.model.StateMapModel;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.work.PulseTimer;

/** The scene of a sliding puzzle and the map of all its positions. */
public final class StateMapScene
        implements DocumentScene<StateMapSetup>,
                QuizAnswerProvidingScene,
                ChangeNotifyingScene,
                UndoableScene,
                UndoTransferScene<StateMapScene.GameEdits>,
                PartHidingScene,
                VisibilityAwareScene,
                ToolbarScene,
                ArrowKeyScene,
                LegendScene,
                GestureHelpScene,
                NumberAndLetterKeyScene,
                TableOpeningScene {
    /** The set-up of the first visit. */
    public static final StateMapSetup FIRST = StateMapSetup.of(WrittenPuzzle.usual());

    private final SceneHost shell;
    private final ScenePlacement form;
    private final StateMapModel model;
    private final StateMapCommands commands;
    private final StateMapSceneView view;
    private final PuzzleMenu menu;
    private final RecentFileMenu recent;
    private final NextPuzzleOpener maker;
    private final StateMapFiles saving;
    private final DocumentFileManager documents;
    private final PulseTimer pulse;

    /** The status of the map when the scene was left. */
    private StateMapStatus lastStatus;

    /** The games up to a set-up. */
    record GameEdits(StateMapSetup setup, CrossGameUndoHistory.Handover<PuzzleGameModel.PlayedGame> games) {}

    /** The descriptor of the scene, which has a tab. */
    public static SceneDescriptor<StateMapSetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.STATEMAP,
                        StateMapWords.TITLE,
                        StateMapSetup.class,
                        _ -> FIRST,
                        StateMapScene::new)
                .picturedBy(".graph-pane", ".board-canvas")
                .namingUnsaved((_, work) -> StateMapWords.unsaved(work))
                .finding(_ -> PuzzleMenu.paletteEntries());
    }

    StateMapScene(SceneHost shell, ScenePlacement form) {
        this(shell, form, StateMapBudget.usual(), new WindowFileDialogs(shell));
    }

    StateMapScene(SceneHost shell, ScenePlacement form, StateMapBudget budget, FileDialogs questions) {
        this.shell = shell;
        this.form = form;
        this.model = new StateMapModel(budget);
        this.recent =
                StateMapFiles.recentMenu(StateMapCommands.RECENT, shell.recentFiles(), file -> files().open(file));
        this.commands = new StateMapCommands(model, this, recent.command());
        this.view = new StateMapSceneView(model, commands, form, shell.themeProperty(), shell.messages());
        this.lastStatus = model.maps().stateProperty().get();
        this.pulse = new PulseTimer(view, model::tick, model::isIdle, model.changes())
                .onEndWhileDetached(this::isMapped, this::reportEnd);
        view.map().setOnNotLinked(() -> shell.messages().say(StateMapWords.notLinked()));
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        this.menu = new PuzzleMenu(model, commands, this::openAsked);
        model.play().gameProperty().addListener((_, before, now) -> {
            if (view.getScene() != null && !now.puzzle().equals(before.puzzle())) {
                // Messages about the previous puzzle are not true of this one.
                shell.messages().offer(RemovableMessageDisplay.class).ifPresent(RemovableMessageDisplay::leave);
            }
        });
        this.maker = new NextPuzzleOpener(model, this::openAsked, this::openMade, shell.messages());
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.saving = new StateMapFiles(model, shell, documents, view.map().pane()::sketch);
    }

    /** Whether no map is being made, and no puzzle that will need one. */
    boolean isMapped() {
        return model.maps().isSettled() && !maker.busyProperty().get();
    }

    /** Shows the result of a map that was finished while another scene was shown. */
    private void reportEnd() {
        StateMapStatus now = model.maps().stateProperty().get();
        if (form == ScenePlacement.WINDOW && !now.equals(lastStatus)) {
            StateMapWords.ended(now).ifPresent(shell.messages()::report);
        }
    }

    /**
     * Shows a generated puzzle. If the user has gone to another scene meanwhile, that scene stays on screen, and a
     * message tells the result of the map.
     */
    private void openMade(GeneratedPuzzle newPuzzle) {
        StateMapSetup setup =
                StateMapSetup.of(WrittenPuzzle.ofSeed(newPuzzle.key().seed(), newPuzzle.puzzle()));
        if (view.getScene() == null && saving.unsavedPuzzle().isEmpty()) {
            open(setup);
        } else {
            openAsked(setup);
            shell.messages().say(StateMapWords.generatedMessage(newPuzzle));
        }
    }

    /** Handles undo and redo while the puzzle is edited, even if a text field has the focus. */
    private void filter(KeyEvent key) {
        List<Command> steps = commands().stream().filter(Command::isUndoOrRedo).toList();
        if (model.edit().isEditing() && key.isShortcutDown() && Command.handle(steps, key)) {
            key.consume();
        }
    }

    /** Shows another puzzle, after asking about unsaved changes. */
    private void openAsked(StateMapSetup setup) {
        saving.afterChanges(() -> shell.open(setup));
    }

    /** Begins to edit the puzzle, or ends editing. */
    void edit() {
        model.editing().toggle();
        view.board().requestFocus();
    }

    /** Begins to edit an empty board, after asking about unsaved changes. */
    void draw() {
        saving.afterChanges(() -> {
            if (!model.edit().isEditing()) {
                model.editing().toggle();
            }
            model.edit().clear();
            view.board().requestFocus();
        });
    }

    /** Whether puzzles can be edited: only in a window. */
    boolean canEdit() {
        return form == ScenePlacement.WINDOW;
    }

    /** Handles the letter of a block, also beside a slide, where a button may have the focus. */
    @Override
    public void handleChoiceKey(KeyEvent key) {
        view.choose(key);
    }

    @Override
    public List<UnsavedWork> unsaved() {
        return canEdit() ? saving.unsaved() : List.of();
    }

    @Override
    public Optional<StateMapSetup> saved() {
        return Optional.of(model.saved());
    }

    @Override
    public void restore(UnsavedWork work) {
        saving.restore(work);
    }

    @Override
    public void beforeOpen(StateMapSetup next, Runnable goOn) {
        saving.afterChanges(goOn);
    }

    @Override
    public List<UnsavedDocument> documents() {
        return canEdit()
                ? Stream.concat(saving.unsavedPuzzle().stream(), saving.unsavedMoves().stream())
                        .toList()
                : List.of();
    }

    /** Shows the next puzzle of the program. */
    void next() {
        maker.next();
        view.board().requestFocus();
    }

    /** Shows the scene with the maps of tours. */
    void tours() {
        shell.show(BuiltInSceneKinds.TOURMAP);
    }

    /** Generates a similar puzzle. */
    void generateSimilarPuzzle() {
        maker.generate();
    }

    StateMapFiles files() {
        return saving;
    }

    /** Restarts the puzzle for the next player. */
    void nextPlayer() {
        model.play().nextPlayer();
        view.name().requestFocus();
    }

    StateMapModel model() {
        return model;
    }

    StateMapSceneView view() {
        return view;
    }

    @Override
    public void openTable(Path file) {
        saving.openMoves(file);
    }

    @Override
    public void open(StateMapSetup setup) {
        model.open(setup);
        saving.watchFile(setup.source());
        if (form == ScenePlacement.SLIDE) {
            model.play().forgetHistory();
        }
    }

    @Override
    public StateMapSetup now() {
        return model.now();
    }

    /** The history of the game; edits of the puzzle, which are made in a window only, have another one. */
    @Override
    public UndoHistory undoHistory() {
        return model.play();
    }

    @Override
    public Class<GameEdits> editsType() {
        return GameEdits.class;
    }

    @Override
    public GameEdits edits() {
        CrossGameUndoHistory.Handover<PuzzleGameModel.PlayedGame> games =
                model.play().handover();
        return new GameEdits(now(), games);
    }

    @Override
    public boolean adoptEdits(GameEdits before) {
        boolean fits = before.setup().equals(now());
        if (fits) {
            model.play().adoptHistory(before.games());
        }
        return fits;
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<LegendEntry> signs() {
        return hasSigns().get() ? view.signs() : List.of();
    }

    /** All signs are on the map, which a slide may hide until its question is answered. */
    @Override
    public ObservableBooleanValue hasSigns() {
        return view.map().visibleProperty();
    }

    @Override
    public Node tools() {
        return form == ScenePlacement.WINDOW ? HBoxFactory.of(8, menu.button(), recent.node()) : new Region();
    }

    @Override
    public List<Command> commands() {
        return form == ScenePlacement.WINDOW ? commands.all() : commands.ofSlides();
    }

    /** The moves made, such as {@code C left 1}. */
    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> now().moveTexts());
    }

    @Override
    public void onChanged(Runnable changed) {
        model.play().gameProperty().addListener((_, before, now) -> {
            if (!before.walk().equals(now.walk())) {
                changed.run();
            }
        });
    }

    @Override
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut) {
        view.hide(parts);
    }

    @Override
    public List<GestureDescription> gestures() {
        return StateMapGestureWords.gestures(model.edit().isEditing());
    }

    @Override
    public boolean isSettled() {
        return isAnswered() && view.isSettled();
    }

    /** Whether all requested content is there; the map may still be moving. */
    boolean isAnswered() {
        return model.isSettled()
                && documents.isSettled()
                && !maker.busyProperty().get()
                && view.board().isStill();
    }

    @Override
    public void onShown() {
        model.hold(false);
        view.board().requestFocus();
    }

    @Override
    public void onHidden() {
        model.hold(true);
        model.stop();
        lastStatus = model.maps().stateProperty().get();
    }

    @Override
    public void close() {
        pulse.close();
        model.close();
        documents.close();
        maker.close();
        view.close();
    }
}
