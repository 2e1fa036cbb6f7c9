package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneHost;

/**
 * The questions to the user before printing in a window: file dialogs ask for files and folders, cards over the window
 * ask everything else.
 */
final class WindowLessonExportDialogs implements LessonExportDialogs {
    private static final FileDialogFormat PDF = FileDialogFormat.of(LessonExportWords.HANDOUTS, ".pdf");

    private final SceneHost shell;
    private final WindowFileDialogs files;

    WindowLessonExportDialogs(SceneHost shell) {
        this.shell = shell;
        this.files = new WindowFileDialogs(shell);
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
    public Optional<FileDialogRequest.Target> handout(String usualName) {
        FileDialogRequest request = new FileDialogRequest(
                LessonExportWords.SAVE_HANDOUT, List.of(PDF), Optional.empty(), usualName + PDF.ending());
        return files.fileToSave(request).map(request::target);
    }

    @Override
    public Optional<Path> folder() {
        return files.folder(LessonExportWords.CHOOSE_FOLDER);
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
