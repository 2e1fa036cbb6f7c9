package knightschool.ui.scene;

import java.util.Optional;
import java.util.function.Consumer;
import knightschool.files.InputFault;

/** Keeps something of what a person does, which is no document, in a file of the program's own. */
@FunctionalInterface
public interface StateSaver {
    /**
     * Writes what is not written yet, in the background. On the JavaFX thread.
     *
     * @param then told there what stopped it, or nothing once all is written
     */
    void keep(Consumer<Optional<InputFault>> then);

    /** The file that it is kept in, as a person is told it who waits for the disk; empty where it is in none. */
    default String file() {
        return "";
    }
}
