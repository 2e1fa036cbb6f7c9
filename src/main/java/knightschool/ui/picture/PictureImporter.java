package knightschool.ui.picture;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.file.PictureFileReader;
import knightschool.setup.SceneKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.FileReaderWithProgress;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * Imports pictures into a scene: from a file, from the clipboard, or dropped on the window. An open picture lies over
 * the scene, whose keys are disabled meanwhile. Beside a slide no pictures can be imported. Used on the JavaFX thread
 * only; pictures are read on another thread.
 *
 * <p>Corrections are lost only if the user agrees: a corrected picture that is left is put aside, and actions that
 * would lose it ask first.
 */
public final class PictureImporter implements AutoCloseable {
    /** The command that asks for a picture. */
    public static final String OPEN = "board.picture";

    /** The command that returns to a picture that was put aside. */
    static final String AGAIN = "board.corrections";

    /** The id of the command that opens the picture on the clipboard. */
    public static final String PASTE = "board.paste";

    private final SceneHost shell;
    private final SceneKind kind;
    private final Host host;
    private final DocumentFileManager documents;
    private final SceneToPictureSwitcher open;
    private final BackgroundWorker worker = BackgroundWorker.newest("pictures", Platform::runLater);
    private final FileReaderWithProgress reading;
    private final List<Command> opening;
    private Optional<Path> last = Optional.empty();
    private Optional<PictureCorrectionState> givenUp = Optional.empty();
    private Optional<PictureCorrectionState> saved = Optional.empty();

    /**
     * The scene that receives the boards.
     *
     * @param node the node of the scene, visible while no picture is open
     * @param focus gives the keyboard focus to the scene
     * @param take takes over a board, after asking what must be asked, unless the user cancels; runs the given action
     *     afterwards
     */
    public record Host(Node node, Runnable focus, BiConsumer<Board, Runnable> take) {}

    /** @param kind the kind of the scene, which limits the size of boards */
    public PictureImporter(SceneHost shell, ScenePlacement form, SceneKind kind, Host host) {
        this(shell, form, kind, host, new WindowFileDialogs(shell));
    }

    /** Creates an import with other dialogs for files. */
    public PictureImporter(SceneHost shell, ScenePlacement form, SceneKind kind, Host host, FileDialogs questions) {
        this.shell = shell;
        this.kind = kind;
        this.host = host;
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
        this.open = new SceneToPictureSwitcher(host.node());
        this.reading = new FileReaderWithProgress(shell, worker);
        this.opening = form == ScenePlacement.WINDOW ? commands() : List.of();
    }

    private List<Command> commands() {
        return List.of(
                Command.of(OPEN, this::ask),
                Command.of(PASTE, this::paste),
                Command.of(AGAIN, this::comeBack).when(open.asideProperty()));
    }

    /** Returns the scene with an open picture over it. */
    public Node node() {
        return open.node();
    }

    /** Returns the commands that open a picture or return to one. */
    public List<Command> opening() {
        return opening;
    }

    /**
     * Returns the commands that are available now: those of the scene or, while a picture is open, of the picture; in
     * either case with those that open pictures.
     */
    public List<Command> commands(List<Command> ofScene) {
        List<Command> all = new ArrayList<>(
                open.onScreen().map(PictureCorrectionView::commands).orElse(ofScene));
        all.addAll(opening);
        return all;
    }

    /** Returns the signs on the board now: those of the scene or, while a picture is open, of the picture. */
    public List<LegendEntry> signs(Supplier<List<LegendEntry>> ofScene) {
        return open.onScreen().map(PictureCorrectionView::signs).orElseGet(ofScene);
    }

    /** Returns the gestures that are available now; see {@link #commands}. */
    public List<GestureDescription> gestures(List<GestureDescription> ofScene) {
        return open.onScreen().map(PictureCorrectionView::gestures).orElse(ofScene);
    }

    private void ask() {
        if (open.asideProperty().get()) {
            comeBack();
            return;
        }
        afterCorrections(() -> documents.choose(pictures()).ifPresent(file -> {
            last = Optional.of(file);
            load(String.valueOf(file.getFileName()), progress -> NamedPicture.read(file, progress));
        }));
    }

    private FileDialogRequest pictures() {
        FileDialogFormat pictures = new FileDialogFormat(PictureCorrectionWords.PICTURES, PictureFileReader.ENDINGS);
        return new FileDialogRequest(PictureCorrectionWords.OPEN_TITLE, List.of(pictures), last, "");
    }

