package knightschool.ui.picture;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.StackPane;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.picture.NamedPicture;
import knightschool.setup.SceneKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/**
 * Where pictures come into a scene: by file, from the clipboard, or dropped on the window. While a picture is open it
 * lies over the scene, whose keys wait. Used on the JavaFX thread only; pictures are read on another.
 */
public final class PictureDoor implements AutoCloseable {
    /** The command that asks for a picture. */
    public static final String OPEN = "picture.open";

    private static final String PASTE = "picture.paste";

    private final Shell shell;
    private final SceneKind kind;
    private final Scene scene;
    private final PictureQuestions questions;
    private final StackPane place;
    private final BackgroundWork loader = BackgroundWork.newest("pictures", Platform::runLater);
    private final List<Command> opening;
    private Optional<PicturePane> open = Optional.empty();
    private Optional<Path> last = Optional.empty();

    /** The scene that boards are made for. */
    public interface Scene {
        /** What is seen of it while no picture is open. */
        Node node();

        /** Gives it the keyboard. */
        void focus();

        /**
         * Takes a board over, once a person was asked what must be asked; or not.
         *
         * @param taken follows when it has
         */
        void take(Board board, Runnable taken);
    }

    /** @param kind of the scene: what sizes of boards it can show */
    public PictureDoor(Shell shell, SceneKind kind, Scene scene) {
        this(shell, kind, scene, new PictureDialogs(shell));
    }

    /** The same with questions that are answered otherwise than in windows. */
    public PictureDoor(Shell shell, SceneKind kind, Scene scene, PictureQuestions questions) {
        this.shell = shell;
        this.kind = kind;
        this.scene = scene;
        this.questions = questions;
        this.place = new StackPane(scene.node());
        this.opening = List.of(
                Command.of(OPEN, PictureCommandWords.OPEN, this::ask, "Ctrl+P"),
                Command.of(PASTE, PictureCommandWords.PASTE, this::paste, "Ctrl+V"));
    }

    /** The scene, and over it a picture that is open. */
    public Node node() {
        return place;
    }

    /** Those that open a picture. */
    public List<Command> opening() {
        return opening;
    }

    /** What can be done now: in the scene and with new pictures, or, while one is open, with that alone. */
    public List<Command> commands(List<Command> ofScene) {
        List<Command> all = new ArrayList<>(open.map(PicturePane::commands).orElse(ofScene));
        all.addAll(opening);
        return all;
    }

    /** As {@link #commands}, for the help. */
    public List<Gesture> gestures(List<Gesture> ofScene) {
        return open.isPresent() ? PictureCommandWords.GESTURES : ofScene;
    }

    private void ask() {
        questions.toOpen(last).ifPresent(file -> {
            last = Optional.of(file);
            load(() -> NamedPicture.read(file));
        });
    }

    private void paste() {
        ClipboardPicture.of(Clipboard.getSystemClipboard())
                .ifPresentOrElse(this::load, () -> shell.messages().show(PictureWords.noPictureCopied()));
    }

    /** Shows a picture and looks for the board in it. */
    public void open(NamedPicture picture) {
        load(() -> picture);
    }

    /** A picture that can be shown. */
    private record Loaded(NamedPicture picture, PicturePreview preview) {
        static Loaded of(NamedPicture picture) {
            return new Loaded(picture, PicturePreview.of(picture.image()));
        }
    }

    /** One that cannot be read leaves what is open as it is, and corrections are not lost to another picture. */
    private void load(Supplier<NamedPicture> picture) {
        if (isKept()) {
            return;
        }
        loader.ask(_ -> Loaded.of(picture.get()), this::show, this::refused);
    }

    /** Whether corrections are open that another picture would lose; that is said. */
    private boolean isKept() {
        boolean corrected = open.map(PicturePane::isCorrected).orElse(false);
        if (corrected) {
            shell.messages().show(PictureWords.correctedOne());
        }
        return corrected;
    }

    /** A person may have corrected the one before meanwhile. */
    private void show(Loaded loaded) {
        if (isKept()) {
            return;
        }
        hide();
        shell.messages().clear();
        PicturePane pane =
                new PicturePane(shell, loaded.picture(), loaded.preview(), questions, this::take, this::back);
        open = Optional.of(pane);
        scene.node().setVisible(false);
        place.getChildren().add(pane.node());
        pane.begin();
    }

    private void refused(WorkFailure failure) {
        shell.messages().show(failure.fault());
    }

    private void take(Board board) {
        try {
            scene.take(kind.requireShowable(board), this::back);
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    private void back() {
        hide();
        scene.focus();
    }

    /** Shows the scene alone; a picture that is open is given up, and its work is stopped. */
    public void hide() {
        loader.cancel();
        open.ifPresent(pane -> {
            place.getChildren().remove(pane.node());
            scene.node().setVisible(true);
            pane.close();
        });
        open = Optional.empty();
    }

    /** Gives the keyboard to the picture that is open, or to the scene. */
    public void focus() {
        open.ifPresentOrElse(PicturePane::focus, scene::focus);
    }

    /** Whether what was opened is on screen, and nothing is being looked for in it. */
    public boolean isSettled() {
        return !loader.isBusy() && open.map(PicturePane::isSettled).orElse(true);
    }

    @Override
    public void close() {
        hide();
        loader.close();
    }
}
