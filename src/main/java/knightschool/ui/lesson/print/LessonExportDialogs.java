package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Asks the user what to save of a lesson, in cards over the window: whether with answers, and whether pictures are
 * replaced. Tests have their own implementation.
 */
public interface LessonExportDialogs {
    /** Asks whether to print the answers too; the callback is not called if the user cancels. */
    void withAnswers(Consumer<Boolean> then);

    /** Asks whether to replace existing pictures, and continues only if the user agrees. */
    void replaces(int pictures, Path folder, Runnable then);
}
