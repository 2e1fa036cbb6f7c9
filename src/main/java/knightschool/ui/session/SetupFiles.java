package knightschool.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.files.ReadProgress;
import knightschool.picture.ImageFile;
import knightschool.picture.NamedPicture;
import knightschool.setup.OpenedFile;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.choice.ReadingCard;
import knightschool.ui.command.Command;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** Opens and saves what a scene shows as a file. Used on the JavaFX thread; files are read and written on another. */
public final class SetupFiles implements AutoCloseable {
    private static final FileDialog SETUPS = new FileDialog(SessionWords.SETUPS, ".setup");

    private final MainWindow window;
    private final BackgroundWork work;
    private final ReadingCard reading;
    private final FileQuestions questions;
    private Optional<Path> last = Optional.empty();
    private Optional<WorkFailure> refused = Optional.empty();
    private Consumer<Path> used = _ -> {};

    /** How a person is asked for a file; a test answers by itself. */
    interface FileQuestions {
        Optional<Path> toOpen(Optional<Path> near);

        Optional<Path> toSave(Optional<Path> near, String usual);
    }

    /** @param screen runs what it is given on the JavaFX thread */
    public SetupFiles(MainWindow window, Executor screen) {
        this(window, screen, inWindows(window));
    }

    SetupFiles(MainWindow window, Executor screen, FileQuestions questions) {
        this.window = window;
        this.work = BackgroundWork.queue("set-up files", screen);
        this.reading = new ReadingCard(window, work);
        this.questions = questions;
    }

    private static FileQuestions inWindows(MainWindow window) {
        return new FileQuestions() {
            @Override
            public Optional<Path> toOpen(Optional<Path> near) {
                return SETUPS.open(window, SessionWords.OPEN_TITLE, near);
            }

            @Override
            public Optional<Path> toSave(Optional<Path> near, String usual) {
                return SETUPS.save(window, SessionWords.SAVE_TITLE, near, usual);
            }
        };
    }

    /** @param taker is told of each file that is opened or saved from now on */
    public void onUsed(Consumer<Path> taker) {
        used = taker;
    }

    /** What a person can do in every scene. */
    public List<Command> commands() {
        return List.of(Command.of("window.open-setup", this::open), Command.of("window.save-setup", this::save));
    }

    private void open() {
        questions.toOpen(last).ifPresent(file -> open(List.of(file)));
    }

    /**
     * Opens files one after the other; the last one is in front. One that cannot be used is refused in words: where
     * there are others, once they are open, since what is opened takes the place of a message.
     */
    public void open(List<Path> files) {
        for (Path file : files) {
            reading.ask(
                    String.valueOf(file.getFileName()),
                    progress -> read(file, progress),
                    Runnable::run,
                    failure -> refused = Optional.of(refused.orElse(failure)));
        }
        afterwards(() -> {
            refused.ifPresent(this::refused);
            refused = Optional.empty();
        });
    }

    /** What opens a file that was read, a picture or a set-up. */
    private Runnable read(Path file, ReadProgress progress) {
        if (ImageFile.isPicture(file)) {
            NamedPicture picture = NamedPicture.read(file, progress);
            return () -> {
                used.accept(file);
                window.openPicture(picture);
            };
        }
        Setup setup = OpenedFile.read(file);
        return () -> opened(file, setup);
    }

    /** Does something once the files that were named so far are opened or refused. */
    public void afterwards(Runnable then) {
        work.ask(_ -> true, _ -> then.run(), _ -> {});
    }

    private void opened(Path file, Setup setup) {
        last = Optional.of(file);
        used.accept(file);
        window.openFile(setup);
    }

    private void save() {
        window.now()
                .ifPresent(setup -> questions
                        .toSave(last, setup.scene().word() + SETUPS.ending())
                        .map(SETUPS::withEnding)
                        .ifPresent(answer -> save(answer, setup)));
    }

    private void save(FileSaver.Answer answer, Setup setup) {
        work.ask(
                _ -> {
                    answer.requireFree();
                    SetupText.write(answer.file(), setup.selfContained());
                    return answer.file();
                },
                this::saved,
                this::refused);
    }

    private void saved(Path file) {
        last = Optional.of(file);
        used.accept(file);
        window.messages().say(SessionWords.saved(file));
    }

    private void refused(WorkFailure failure) {
        if (failure.cause() instanceof InputFault fault) {
            window.messages().show(fault);
        } else {
            window.messages().say(failure.words());
        }
    }

    /** Whether all files that were named are opened or refused. */
    public boolean isSettled() {
        return !work.isBusy();
    }

    @Override
    public void close() {
        work.finish();
    }
}
