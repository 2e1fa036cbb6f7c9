package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneHost;

/**
 * A scene that counts in the background, also while another scene is on screen, and keeps what it has counted in files.
 *
 * @param <S> its set-ups
 */
public abstract class CountingScene<S extends Setup>
        implements DocumentScene<S>, VisibilityAwareScene, ToolbarScene, LegendScene, GestureHelpScene {
    protected final SceneHost shell;
    protected final DocumentFileManager documents;

    /** What counts for a scene. */
    public interface Counter extends AutoCloseable {
        /** Whether something is being counted. */
        ReadOnlyBooleanProperty runningProperty();

        /** Ends all threads without waiting for them. */
        @Override
        void close();

        /** Whether all threads have ended. */
        boolean isEnded();
    }

    /** The files of what is counted. */
    public interface CountFiles<S> {
        /** What was counted and is in no file. */
        List<UnsavedDocument> documents();

        /**
         * What was counted and is in no file, for crash recovery, that on screen last.
         *
         * @param now the set-up on screen
         */
        List<UnsavedWork> unsaved(S now);

        /** Adds what was recovered. It counts as unsaved, even if it has a file. */
        void restore(UnsavedWork work);
    }

    /** @param questions asks the user for files */
    protected CountingScene(SceneHost shell, FileDialogs questions) {
        this.shell = shell;
        this.documents = new DocumentFileManager(shell, questions, Platform::runLater);
    }

    protected abstract Counter model();

    protected abstract CountFiles<S> files();

    /** Returns the recently used files whose names end so, newest first. */
    protected final List<Path> recentFiles(String ending) {
        return shell.recentFiles().all().stream()
                .filter(file -> file.toString().endsWith(ending))
                .toList();
    }

    @Override
    public final boolean isSettled() {
        return !model().runningProperty().get() && documents.isSettled();
    }

    @Override
    public final List<UnsavedDocument> documents() {
        return files().documents();
    }

    @Override
    public final List<UnsavedWork> unsaved() {
        return files().unsaved(now());
    }

    @Override
    public final void restore(UnsavedWork work) {
        files().restore(work);
    }

    @Override
    public void close() {
        model().close();
        documents.close();
    }

    /** Whether all threads have ended. */
    public final boolean isEnded() {
        return model().isEnded() && documents.isEnded();
    }
}
