package knightschool.ui.document;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWork;

/**
 * Opens and saves the documents of a scene. Files are read and written on a worker, one after the other; everything
 * else, answers included, happens on the JavaFX thread, where all methods are called. What goes wrong is said by the
 * shell, and what was open stays open.
 */
public final class Documents implements AutoCloseable {
    private final SceneHost shell;
    private final FileQuestions questions;
    private final BackgroundWork work;
    private final FileReadProgressCard reading;

    /** Each file when it was opened or saved. */
    private final Map<Path, FileStamp> stamps = new HashMap<>();

    /** The file of each kind that was used last. */
    private final Map<String, Path> last = new HashMap<>();

    /** The documents of a scene in a window. */
    public Documents(SceneHost shell) {
        this(shell, new WindowFileQuestions(shell), Platform::runLater);
    }

    /** @param screen runs what it is given on the JavaFX thread */
    public Documents(SceneHost shell, FileQuestions questions, Executor screen) {
        this.shell = shell;
        this.questions = questions;
        this.work = BackgroundWork.queue("files", screen);
        this.reading = new FileReadProgressCard(shell, work);
    }

    /**
     * Asks for a file to open.
     *
     * @param near a file in whose folder the person looks first; where there is none, the one used last
     */
    public Optional<Path> choose(DocumentKind<?> kind, Optional<Path> near) {
        return choose(kind.opening(near.or(() -> last(kind))));
    }

    /** Asks for a file to open which is read in another way. */
    public Optional<Path> choose(FileRequest request) {
        return questions.fileToOpen(request);
    }

    private Optional<Path> last(DocumentKind<?> kind) {
        return Optional.ofNullable(last.get(kind.saveTitle()));
    }

    /**
     * Reads a file. A recent one that is gone is taken off the list.
     *
     * @param then takes it over, by {@link #opened} if it shows it; it may throw an {@link InputFault}, which is said
     */
    public <T> void read(DocumentKind<T> kind, Path file, Consumer<FileContent<T>> then) {
        read(kind, file, then, shell.messages()::show);
    }

    /** @param refused told in place of {@code then} why the file cannot be used */
    public <T> void read(DocumentKind<T> kind, Path file, Consumer<FileContent<T>> then, Consumer<InputFault> refused) {
        List<Path> recent = List.copyOf(shell.recentFiles().all());
        DocumentKind.Reader<T> reader = kind.reader().orElseThrow();
        reading.ask(
                new File(file.toString()).getName(),
                progress -> recent.contains(key(file)) && Files.notExists(file)
                        ? Optional.<FileContent<T>>empty()
                        : Optional.of(FileContent.of(file, () -> reader.read(file, progress))),
                content -> content.ifPresentOrElse(read -> take(read, then, refused), () -> {
                    shell.recentFiles().forget(file);
                    refused.accept(DocumentWords.missing(file));
                }),
                failure -> refused.accept(named(file, failure.fault())));
    }

    private static <T> void take(FileContent<T> content, Consumer<FileContent<T>> then, Consumer<InputFault> refused) {
        try {
            then.accept(content);
        } catch (InputFault fault) {
            refused.accept(named(content.file(), fault));
        }
    }

    private static InputFault named(Path file, InputFault fault) {
        return fault.place().isEmpty() ? fault.in(file.toString()) : fault;
    }

    /** What was read is shown now: its file is the one used last. */
    public void opened(DocumentKind<?> kind, FileContent<?> content) {
        shell.messages().clear();
        note(content.file(), content.stamp());
        used(kind, content.file());
    }

    private void used(DocumentKind<?> kind, Path file) {
        last.put(kind.saveTitle(), file);
        if (kind.reader().isPresent()) {
            shell.recentFiles().add(file);
        }
    }

    /**
     * Saves a document to its file, or asks for one where it has none. A file that another program changed meanwhile is
     * saved over only where the person wants it.
     *
     * @param then told the file, or nothing where it is not saved: the person thought better of it, or it was refused
     */
    public <T> void save(DocumentKind<T> kind, SaveRequest<T> draft, Consumer<Optional<Path>> then) {
        if (draft.file().isEmpty()) {
            saveAs(kind, draft, then);
            return;
        }
        Path file = draft.file().get();
        Optional<FileStamp> known = stamp(file);
        write(
                kind,
                draft.value(),
                file,
                () -> isAsItWas(file, known),
                then,
                () -> questions.aboutChangedFile(file, answer -> {
                    switch (answer) {
                        case SAVE_OVER -> write(kind, draft.value(), file, then);
                        case SAVE_AS -> saveAs(kind, draft, then);
                        case CANCEL -> then.accept(Optional.empty());
                    }
                }));
    }

    /** Whether no other program changed a file; whether it is gone does not matter. */
    private static boolean isAsItWas(Path file, Optional<FileStamp> known) {
        Optional<FileStamp> now = FileStamp.of(file);
        return now.isEmpty() || now.equals(known);
    }

