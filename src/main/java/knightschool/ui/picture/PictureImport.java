package knightschool.ui.picture;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
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
import knightschool.ui.document.DocumentKind;
import knightschool.ui.document.Documents;
import knightschool.ui.document.FileFormat;
import knightschool.ui.document.FileQuestions;
import knightschool.ui.document.FileReadProgressCard;
import knightschool.ui.document.FileRequest;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.WindowFileQuestions;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.QuestionCard;
import knightschool.ui.shell.QuestionCard.Answer;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/**
 * Where pictures come into a scene: by file, from the clipboard, or dropped on the window. While a picture is open it
 * lies over the scene, whose keys wait. Beside a slide none come in. Used on the JavaFX thread only; pictures are read
 * on another.
 *
 * <p>Corrections are lost only where a person says so: a corrected picture that is left is put aside, and what would
 * lose it asks first.
 */
public final class PictureImport implements AutoCloseable {
    /** The command that asks for a picture. */
    public static final String OPEN = "board.picture";

    /** The command that leads back to a picture that was put aside. */
    static final String AGAIN = "board.corrections";

    /** The id of the command that opens the picture on the clipboard. */
    public static final String PASTE = "board.paste";

    private final SceneHost shell;
    private final SceneKind kind;
    private final Host host;
    private final Documents documents;
    private final PictureLayer open;
    private final BackgroundWork loader = BackgroundWork.newest("pictures", Platform::runLater);
    private final FileReadProgressCard reading;
    private final List<Command> opening;
    private Optional<Path> last = Optional.empty();
    private Optional<PictureReadingState> givenUp = Optional.empty();
    private Optional<PictureReadingState> saved = Optional.empty();

    /**
     * The scene that boards are made for.
     *
     * @param node what is seen of it while no picture is open
     * @param focus gives it the keyboard
     * @param take takes a board over, once a person was asked what must be asked, or not; what it is given follows when
     *     it has
     */
    public record Host(Node node, Runnable focus, BiConsumer<Board, Runnable> take) {}

    /** @param kind of the scene: what sizes of boards it can show */
    public PictureImport(SceneHost shell, SceneForm form, SceneKind kind, Host host) {
        this(shell, form, kind, host, new WindowFileQuestions(shell));
    }

    /** The same with questions that are answered otherwise than in windows. */
    public PictureImport(SceneHost shell, SceneForm form, SceneKind kind, Host host, FileQuestions questions) {
        this.shell = shell;
        this.kind = kind;
        this.host = host;
        this.documents = new Documents(shell, questions, Platform::runLater);
        this.open = new PictureLayer(host.node());
        this.reading = new FileReadProgressCard(shell, loader);
        this.opening = form == SceneForm.WINDOW ? commands() : List.of();
    }

    private List<Command> commands() {
        return List.of(
                Command.of(OPEN, this::ask),
                Command.of(PASTE, this::paste),
                Command.of(AGAIN, this::comeBack).when(open.asideProperty()));
    }

    /** The scene, and over it a picture that is open. */
    public Node node() {
        return open.node();
    }

    /** Those that open a picture, or lead back to one. */
    public List<Command> opening() {
        return opening;
    }

    /** What can be done now: in the scene and with new pictures, or, while one is open, with that alone. */
    public List<Command> commands(List<Command> ofScene) {
        List<Command> all = new ArrayList<>(
                open.onScreen().map(PictureCorrectionView::commands).orElse(ofScene));
        all.addAll(opening);
        return all;
    }

