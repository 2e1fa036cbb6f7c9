package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.work.PendingFileWrites;

/**
 * The caller who waits for the outcome of a save. It is told once, also where the save breaks down: else it would wait
 * for ever, and with it the window that is being closed. Used on the JavaFX thread.
 */
final class SaveListener {
    private final Consumer<Optional<Path>> then;
    private boolean isNotified;

    /** @param then receives the file; empty if the document was not saved */
    SaveListener(Consumer<Optional<Path>> then) {
        this.then = then;
    }

    /** Tells the outcome. Ignored from the second time on. */
    void tell(Optional<Path> file) {
        if (!isNotified) {
            isNotified = true;
            then.accept(file);
        }
    }

    /** Runs a part of the save. If that throws, the document is not saved. */
    void attempt(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error broken) {
            tellNothingSaved(broken);
            throw broken;
        }
    }

    /** Runs a part of the save that ends the given write, too, if it throws. */
    void attempt(PendingFileWrites.Write writing, Runnable part) {
        writing.attempt(() -> attempt(part));
    }

    private void tellNothingSaved(Throwable broken) {
        try {
            tell(Optional.empty());
        } catch (RuntimeException | Error another) {
            broken.addSuppressed(another);
        }
    }
}