    /** Asks for a file and saves a document to it; parameters as for {@link #save}. */
    public <T> void saveAs(DocumentKind<T> kind, SaveRequest<T> draft, Consumer<Optional<Path>> then) {
        FileRequest request = kind.saving(draft, last(kind));
        Optional<ChosenFile> chosen = questions.fileToSave(request);
        if (chosen.isEmpty()) {
            then.accept(Optional.empty());
            return;
        }
        FileRequest.Target target = request.target(chosen.get());
        Path file = target.file();
        write(
                kind,
                draft.value(),
                file,
                () -> target.replaces() || Files.notExists(file),
                then,
                () -> questions.mayReplace(file, replaces -> {
                    if (replaces) {
                        write(kind, draft.value(), file, then);
                    } else {
                        then.accept(Optional.empty());
                    }
                }));
    }

    /** Asks for a file and saves to it what is only exported. */
    public <T> void export(DocumentKind<T> kind, T value, String fileName) {
        saveAs(kind, new SaveRequest<>(value, "", fileName, last(kind)), _ -> {});
    }

    private <T> void write(DocumentKind<T> kind, T value, Path file, Consumer<Optional<Path>> then) {
        write(kind, value, file, () -> true, then, () -> {});
    }

    /**
     * Writes a file.
     *
     * @param allowed whether it may be written, asked on the worker
     * @param otherwise follows where it may not
     */
    private <T> void write(
            DocumentKind<T> kind,
            T value,
            Path file,
            BooleanSupplier allowed,
            Consumer<Optional<Path>> then,
            Runnable otherwise) {
        work.ask(
                context -> {
                    if (!allowed.getAsBoolean()) {
                        return Optional.<Written>empty();
                    }
                    kind.writer().write(file, value, context);
                    return Optional.of(new Written(FileStamp.of(file)));
                },
                written -> written.ifPresentOrElse(
                        done -> {
                            note(file, done.stamp());
                            used(kind, file);
                            shell.messages().report(DocumentWords.saved(file));
                            then.accept(Optional.of(file));
                        },
                        otherwise),
                failure -> {
                    shell.messages().show(named(file, failure.fault()));
                    then.accept(Optional.empty());
                });
    }

    /** A file as it was written. */
    private record Written(Optional<FileStamp> stamp) {}

    /** A file when it was opened or saved here; empty where it was neither. */
    public Optional<FileStamp> stamp(Path file) {
        return Optional.ofNullable(stamps.get(key(file)));
    }

    /** Takes note of how a file was when a document was read from it, or when that was kept aside. */
    public void note(Path file, Optional<FileStamp> then) {
        then.ifPresentOrElse(stamp -> stamps.put(key(file), stamp), () -> stamps.remove(key(file)));
    }

    /** Takes note, on a worker, of how a file is now that a document belongs to. */
    public void watch(Path file) {
        work.ask(
                _ -> FileStamp.of(file),
                now -> note(file, now),
                failure -> shell.messages().show(failure.fault()));
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /**
     * Does something that loses the changes of a document, once a person has saved them or given them up; not at all if
     * they cancel.
     *
     * @param changed the document, for as long as it has changes; what is changed while it is saved is asked about
     *     again
     */
    public void afterChanges(DocumentKind<?> kind, Supplier<Optional<UnsavedDocument>> changed, Runnable action) {
        Optional<UnsavedDocument> document = changed.get();
        if (document.isEmpty()) {
            action.run();
            return;
        }
        questions.aboutChanges(kind, document.get().name(), wish -> {
            switch (wish) {
                case SAVE ->
                    document.get().saving().save(saved -> {
                        if (saved) {
                            afterChanges(kind, changed, action);
                        }
                    });
                case DISCARD -> action.run();
                case CANCEL -> {}
            }
        });
    }

    /**
     * Reads something else on the worker, such as which of several files is the one looked for.
     *
     * @param name of what is read, on screen
     * @param then takes it over; it may throw an {@link InputFault}, which is said
     */
    public <A> void ask(String name, FileReadProgressCard.Reader<A> reader, Consumer<A> then) {
        reading.ask(
                name,
                reader,
                answer -> {
                    try {
                        then.accept(answer);
                    } catch (InputFault fault) {
                        shell.messages().show(fault);
                    }
                },
                failure -> shell.messages().show(failure.fault()));
    }

    /** Does something once all files are read and written that were asked for so far. */
    public void afterwards(Runnable then) {
        work.ask(_ -> true, _ -> then.run(), _ -> {});
    }

    /** Whether nothing is being read or written. */
    public boolean isSettled() {
        return !work.isBusy();
    }

    /** What is being read is dropped; the thread ends when all is written. */
    @Override
    public void close() {
        reading.cancel();
        work.finish();
    }

    /** Whether its thread has ended after {@link #close}. */
    public boolean isEnded() {
        return work.isEnded();
    }
}