    /** Opens the picture on the clipboard; shows a message if there is none. */
    public void paste() {
        ClipboardPictureReader.of(Clipboard.getSystemClipboard())
                .ifPresentOrElse(
                        picture -> afterCorrections(() -> load(PictureCorrectionWords.CLIPBOARD, picture)),
                        () -> shell.messages().refuse(PictureCorrectionWords.noPictureCopied()));
    }

    /** Opens a picture and searches it for a board, after asking about corrections of another picture. */
    public void open(NamedPicture picture) {
        afterCorrections(() -> load(picture.name(), _ -> picture));
    }

    /**
     * Runs an action that loses corrections, after the user has agreed; not if the user wants to continue correcting.
     */
    private void afterCorrections(Runnable goOn) {
        if (!isUnsaved()) {
            goOn.run();
            return;
        }
        QuestionDialog.ask(
                shell,
                PictureCorrectionWords.GIVE_UP_FIRST,
                PictureCorrectionWords.NOT_TAKEN,
                List.of(
                        Answer.of(PictureCorrectionWords.GIVE_UP, () -> {
                            givenUp = open.state();
                            goOn.run();
                        }),
                        Answer.of(PictureCorrectionWords.KEEP_CORRECTING, () -> {
                            shell.show(kind);
                            comeBack();
                        })));
    }

    /** Returns whether there are corrections that were neither taken nor saved as a board. */
    private boolean isUnsaved() {
        return open.corrected().isPresent() && !open.state().equals(saved);
    }

    /** Returns the corrected board if it is not saved in a file. */
    public List<UnsavedDocument> documents() {
        return open
                .corrected()
                .filter(_ -> isUnsaved())
                .map(board ->
                        new UnsavedDocument(this, PictureCorrectionWords.corrected(board), then -> save(board, then)))
                .stream()
                .toList();
    }

    private void save(Board board, Consumer<Boolean> then) {
        Optional<PictureCorrectionState> now = open.state();
        documents.saveAs(
                DocumentTypeDescriptor.BOARD,
                SaveRequest.of(board, PictureCorrectionWords.BOARD_NAME),
                _ -> saved = now,
                then);
    }

    /** Returns the corrected board that has not been taken, if the scene can show it. */
    public Optional<Board> corrected() {
        return open.corrected().filter(this::fits);
    }

    private boolean fits(Board board) {
        return Math.max(board.columns(), board.rows()) <= kind.longestSide();
    }

    private void comeBack() {
        open.comeBack();
        shell.messages().clear();
        focus();
    }

    /** Loads a picture; if it cannot be read, the open picture stays. */
    private void load(String name, FileReaderWithProgress.Reader<NamedPicture> picture) {
        reading.cancel();
        reading.ask(
                name, progress -> DownscaledPicture.WithOriginal.of(picture.read(progress)), this::show, this::refused);
    }

    /** Shows a loaded picture, unless the user has corrected the previous one meanwhile. */
    private void show(DownscaledPicture.WithOriginal loaded) {
        if (open.corrected().isPresent() && !open.state().equals(givenUp)) {
            shell.messages().show(PictureCorrectionWords.correctedMeanwhile());
            return;
        }
        shell.messages().clear();
        PictureCorrectionView pane = new PictureCorrectionView(
                shell,
                loaded,
                documents,
                new PictureCorrectionView.Receiver(kind.longestSide(), this::take, this::back));
        open.show(pane);
        pane.begin();
    }

    private void refused(WorkFailure failure) {
        shell.messages().show(failure.fault());
    }

    private void take(Board board) {
        try {
            host.take().accept(kind.requireShowable(board), this::finish);
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    private void finish() {
        open.giveUp();
        host.focus().run();
    }

    private void back() {
        leave();
        host.focus().run();
    }

    /** Shows the scene alone. A picture with corrections is put aside with a message; any other is closed. */
    public void leave() {
        boolean wasOnScreen = open.onScreen().isPresent();
        reading.cancel();
        worker.cancel();
        if (wasOnScreen) {
            // A message about the picture goes with it.
            shell.messages().clear();
        }
        if (open.leave() && wasOnScreen) {
            shell.messages()
                    .say(PictureCorrectionWords.putAside(
                            Command.named(opening, OPEN).keyText()));
        }
    }

    /** Gives the keyboard focus to the open picture, or to the scene. */
    public void focus() {
        open.onScreen().ifPresentOrElse(PictureCorrectionView::focus, host.focus());
    }

    /** Returns whether an opened picture is on screen and no search in it is in progress. */
    public boolean isSettled() {
        return !worker.isBusy() && documents.isSettled() && open.isSettled();
    }

    @Override
    public void close() {
        open.giveUp();
        reading.cancel();
        worker.close();
        documents.close();
    }
}
