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
final class WindowPrintDialogs implements PrintDialogs {
    private static final FileDialogFormat PDF = FileDialogFormat.of(PrintWords.HANDOUTS, ".pdf");

    private final SceneHost shell;
    private final WindowFileDialogs files;

    WindowPrintDialogs(SceneHost shell) {
        this.shell = shell;
        this.files = new WindowFileDialogs(shell);
    }

    @Override
    public void withAnswers(Consumer<Boolean> then) {
        QuestionDialog.ask(
                shell,
                PrintWords.ANSWERS_QUESTION,
                PrintWords.ANSWERS_FACT,
                List.of(
                        Answer.usual(PrintWords.WITHOUT_ANSWERS, () -> then.accept(false)),
                        Answer.of(PrintWords.WITH_ANSWERS, () -> then.accept(true)),
                        Answer.of(PrintWords.CANCEL, () -> {})));
    }

    @Override
    public Optional<FileDialogRequest.Target> handout(String usualName) {
        FileDialogRequest request = new FileDialogRequest(
                PrintWords.SAVE_HANDOUT, List.of(PDF), Optional.empty(), usualName + PDF.ending());
        return files.fileToSave(request).map(request::target);
    }

    @Override
    public Optional<Path> folder() {
        return files.folder(PrintWords.CHOOSE_FOLDER);
    }

    @Override
    public void replaces(int pictures, Path folder, Runnable then) {
        QuestionDialog.ask(
                shell,
                PrintWords.REPLACE_QUESTION,
                PrintWords.existingPictures(pictures, folder),
                List.of(Answer.of(PrintWords.REPLACE, then), Answer.of(PrintWords.CANCEL, () -> {})));
    }
}
