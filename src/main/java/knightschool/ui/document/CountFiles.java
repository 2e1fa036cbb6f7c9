package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.SceneHost;

/**
 * The files of what a scene counts. Used on the JavaFX thread; reads and writes files in the background.
 *
 * @param <S> the set-ups of the scene
 */
public abstract class CountFiles<S> {
    protected final DocumentFileManager documents;
    protected final SceneHost shell;

    protected CountFiles(DocumentFileManager documents, SceneHost shell) {
        this.documents = documents;
        this.shell = shell;
    }

    final DocumentFileManager manager() {
        return documents;
    }

    /** What was counted and is in no file. */
    public abstract List<UnsavedDocument> documents();

    /**
     * What was counted and is in no file, for crash recovery, that on screen last.
     *
     * @param now the set-up on screen, into which the questions are put
     */
    public abstract List<UnsavedWork> unsaved(S now);

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
            markUnsaved(file);
        });
    }

    /**
     * Adds what the text of a file tells.
     *
     * @throws InputFault if it cannot be added
     */
    protected abstract void take(String text);

    /** Remembers a file of what is on screen, and that something is in no file yet. */
    protected abstract void markUnsaved(Path file);
}
