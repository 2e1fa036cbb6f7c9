package knightschool.ui.statemap;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.PuzzleSource;
import knightschool.setup.SceneKind;
import knightschool.setup.ScenePart;
import knightschool.setup.StateMapSetup;
import knightschool.statemap.MapBudget;
import knightschool.statemap.PuzzleSession;
import knightschool.statemap.PuzzleSessionText;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.scene.AnswerSource;
import knightschool.ui.scene.ArrowScene;
import knightschool.ui.scene.ChangeSource;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GestureScene;
import knightschool.ui.scene.HidingScene;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.ShownScene;
import knightschool.ui.scene.ToolScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneType;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.Pulse;
import knightschool.ui.work.WorkFailure;

/** A sliding puzzle with the map of all its positions. */
public final class StateMapScene
        implements DocumentScene<StateMapSetup>,
                AnswerSource,
                ChangeSource,
                HidingScene,
                ShownScene,
                ToolScene,
                ArrowScene,
                GestureScene,
                StateMapCommands.Scene {
    /** What a person finds there at first. */
    public static final StateMapSetup FIRST = StateMapSetup.of(PuzzleSource.usual());

    private static final FileDialog FILES = new FileDialog(StateMapWords.PUZZLES, ".slide");

    private static final FileDialog TABLES = new FileDialog(StateMapWords.TABLE, ".csv");

    private final Shell shell;
    private final SceneForm form;
    private final StateMapModel model;
    private final StateMapCommands commands;
    private final StateMapView view;
    private final PuzzleMenu menu;
    private final PuzzleMaker maker;
    private final StateMapFiles saving;
    private final BackgroundWork files = BackgroundWork.queue("puzzle files", Platform::runLater);
    private final Pulse pulse;
    private Optional<Path> tableFile = Optional.empty();

    /** The scene, with a tab. */
    public static SceneType<StateMapSetup> type() {
        return new SceneType<>(
                        SceneKind.STATEMAP, StateMapWords.TITLE, StateMapSetup.class, _ -> FIRST, StateMapScene::new)
                .namingUnsaved(_ -> StateMapWords.NEW_PUZZLE);
    }

    StateMapScene(Shell shell, SceneForm form) {
        this(shell, form, MapBudget.usual());
    }

    StateMapScene(Shell shell, SceneForm form, MapBudget budget) {
        this.shell = shell;
        this.form = form;
        this.model = new StateMapModel(budget);
        this.commands = new StateMapCommands(model, this);
        this.view = new StateMapView(model, commands, form, shell.themeProperty(), shell.messages()::show);
        this.pulse = new Pulse(view, model::tick, model::isIdle);
        view.map().setOnNotLinked(() -> shell.messages().say(StateMapWords.notLinked()));
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::filter);
        this.menu = new PuzzleMenu(model, commands, this::openAsked);
        this.maker = new PuzzleMaker(model, this::openAsked, shell.messages()::say);
        this.saving = StateMapFiles.inWindows(model, shell, view.map().pane()::sketch);
    }

    /** Undo and redo are those of the puzzle, also where a text field has the focus. */
    private void filter(KeyEvent key) {
        boolean steps = key.getCode() == KeyCode.Z || key.getCode() == KeyCode.Y;
        if (model.edit().isEditing() && steps && key.isShortcutDown() && Command.handle(commands(), key)) {
            key.consume();
        }
    }

    /** Shows another puzzle, once a person was asked about changes of this one. */
    private void openAsked(StateMapSetup setup) {
        saving.afterChanges(() -> shell.open(setup));
    }

    @Override
    public void edit() {
        model.editing().toggle();
        view.board().requestFocus();
    }

    @Override
    public void draw() {
        saving.afterChanges(() -> {
            if (!model.edit().isEditing()) {
                model.editing().toggle();
            }
            model.edit().clear();
            view.board().requestFocus();
        });
    }

    @Override
    public boolean canEdit() {
        return form == SceneForm.WINDOW;
    }

    @Override
    public List<UnsavedWork> unsaved() {
        return canEdit() && model.editing().isChanged() ? List.of(unsavedPuzzle()) : List.of();
    }

    private UnsavedWork unsavedPuzzle() {
        return new UnsavedWork(now(), model.saved().source().file(), Optional.empty(), "", Instant.now());
    }

    @Override
    public Optional<StateMapSetup> saved() {
        return Optional.of(model.saved());
    }

    @Override
    public void restore(UnsavedWork work) {
        model.editing().restore(work.file());
    }

    @Override
    public void beforeOpen(StateMapSetup next, Runnable goOn) {
        saving.afterChanges(goOn);
    }

    @Override
    public List<UnsavedDocument> documents() {
        return Stream.concat(
                        unsaved().stream()
                                .map(_ -> new UnsavedDocument(
                                        this, StateMapWords.name(now().source()), saving::savePuzzle)),
                        saving.unsavedMoves().stream())
                .toList();
    }

    @Override
    public void next() {
        maker.next();
        view.board().requestFocus();
    }

    @Override
    public void tours() {
        shell.show(SceneKind.TOURMAP);
    }

    @Override
    public void another() {
        maker.another();
    }

    @Override
    public StateMapFiles files() {
        return saving;
    }

    @Override
    public void ask() {
        FILES.open(shell, StateMapWords.OPEN_TITLE, file()).ifPresent(this::read);
    }

    private Optional<Path> file() {
        return model.setupProperty().get().source().file();
    }

    /** Reads a puzzle on another thread, and shows it. */
    void read(Path file) {
        files.ask(
                _ -> StateMapSetup.of(PuzzleSource.ofFile(file, SlidingPuzzleText.read(file))),
                this::openAsked,
                this::refused);
    }

    private void refused(WorkFailure failure) {
        if (failure.cause() instanceof InputFault fault) {
            shell.messages().show(fault);
        } else {
            shell.messages().say(failure.words());
        }
    }

    @Override
    public void askMoves() {
        TABLES.open(shell, StateMapWords.READ_MOVES, tableFile).ifPresent(this::readMoves);
    }

    /** Reads moves of players on this puzzle on another thread, and puts them into the plot. */
    void readMoves(Path file) {
        StateMap map = model.stateMap().orElseThrow();
        files.ask(_ -> PuzzleSessionText.read(file, map), sessions -> read(file, map, sessions), this::refused);
    }

    private void read(Path file, StateMap map, List<PuzzleSession> sessions) {
        tableFile = Optional.of(file);
        if (model.stateMap().filter(now -> now == map).isPresent()) {
            model.players().add(sessions);
            shell.messages().say(StateMapWords.read(sessions.size(), file));
        }
    }

    @Override
    public void nextPlayer() {
        model.nextPlayer();
        view.name().requestFocus();
    }

    StateMapModel model() {
        return model;
    }

    StateMapView view() {
        return view;
    }

    @Override
    public void open(StateMapSetup setup) {
        model.open(setup);
        if (form == SceneForm.SLIDE) {
            model.forgetLeft();
        }
    }

    @Override
    public StateMapSetup now() {
        return model.now();
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public Node tools() {
        return form == SceneForm.WINDOW ? menu.button() : new Region();
    }

    @Override
    public boolean takesArrows() {
        return true;
    }

    @Override
    public List<Command> commands() {
        return form == SceneForm.WINDOW ? commands.all() : commands.ofSlides();
    }

    /** The moves that were made, such as {@code C left 1}. */
    @Override
    public Optional<Supplier<List<String>>> picked() {
        return Optional.of(() -> now().moveTexts());
    }

    @Override
    public void onChanged(Runnable changed) {
        model.gameProperty().addListener((_, before, now) -> {
            if (!before.walk().equals(now.walk())) {
                changed.run();
            }
        });
    }

    @Override
    public void hide(Set<ScenePart> parts, Set<ScenePart> leftOut) {
        view.hide(parts);
    }

    @Override
    public List<Gesture> gestures() {
        return StateMapCommandWords.gestures(model.edit().isEditing());
    }

    @Override
    public boolean isSettled() {
        return isAnswered() && view.isSettled();
    }

    /** Whether all that was asked for is there; the map may still move. */
    boolean isAnswered() {
        return model.isSettled()
                && !files.isBusy()
                && !maker.busyProperty().get()
                && saving.isSettled()
                && view.board().isStill();
    }

    @Override
    public void shown() {
        model.hold(false);
        view.board().requestFocus();
    }

    @Override
    public void left() {
        model.hold(true);
        model.stop();
    }

    @Override
    public void close() {
        pulse.close();
        model.close();
        files.close();
        maker.close();
        saving.close();
        view.close();
    }
}
