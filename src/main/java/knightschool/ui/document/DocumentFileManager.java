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
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PendingFileWrites;

/**
 * Opens and saves the documents of a scene. Files are read and written one after the other on a worker thread. All
 * methods are called, and all callbacks run, on the JavaFX thread. The shell reports failures, after which the open
 * document stays open.
 */
public final class DocumentFileManager implements AutoCloseable {
    private final SceneHost shell;
    private final FileDialogs questions;
    private final Executor screen;
    private BackgroundWorker fileWorker;
    private final FileReaderWithProgress reading;
    private final BackgroundWorker factsWorker;
    private boolean closed;

    /** The stamp of each file from when it was opened or saved. */
    private final Map<Path, FileStamp> stamps = new HashMap<>();

    /** The last used file of each kind, by the title of its save dialog. */
    private final Map<String, Path> last = new HashMap<>();

    /** Creates the documents of a scene in a window. */
    public DocumentFileManager(SceneHost shell) {
        this(shell, new WindowFileDialogs(shell), Platform::runLater);
    }

    /** @param screen runs tasks on the JavaFX thread */
    public DocumentFileManager(SceneHost shell, FileDialogs questions, Executor screen) {
        this.shell = shell;
        this.questions = questions;
        this.screen = screen;
        this.fileWorker = BackgroundWorker.queue("files", screen);
        this.reading = new FileReaderWithProgress(shell, fileWorker);
        this.factsWorker = BackgroundWorker.newest("facts about files", screen);
    }

    /**
     * Asks for a file to open.
     *
     * @param near a file in whose folder the dialog starts; if empty, the last used file of the kind takes its place
     * @return the file; empty if the user cancelled
     */
    public Optional<Path> choose(DocumentTypeDescriptor<?> kind, Optional<Path> near) {
        return choose(kind.opening(near.or(() -> last(kind))));
    }

    /**
     * Asks for a file to open that is not read as a {@link DocumentTypeDescriptor}.
     *
     * @return the file; empty if the user cancelled
     */
    public Optional<Path> choose(FileDialogRequest request) {
        return questions.fileToOpen(request);
    }

    /**
     * Asks for a folder in which several files are written or found.
     *
     * @param title the title of the dialog
     * @return the folder; empty if the user cancelled
     */
    public Optional<Path> chooseFolder(String title) {
        return questions.folder(title);
    }

    private Optional<Path> last(DocumentTypeDescriptor<?> kind) {
        return Optional.ofNullable(last.get(kind.saveTitle()));
    }

    /**
     * Reads a file. A recent file that no longer exists is removed from the list of recent files.
     *
     * @param then receives the content, and calls {@link #opened} if it shows it; it may throw an {@link InputFault},
     *     which is shown as a message
     */
    public <T> void read(DocumentTypeDescriptor<T> kind, Path file, Consumer<StampedFileContent<T>> then) {
        read(kind, file, then, shell.messages()::show);
    }

    /**
     * Reads a file, with a handler for failures.
     *
     * @param refused receives, instead of a call of {@code then}, the reason why the file cannot be used
     */
    public <T> void read(
            DocumentTypeDescriptor<T> kind,
            Path file,
            Consumer<StampedFileContent<T>> then,
            Consumer<InputFault> refused) {
        List<Path> recent = List.copyOf(shell.recentFiles().all());
        DocumentTypeDescriptor.Reader<T> reader = kind.reader().orElseThrow();
        reading.ask(
                new File(file.toString()).getName(),
                progress -> recent.contains(key(file)) && Files.notExists(file)
                        ? Optional.<StampedFileContent<T>>empty()
                        : Optional.of(StampedFileContent.of(file, () -> reader.read(file, progress))),
                content -> content.ifPresentOrElse(read -> take(read, then, refused), () -> {
                    shell.recentFiles().forget(file);
                    refused.accept(DocumentWords.missing(file));
                }),
                failure -> refused.accept(named(file, failure.fault())));
    }

