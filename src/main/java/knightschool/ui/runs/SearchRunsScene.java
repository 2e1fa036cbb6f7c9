package knightschool.ui.runs;

import java.nio.file.Path;
import java.util.List;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.ui.choice.BoardChooser;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.TableOpeningScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.scene.VisibilityAwareScene;

/**
 * The common behaviour of the scenes of census and experiment: they run searches in the background, also while another
 * scene is on screen, and keep the results in files.
 *
 * @param <S> its set-ups
 */
public interface SearchRunsScene<S extends Setup>
        extends DocumentScene<S>,
                UndoableScene,
                VisibilityAwareScene,
                ToolbarScene,
                LegendScene,
                GestureHelpScene,
                TableOpeningScene {
    AbstractSearchRunsModel<?, ?, ?> model();

    AbstractSearchRunsFiles<S, ?> files();

    /** The control in which boards are chosen. */
    BoardChooser chooser();

    @Override
    default UndoHistory undoHistory() {
        return model();
    }

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

    /** Closes what is open over the scene; the count goes on. */
    @Override
    default void onHidden() {
        chooser().hide();
    }

    @Override
    default void close() {
        chooser().close();
        model().close();
        files().close();
    }

    /** Whether all threads have ended. */
    default boolean isEnded() {
        return model().isEnded() && files().manager().isEnded();
    }
}
