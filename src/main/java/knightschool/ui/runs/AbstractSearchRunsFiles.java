package knightschool.ui.runs;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.util.Subscription;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneFileKind;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.RecentFileMenu;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.StampedFileContent;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/**
 * Opens and saves the files with the results of the searches that a scene has run, and tells which results are in no
 * file. Used on the JavaFX thread; files are read and written in the background.
 *
 * @param <S> the type of the set-ups of the scene
 * @param <F> the type of the content of a file
 */
public abstract class AbstractSearchRunsFiles<S, F> implements AutoCloseable {
    public static final String ENDING = ".csv";

    protected final DocumentFileManager documents;
    protected final SceneHost shell;

    private final RecentTableFiles recent;
    private final Subscription reading;
    private final Set<String> reported = new HashSet<>();

    /** @param table the kind of the tables in the files */
    @SuppressWarnings("this-escape") // The list of recent files is read later.
    protected AbstractSearchRunsFiles(SceneFileKind table, DocumentFileManager documents, SceneHost shell) {
        this.documents = documents;
        this.shell = shell;
        this.recent = new RecentTableFiles(table, shell.recentFiles(), documents);
        this.reading = shell.recentFiles().onRead(this::openAgain);
    }

    final DocumentFileManager manager() {
        return documents;
    }

    /** The document type of the files. It may depend on the present state of the scene. */
    protected abstract DocumentTypeDescriptor<F> kind();

    protected abstract SaveRequest<F> draft(F content);

    /**
     * Adds the results in a file to those of the scene.
     *
     * @throws InputFault if they contradict results that are known
     */
    protected abstract void take(F content);

    /**
     * Adds results that were recovered as text.
     *
     * @throws InputFault if they cannot be added
     */
    protected abstract void take(String text);

    /** Shows the results of an opened file. By default does nothing, for scenes in which {@link #take} shows them. */
    protected void show(F content) {
        // By default take has shown the results already.
    }

    /** Records that these results are in a file. */
    protected abstract void put(Path file, F content);

    /** Records the file of the results on screen, but as a file that still has to be written with all of them. */
    protected abstract void putNothing(Path file);

    /** Adds the results of recent files to those of the scene, since its set-ups contain only the questions. */
    public final void openAgain() {
        openAgain(shell.recentFiles().endingWith(ENDING));
    }

    /**
     * Adds the results of those of some files that answer the questions of the scene. Others are left out.
     *
     * @param files the files, newest first
     */
    protected abstract void openAgain(List<Path> files);

    /** Returns the message that a file was opened. */
    protected abstract String opened(String name, F content);

    /** Returns the results that are in no file. */
    public abstract List<UnsavedDocument> documents();

    /**
     * Returns the results that are in no file, for recovery after a crash; those on screen come last.
     *
     * @param now the set-up on screen, of which the returned set-ups are variants, each with its own question
     */
    public abstract List<UnsavedWork> unsaved(S now);

    /** Asks the user for a file and adds its results. */
    public final void open() {
        documents.choose(kind(), Optional.empty()).ifPresent(this::open);
    }

    /** Adds the results in a file and shows them. */
    public final void open(Path file) {
        DocumentTypeDescriptor<F> kind = kind();
        documents.read(kind, file, runsFile -> {
            take(runsFile.value());
            // Recorded before it is shown, because showing it may start a search for files.
            put(file, runsFile.value());
            show(runsFile.value());
            documents.opened(kind, runsFile);
            shell.messages().say(opened(file.getFileName().toString(), runsFile.value()));
        });
    }

    /**
     * Returns a menu of the tables that were opened or saved last.
     *
     * @param command the id of the command that opens the menu
     */
    public final RecentFileMenu recentMenu(String command) {
        return new RecentFileMenu(command, shell.recentFiles(), kind().name(), recent.files(), this::open);
    }

    /**
     * Reads the first of some files that is wanted.
     *
     * @param name the name shown while it is read
     * @param condition asked in the background
     * @param then receives it; empty if none is wanted
     */
    protected final void readFirst(
            String name, List<Path> files, Predicate<Path> condition, Consumer<Optional<StampedFileContent<F>>> then) {
        DocumentTypeDescriptor.Reader<F> reader = kind().reader().orElseThrow();
        documents.ask(
                name,
                progress -> files.stream()
                        .filter(condition)
                        .findFirst()
                        .map(file -> StampedFileContent.of(file, () -> reader.read(file, progress))),
                then);
    }

    /**
     * Shows the first fault that has not been shown yet. Since a message replaces the previous one, the others are
     * shown when the question changes.
     */
    protected final void showNewFault(List<InputFault> faults) {
        faults.stream()
                .filter(fault -> reported.add(fault.displayMessage()))
                .findFirst()
                .ifPresent(shell.messages()::show);
    }

    /** Adds the results in a file, without a message. */
    protected final void takeAgain(StampedFileContent<F> runsFile) {
        take(runsFile.value());
        documents.note(runsFile.file(), runsFile.stamp());
        put(runsFile.file(), runsFile.value());
    }

    /**
     * Saves to the file of a content, or asks for one if it has none.
     *
     * @param then receives whether it was saved
     */
    protected final void save(F content, Consumer<Boolean> then) {
        documents.save(kind(), draft(content), file -> put(file, content), then);
    }

    /** Asks for a file and saves to it. */
    protected final void saveAs(F content) {
        documents.saveAs(kind(), draft(content), file -> put(file, content));
    }

    /** Adds recovered results. They count as unsaved, even if they have a file. */
    public final void restore(UnsavedWork work) {
        try {
            take(work.data());
        } catch (InputFault fault) {
            shell.messages().show(fault);
            return;
        }
        work.file().ifPresent(file -> {
            documents.note(file, work.stamp());
            putNothing(file);
        });
    }

    /** Ends the reading of files; those that are being written are completed. */
    @Override
    public final void close() {
        reading.unsubscribe();
        documents.close();
    }
}