    private static <T> void take(
            StampedFileContent<T> content, Consumer<StampedFileContent<T>> then, Consumer<InputFault> refused) {
        try {
            then.accept(content);
        } catch (InputFault fault) {
            refused.accept(named(content.file(), fault));
        }
    }

    private static InputFault named(Path file, InputFault fault) {
        return fault.place().isEmpty() ? fault.in(file.toString()) : fault;
    }

    /** Records that the content of a file is shown now, which makes it the last used file of its kind. */
    public void opened(DocumentTypeDescriptor<?> kind, StampedFileContent<?> content) {
        shell.messages().clear();
        note(content.file(), content.stamp());
        used(kind, content.file());
    }

    private void used(DocumentTypeDescriptor<?> kind, Path file) {
        last.put(kind.saveTitle(), file);
        if (kind.reader().isPresent()) {
            shell.recentFiles().add(file);
        }
    }

    /**
     * Saves a document to its file, or asks for a file if it has none. If another program has changed the file
     * meanwhile, the user decides whether to overwrite it.
     *
     * @param recorder receives the file if the document was saved
     * @param then receives, once, whether the document was saved: not if the user cancelled or saving failed, also by
     *     an exception, one of the recorder too, which is thrown on
     */
    public <T> void save(
            DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, Consumer<Path> recorder, Consumer<Boolean> then) {
        SaveCompletionCallback caller = new SaveCompletionCallback(recorder, then);
        caller.attempt(() -> save(kind, draft, caller));
    }

    /**
     * As {@link #save(DocumentTypeDescriptor, SaveRequest, Consumer, Consumer)}, where nobody waits for the outcome.
     */
    public <T> void save(DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, Consumer<Path> recorder) {
        save(kind, draft, recorder, _ -> {});
    }

    private <T> void save(DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, SaveCompletionCallback caller) {
        if (draft.file().isEmpty()) {
            saveAs(kind, draft, caller);
            return;
        }
        Path file = draft.file().get();
        Optional<FileStamp> stamp = stamp(file);
        write(
                kind,
                draft.value(),
                file,
                () -> isAsItWas(file, stamp),
                caller,
                writing -> questions.aboutChangedFile(
                        file,
                        answer -> caller.attempt(writing, () -> {
                            switch (answer) {
                                case SAVE_OVER -> write(kind, draft.value(), file, caller);
                                case SAVE_AS -> saveAs(kind, draft, caller);
                                case CANCEL -> caller.tell(Optional.empty());
                            }
                            writing.end();
                        })));
    }

    /** Returns whether no other program has changed a file; a deleted file counts as unchanged. */
    private static boolean isAsItWas(Path file, Optional<FileStamp> stamp) {
        Optional<FileStamp> now = FileStamp.of(file);
        return now.isEmpty() || now.equals(stamp);
    }

    /** Asks for a file and saves a document to it; parameters as for {@link #save}. */
    public <T> void saveAs(
            DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, Consumer<Path> recorder, Consumer<Boolean> then) {
        SaveCompletionCallback caller = new SaveCompletionCallback(recorder, then);
        caller.attempt(() -> saveAs(kind, draft, caller));
    }

    /** As {@link #saveAs(DocumentTypeDescriptor, SaveRequest, Consumer, Consumer)}, where nobody waits. */
    public <T> void saveAs(DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, Consumer<Path> recorder) {
        saveAs(kind, draft, recorder, _ -> {});
    }

    private <T> void saveAs(DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, SaveCompletionCallback caller) {
        destination(kind, draft, List.of())
                .ifPresentOrElse(
                        target -> saveTo(kind, draft.value(), target, caller), () -> caller.tell(Optional.empty()));
    }

    /**
     * Asks for a file to save to.
     *
     * @param more formats that are offered, too, for what is exported as another kind
     * @return the file; empty if the user cancelled
     */
    public <T> Optional<FileDialogRequest.Target> destination(
            DocumentTypeDescriptor<T> kind, SaveRequest<T> draft, List<FileDialogFormat> more) {
        FileDialogRequest request = kind.saving(draft, last(kind)).withFormats(more);
        return questions.fileToSave(request).map(request::target);
    }

