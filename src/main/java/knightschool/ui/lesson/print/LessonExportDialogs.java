package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.document.FileDialogRequest;

/**
 * Asks the user for the target, and whether to include answers, before a lesson is saved as a handout or as pictures.
 * Tests have their own implementation.
 */
public interface LessonExportDialogs {
    /** Asks whether to print the answers too; the callback is not called if the user cancels. */
    void withAnswers(Consumer<Boolean> then);

    /**
     * Asks for the file of the handout; empty if the user cancelled.
     *
     * @param usualName the proposed file name, without an extension
     */
    Optional<FileDialogRequest.Target> handout(String usualName);

    /** Asks for the folder for pictures; empty if the user cancelled. */
    Optional<Path> folder();

    /** Asks whether to replace existing pictures, and continues only if the user agrees. */
    void replaces(int pictures, Path folder, Runnable then);
}
