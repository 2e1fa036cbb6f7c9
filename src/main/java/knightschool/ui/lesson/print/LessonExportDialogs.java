package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneHost;

/**
 * Asks the user what to save of a lesson: whether with answers, and whether pictures are replaced. Tests have their own
 * implementation.
 */
public interface LessonExportDialogs {
    /** Asks whether to print the answers too; the callback is not called if the user cancels. */
    void withAnswers(Consumer<Boolean> then);

    /** Asks whether to replace existing pictures, and continues only if the user agrees. */
    void replaces(int pictures, Path folder, Runnable then);

    /** The questions to the user before a lesson is saved, in cards over the window. */
    record InWindow(SceneHost shell) implements LessonExportDialogs {
        @Override
        public void withAnswers(Consumer<Boolean> then) {
            QuestionDialog.ask(
                    shell,
                    LessonExportWords.ANSWERS_QUESTION,
                    LessonExportWords.ANSWERS_FACT,
                    List.of(
                            Answer.usual(LessonExportWords.WITHOUT_ANSWERS, () -> then.accept(false)),
                            Answer.of(LessonExportWords.WITH_ANSWERS, () -> then.accept(true)),
                            Answer.of(LessonExportWords.CANCEL, () -> {})));
        }

        @Override
        public void replaces(int pictures, Path folder, Runnable then) {
            QuestionDialog.ask(
                    shell,
                    LessonExportWords.REPLACE_QUESTION,
                    LessonExportWords.existingPictures(pictures, folder),
                    List.of(Answer.of(LessonExportWords.REPLACE, then), Answer.of(LessonExportWords.CANCEL, () -> {})));
        }
    }
}
