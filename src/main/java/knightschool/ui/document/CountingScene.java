package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.TableOpeningScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;

/**
 * A scene that counts in the background, also while another scene is on screen, and keeps what it has counted in files.
 *
 * @param <S> its set-ups
 */
public interface CountingScene<S extends Setup>
        extends DocumentScene<S>, VisibilityAwareScene, ToolbarScene, LegendScene, GestureHelpScene, TableOpeningScene {
    /** The counter of a scene, which runs in the background. */
    interface Counter extends AutoCloseable {
        /** Whether something is being counted. */
        ReadOnlyBooleanProperty runningProperty();

        /** Counts what is missing. */
        void run();

        /** Ends the count soon; what has been counted stays. */
        void cancel();

        /** Adds what has been counted; called once per pulse. */
        void tick();

        /** Whether a pulse has nothing to do. */
        boolean isIdle();

        /** Ends all threads without waiting for them. */
        @Override
        void close();

        /** Whether all threads have ended. */
        boolean isEnded();
    }

    Counter model();

    CountFiles<S, ?> files();

    @Override
    default boolean isSettled() {
        return !model().runningProperty().get() && files().manager().isSettled();
    }

    @Override
    default void openTable(Path file) {
        files().open(file);
    }

    @Override
    default List<UnsavedDocument> documents() {
        return files().documents();
    }

    @Override
    default List<UnsavedWork> unsaved() {
        return files().unsaved(now());
    }

    @Override
    default void restore(UnsavedWork work) {
        files().restore(work);
    }

    @Override
    default void close() {
        model().close();
        files().manager().close();
    }

    /** Whether all threads have ended. */
    default boolean isEnded() {
        return model().isEnded() && files().manager().isEnded();
    }
}
