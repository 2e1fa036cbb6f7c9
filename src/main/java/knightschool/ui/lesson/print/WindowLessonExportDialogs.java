package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneHost;

/** The questions to the user before a lesson is saved, in cards over the window. */
final class WindowLessonExportDialogs implements LessonExportDialogs {
    private final SceneHost shell;

    WindowLessonExportDialogs(SceneHost shell) {
        this.shell = shell;
    }

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