    /**
     * Asks for a file to save to what takes long to make, before it is made. A file that exists, and that the dialog
     * did not ask about, may be replaced only if the user says so now.
     *
     * @param fileName the proposed name, without extension
     * @param then receives the file; not called if the user cancelled, nor after {@link #close}
     */
    public void destinationBeforeWork(
            DocumentTypeDescriptor<byte[]> kind, String fileName, Consumer<FileDialogRequest.Target> then) {
        destination(kind, SaveRequest.of(new byte[0], fileName), List.of()).ifPresent(target -> {
            if (closed) {
                return;
            }
            if (target.replaces()) {
                then.accept(target);
                return;
            }
            fileWorker.ask(
                    _ -> Files.exists(target.file()),
                    exists -> {
                        if (exists) {
                            mayReplace(target.file(), then);
                        } else if (!closed) {
                            then.accept(target);
                        }
                    },
                    failure -> shell.messages().show(failure.fault()));
        });
    }

    private void mayReplace(Path file, Consumer<FileDialogRequest.Target> then) {
        if (closed) {
            return;
        }
        questions.mayReplace(file, replaces -> {
            if (replaces && !closed) {
                then.accept(new FileDialogRequest.Target(file, true));
            }
        });
    }

    /** Saves a value to a file that the user has chosen. */
    public <T> void saveTo(DocumentTypeDescriptor<T> kind, T value, FileDialogRequest.Target target) {
        SaveCompletionCallback caller = new SaveCompletionCallback(_ -> {}, _ -> {});
        caller.attempt(() -> saveTo(kind, value, target, caller));
    }

    <T> void saveTo(
            DocumentTypeDescriptor<T> kind, T value, FileDialogRequest.Target target, SaveCompletionCallback caller) {
        Path file = target.file();
        write(
                kind,
                value,
                file,
                () -> target.replaces() || Files.notExists(file),
                caller,
                writing -> questions.mayReplace(
                        file,
                        replaces -> caller.attempt(writing, () -> {
                            if (replaces) {
                                write(kind, value, file, caller);
                            } else {
                                caller.tell(Optional.empty());
                            }
                            writing.end();
                        })));
    }

    /** Asks for a file and exports a value to it. */
    public <T> void export(DocumentTypeDescriptor<T> kind, T value, String fileName) {
        saveAs(kind, new SaveRequest<>(value, "", fileName, last(kind)), _ -> {});
    }

    private <T> void write(DocumentTypeDescriptor<T> kind, T value, Path file, SaveCompletionCallback caller) {
        write(kind, value, file, () -> true, caller, PendingFileWrites.Write::end);
    }

    /**
     * Writes a file.
     *
     * @param allowed whether the file may be written; called on the worker thread
     * @param otherwise runs if the file may not be written. It receives the write, to be ended once the user has
     *     decided, which closing the window waits for
     */
    private <T> void write(
            DocumentTypeDescriptor<T> kind,
            T value,
            Path file,
            BooleanSupplier allowed,
            SaveCompletionCallback caller,
            Consumer<PendingFileWrites.Write> otherwise) {
        PendingFileWrites.Write writing = shell.fileWrites().begin(file);
        BackgroundWorker.Work<Optional<SaveResult>> task = context -> {
            if (!allowed.getAsBoolean()) {
                return Optional.empty();
            }
            List<Path> together = kind.writer().files(file);
            context.say(() -> writing.setFiles(together));
            kind.writer().write(file, value, context);
            return Optional.of(new SaveResult(FileStamp.of(file)));
        };
        Consumer<Optional<SaveResult>> ended = written -> written.ifPresentOrElse(
                result -> written(kind, file, result, caller, writing), () -> otherwise.accept(writing));
        try {
            caller.attempt(
                    writing,
                    () -> writer().ask(
                                    task,
                                    written -> caller.attempt(writing, () -> ended.accept(written)),
                                    failure -> notWritten(named(file, failure.fault()), caller, writing)));
        } finally {
            if (closed) {
                fileWorker.finish();
            }
        }
    }

