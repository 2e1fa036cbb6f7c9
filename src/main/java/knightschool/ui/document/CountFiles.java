package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/**
 * The files of what a scene counts. Used on the JavaFX thread; reads and writes files in the background.
 *
 * @param <S> the set-ups of the scene
 * @param <F> what a file has
 */
public abstract class CountFiles<S, F> {
    protected final DocumentFileManager documents;
    protected final SceneHost shell;

    protected CountFiles(DocumentFileManager documents, SceneHost shell) {
        this.documents = documents;
        this.shell = shell;
    }

    final DocumentFileManager manager() {
        return documents;
    }

    /** The kind of the files, as they are read now. */
    protected abstract DocumentTypeDescriptor<F> kind();

    protected abstract SaveRequest<F> draft(F content);

    /**
     * Adds what a file has.
     *
     * @throws InputFault if it contradicts what is known
     */
    protected abstract void take(F content);

    /**
     * Adds what was recovered as text.
     *
     * @throws InputFault if it cannot be added
     */
    protected abstract void take(String text);

    /** Shows what an opened file answers, if {@link #take} has not. */
    protected void show(F content) {
        // What was taken is on screen.
    }

    /** Remembers what a file has. */
    protected abstract void put(Path file, F content);

    /** Remembers a file of what is on screen, all of which is to be saved again. */
    protected abstract void putNothing(Path file);

    /** The sentence that a file was opened. */
    protected abstract String opened(String name, F content);

    /** What was counted and is in no file. */
    public abstract List<UnsavedDocument> documents();

    /**
     * What was counted and is in no file, for crash recovery, that on screen last.
     *
     * @param now the set-up on screen, into which the questions are put
     */
    public abstract List<UnsavedWork> unsaved(S now);

    /** Asks for a file and adds what it has. */
    public final void open() {
        DocumentTypeDescriptor<F> kind = kind();
        documents
                .choose(kind, Optional.empty())
                .ifPresent(file -> documents.read(kind, file, read -> {
                    take(read.value());
                    // Before it is shown, which may have files looked for.
                    put(file, read.value());
                    show(read.value());
                    documents.opened(kind, read);
                    shell.messages().say(opened(file.getFileName().toString(), read.value()));
                }));
    }

    /**
     * Reads the first of some files that is wanted.
     *
     * @param name the name shown while it is read
     * @param wanted asked in the background
     * @param then receives it; empty if none is wanted
     */
    protected final void readFirst(
            String name, List<Path> files, Predicate<Path> wanted, Consumer<Optional<StampedFileContent<F>>> then) {
        DocumentTypeDescriptor.Reader<F> reader = kind().reader().orElseThrow();
        documents.ask(
                name,
                progress -> files.stream()
                        .filter(wanted)
                        .findFirst()
                        .map(file -> StampedFileContent.of(file, () -> reader.read(file, progress))),
                then);
    }

    /** Adds what a file has, without a message. */
    protected final void takeAgain(StampedFileContent<F> read) {
        take(read.value());
        documents.note(read.file(), read.stamp());
        put(read.file(), read.value());
    }

    /**
     * Saves to the file of a content, or asks for one if it has none.
     *
     * @param then receives whether it was saved
     */
    protected final void save(F content, Consumer<Boolean> then) {
        documents.save(kind(), draft(content), saved(content).andThen(file -> then.accept(file.isPresent())));
    }

    /** Asks for a file and saves to it. */
    protected final void saveAs(F content) {
        documents.saveAs(kind(), draft(content), saved(content));
    }

    private Consumer<Optional<Path>> saved(F content) {
        return file -> file.ifPresent(to -> put(to, content));
    }

    /** Adds what was recovered. It counts as unsaved, even if it has a file. */
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
}
