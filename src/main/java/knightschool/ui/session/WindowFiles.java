package knightschool.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.file.PictureFileReader;
import knightschool.setup.AnyFileSetupReader;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.command.Command;
import knightschool.ui.document.DocumentKind;
import knightschool.ui.document.Documents;
import knightschool.ui.document.FileContent;
import knightschool.ui.document.FileFormat;
import knightschool.ui.document.FileQuestions;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.WindowFileQuestions;
import knightschool.ui.shell.MainWindow;

/** Opens files of every kind in the window, and saves what a scene shows as a set-up. Used on the JavaFX thread. */
public final class WindowFiles implements AutoCloseable {
    private static final DocumentKind<Opened> KIND = new DocumentKind<>(
            SessionWords.SETUP_NAME,
            SessionWords.OPEN_TITLE,
            SessionWords.SAVE_TITLE,
            List.of(FileFormat.of(SessionWords.SETUPS, ".setup")),
            Optional.of(WindowFiles::read),
            (file, shown, _) ->
                    SetupText.write(file, ((ScenesSetup) shown).setup().selfContained()));

    private final MainWindow window;
    private final Documents documents;
    private Optional<InputFault> refused = Optional.empty();

    /** What a file holds. */
    private sealed interface Opened {}

    /** A picture, out of which a board is made. */
    private record OpenedPicture(NamedPicture picture) implements Opened {}

    /** What a scene shows. */
    private record ScenesSetup(Setup setup) implements Opened {}

    /** @param screen runs what it is given on the JavaFX thread */
    public WindowFiles(MainWindow window, Executor screen) {
        this(window, screen, new WindowFileQuestions(window));
    }

    WindowFiles(MainWindow window, Executor screen, FileQuestions questions) {
        this.window = window;
        this.documents = new Documents(window, questions, screen);
    }

    /** What a person can do in every scene. */
    public List<Command> commands() {
        return List.of(Command.of("window.open-setup", this::open), Command.of("window.save-setup", this::save));
    }

    private void open() {
        documents.choose(KIND, Optional.empty()).ifPresent(file -> open(List.of(file)));
    }

    /**
     * Opens files one after the other; the last one is in front. One that cannot be used is refused in words: where
     * there are others, once they are open, since what is opened takes the place of a message.
     */
    public void open(List<Path> files) {
        for (Path file : files) {
            documents.read(KIND, file, this::show, fault -> refused = Optional.of(refused.orElse(fault)));
        }
        afterwards(() -> {
            refused.ifPresent(window.messages()::show);
            refused = Optional.empty();
        });
    }

    private static Opened read(Path file, ReadProgressListener progress) {
        return PictureFileReader.isPicture(file)
                ? new OpenedPicture(NamedPicture.read(file, progress))
                : new ScenesSetup(AnyFileSetupReader.read(file));
    }

    private void show(FileContent<Opened> read) {
        documents.opened(KIND, read);
        switch (read.value()) {
            case OpenedPicture(NamedPicture picture) -> window.openPicture(picture);
            case ScenesSetup(Setup setup) -> window.openFile(setup);
        }
    }

    /** Does something once the files that were named so far are opened or refused. */
    public void afterwards(Runnable then) {
        documents.afterwards(then);
    }

    private void save() {
        window.now()
                .ifPresent(setup -> documents.saveAs(
                        KIND,
                        SaveRequest.of(new ScenesSetup(setup), setup.scene().word()),
                        _ -> {}));
    }

    /** Whether all files that were named are opened or refused. */
    public boolean isSettled() {
        return documents.isSettled();
    }

    @Override
    public void close() {
        documents.close();
    }
}