    /** The file is written, also where that cannot be shown. */
    private void written(
            DocumentTypeDescriptor<?> kind,
            Path file,
            SaveResult result,
            SaveCompletionCallback caller,
            PendingFileWrites.Write writing) {
        try {
            note(file, result.stamp());
            used(kind, file);
            shell.messages().report(DocumentWords.saved(file));
        } finally {
            try {
                caller.tell(Optional.of(file));
            } finally {
                writing.end();
            }
        }
    }

    private void notWritten(InputFault fault, SaveCompletionCallback caller, PendingFileWrites.Write writing) {
        try {
            caller.attempt(() -> {
                shell.messages().show(fault);
                caller.tell(Optional.empty());
            });
        } finally {
            writing.fail(fault);
        }
    }

    /**
     * The thread for a write. The scene may have been closed while the user was asked about a file, such as that of a
     * slide that is left then: the file is written nevertheless, on a new thread, which ends with it.
     */
    private BackgroundWorker writer() {
        if (closed) {
            fileWorker = BackgroundWorker.queue("files", screen);
        }
        return fileWorker;
    }

    /** The stamp of a file just after it was written. */
    private record SaveResult(Optional<FileStamp> stamp) {}

    /** Returns the stamp of a file from when it was opened or saved here; empty if it was neither. */
    public Optional<FileStamp> stamp(Path file) {
        return Optional.ofNullable(stamps.get(key(file)));
    }

    /** Records the stamp that a file had when a document was read from it or was set aside. */
    public void note(Path file, Optional<FileStamp> then) {
        then.ifPresentOrElse(stamp -> stamps.put(key(file), stamp), () -> stamps.remove(key(file)));
    }

    /** Records the present stamp of a document's file; the stamp is read on the worker thread. */
    public void watch(Path file) {
        fileWorker.ask(
                _ -> FileStamp.of(file),
                now -> note(file, now),
                failure -> shell.messages().show(failure.fault()));
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /**
     * Runs an action that loses the changes of a document, after the user has saved or discarded them. The action does
     * not run if the user cancels.
     *
     * @param changed the document while it has changes; changes made during saving are asked about again
     */
    public void afterChanges(
            DocumentTypeDescriptor<?> kind, Supplier<Optional<UnsavedDocument>> changed, Runnable action) {
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
     * Runs another read on the worker thread, such as a search for the right one among several files.
     *
     * @param name the name shown for the read
     * @param then receives the result; it may throw an {@link InputFault}, which is shown as a message
     */
    public <A> void ask(String name, FileReaderWithProgress.Reader<A> reader, Consumer<A> then) {
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

    /**
     * Reads facts about files, such as the kinds of recent files, on a worker of its own. So opening and saving never
     * wait for a folder without an answer. Only the newest request is answered.
     */
    public <A> void askBeside(BackgroundWorker.Work<A> reader, Consumer<A> then) {
        factsWorker.ask(reader, then, failure -> shell.messages().show(failure.fault()));
    }

    /** Runs an action once all reads and writes requested so far are done. */
    public void runAfterTasks(Runnable then) {
        fileWorker.ask(_ -> true, _ -> then.run(), () -> {});
    }

    /** Returns whether nothing is being read or written. */
    public boolean isSettled() {
        return !fileWorker.isBusy();
    }

    /** Cancels all reads. The worker threads end when all writes are done. */
    @Override
    public void close() {
        closed = true;
        reading.cancel();
        factsWorker.close();
        fileWorker.finish();
    }

    /** Returns whether the worker threads have ended after {@link #close}. */
    public boolean isEnded() {
        return fileWorker.isEnded() && factsWorker.isEnded();
    }
}
