package knightschool.ui.work;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import knightschool.files.InputFault;

/** Saves state that is not a document, such as progress, in a file of the program. */
@FunctionalInterface
public interface StateSaver {
    /**
     * Writes unsaved state in the background. Called on the JavaFX thread.
     *
     * @param then receives, on the JavaFX thread, the fault that prevented writing, or empty once everything is written
     */
    void keep(Consumer<Optional<InputFault>> then);

    /**
     * The files that are still to be written, for messages to a user who waits for the disk; those of a long work alone
     * where its {@link #progress} is known. Empty if unknown.
     */
    default List<Path> files() {
        return List.of();
    }

    /**
     * Returns how far the work on the files is, in words that change with it; empty where that is not known, since it
     * is soon over.
     */
    default Optional<ObservableValue<String>> progress() {
        return Optional.empty();
    }

    /** Returns whether another call of {@link #keep} tries again to save what could not be saved. */
    default boolean isRepeatable() {
        return true;
    }
}