    /** As {@link #commands}, for the help. */
    public List<GestureDescription> gestures(List<GestureDescription> ofScene) {
        return open.onScreen().isPresent() ? PictureCommandWords.GESTURES : ofScene;
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

    private FileRequest pictures() {
        FileFormat pictures = new FileFormat(PictureWords.PICTURES, PictureFileReader.ENDINGS);
        return new FileRequest(PictureWords.OPEN_TITLE, List.of(pictures), last, "");
    }

    /** Opens the picture on the clipboard; says so where there is none. */
    public void paste() {
        ClipboardPicture.of(Clipboard.getSystemClipboard())
                .ifPresentOrElse(
                        picture -> afterCorrections(() -> load(PictureWords.CLIPBOARD, picture)),
                        () -> shell.messages().show(PictureWords.noPictureCopied()));
    }

    /** Shows a picture and looks for the board in it, once a person was asked about corrections of another. */
    public void open(NamedPicture picture) {
        afterCorrections(() -> load(picture.name(), _ -> picture));
    }

    /** Does what loses corrections, once a person has given them up; not at all where they go on correcting. */
    private void afterCorrections(Runnable goOn) {
        if (!isUnsaved()) {
            goOn.run();
            return;
        }
        QuestionCard.ask(
                shell,
                PictureWords.GIVE_UP_FIRST,
                PictureWords.NOT_TAKEN,
                List.of(
                        Answer.of(PictureWords.GIVE_UP, () -> {
                            givenUp = open.state();
                            goOn.run();
                        }),
                        Answer.of(PictureWords.KEEP_CORRECTING, () -> {
                            shell.show(kind);
                            comeBack();
                        })));
    }

    /** Whether there are corrections which were neither taken nor saved as a board. */
    private boolean isUnsaved() {
        return open.corrected().isPresent() && !open.state().equals(saved);
    }

    /** The board that was corrected, where it is in no file. */
    public List<UnsavedDocument> documents() {
        return open
                .corrected()
                .filter(_ -> isUnsaved())
                .map(board -> new UnsavedDocument(this, PictureWords.corrected(board), then -> save(board, then)))
                .stream()
                .toList();
    }

    private void save(Board board, Consumer<Boolean> then) {
        Optional<PictureReadingState> now = open.state();
        documents.saveAs(DocumentKind.BOARD, SaveRequest.of(board, PictureWords.BOARD_NAME), file -> {
            file.ifPresent(_ -> saved = now);
            then.accept(file.isPresent());
        });
    }

    /** The board that a person has corrected and not taken yet, where the scene can show it. */
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

    /** One that cannot be read leaves what is open as it is. */
    private void load(String name, FileReadProgressCard.Reader<NamedPicture> picture) {
        reading.cancel();
        reading.ask(name, progress -> LoadedPicture.of(picture.read(progress)), this::show, this::refused);
    }

    /** A person may have corrected the one before meanwhile. */
    private void show(LoadedPicture loaded) {
        if (open.corrected().isPresent() && !open.state().equals(givenUp)) {
            shell.messages().show(PictureWords.correctedMeanwhile());
            return;
        }
        shell.messages().clear();
        PictureCorrectionView pane = new PictureCorrectionView(shell, loaded, documents, this::take, this::back);
        open.show(pane);
        pane.begin();
    }

    private void refused(WorkFailure failure) {
        shell.messages().show(failure.fault());
    }

    private void take(Board board) {
        try {
            host.take().accept(kind.requireShowable(board), this::taken);
        } catch (InputFault fault) {
            shell.messages().show(fault);
        }
    }

    private void taken() {
        open.giveUp();
        host.focus().run();
    }

    private void back() {
        leave();
        host.focus().run();
    }

    /** Shows the scene alone. A picture with corrections is put aside, which is said; any other is gone. */
    public void leave() {
        boolean shown = open.onScreen().isPresent();
        reading.cancel();
        loader.cancel();
        if (open.leave() && shown) {
            shell.messages()
                    .say(PictureWords.putAside(Command.named(opening, OPEN).keyText()));
        }
    }

    /** Gives the keyboard to the picture that is open, or to the scene. */
    public void focus() {
        open.onScreen().ifPresentOrElse(PictureCorrectionView::focus, host.focus());
    }

    /** Whether what was opened is on screen, and nothing is being looked for in it. */
    public boolean isSettled() {
        return !loader.isBusy() && documents.isSettled() && open.isSettled();
    }

    @Override
    public void close() {
        open.giveUp();
        reading.cancel();
        loader.close();
        documents.close();
    }
}
