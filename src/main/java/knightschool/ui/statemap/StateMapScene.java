package knightschool.ui.statemap;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.files.InputFault;
import knightschool.setup.PuzzleSource;
import knightschool.setup.StateMapSetup;
import knightschool.statemap.MapBudget;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.LiveScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.Pulse;

/** A sliding puzzle with the map of all its positions. */
public final class StateMapScene implements LiveScene<StateMapSetup>, StateMapCommands.Scene {
    /** What a person finds there at first. */
    public static final StateMapSetup FIRST = StateMapSetup.of(PuzzleSource.usual());

    private static final FileDialog FILES = new FileDialog(StateMapWords.PUZZLES, ".slide");

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

    public StateMapScene(Shell shell, SceneForm form) {
        this(shell, form, MapBudget.usual());
    }

    StateMapScene(Shell shell, SceneForm form, MapBudget budget) {
        this.shell = shell;
        this.form = form;
        this.model = new StateMapModel(budget);
        this.commands = new StateMapCommands(model, this);
        this.view = new StateMapView(model, commands, shell.themeProperty());
        this.pulse = new Pulse(view, model::tick);
        view.map().setOnNotLinked(() -> shell.messages().say(StateMapWords.notLinked()));
        this.menu = new PuzzleMenu(model, commands, shell::open);
        this.maker = new PuzzleMaker(model, shell::open, shell.messages()::say);
        this.saving = StateMapFiles.inWindows(model, shell, view.map().pane()::sketch);
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
        FILES.open(shell.window().orElse(null), StateMapWords.OPEN_TITLE, file())
                .ifPresent(this::read);
    }

    private Optional<Path> file() {
        return model.setupProperty().get().source().file();
    }

    /** Reads a puzzle on another thread, and shows it. */
    void read(Path file) {
        files.ask(
                _ -> StateMapSetup.of(PuzzleSource.ofFile(file, SlidingPuzzleText.read(file))),
                shell::open,
                failure -> {
                    if (failure.cause() instanceof InputFault fault) {
                        shell.messages().show(fault);
                    } else {
                        shell.messages().say(failure.words());
                    }
                });
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
        return commands.all();
    }

    @Override
    public List<Gesture> gestures() {
        return StateMapCommandWords.gestures();
    }

    @Override
    public boolean isSettled() {
        return model.isSettled()
                && !files.isBusy()
                && !maker.busyProperty().get()
                && saving.isSettled()
                && view.isSettled();
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
