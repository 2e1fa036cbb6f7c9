package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.work.PendingFileWrites;

/**
 * Tells the document and the caller of a save how the save has ended. The caller is told exactly once, also after an
 * exception; otherwise it would wait for ever, and so would a window that is being closed. Used on the JavaFX thread.
 */
final class SaveCompletionCallback {
    private final Consumer<Path> recorder;
    private final Consumer<Boolean> caller;
    private boolean isNotified;

    /**
     * @param recorder receives the file if the document was saved
     * @param caller receives whether the document was saved, and its file recorded
     */
    SaveCompletionCallback(Consumer<Path> recorder, Consumer<Boolean> caller) {
        this.recorder = recorder;
        this.caller = caller;
    }

    /** Tells the outcome. Ignored from the second time on. */
    void tell(Optional<Path> file) {
        if (!isNotified) {
            isNotified = true;
            boolean isRecorded = false;
            try {
                file.ifPresent(recorder);
                isRecorded = file.isPresent();
            } finally {
                caller.accept(isRecorded);
            }
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
