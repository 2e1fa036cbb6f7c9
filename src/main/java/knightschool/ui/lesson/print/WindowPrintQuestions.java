package knightschool.ui.lesson.print;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.DirectoryChooser;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.choice.QuestionDialog;
import knightschool.ui.shell.Shell;

/** Asks in windows of their own. */
final class WindowPrintQuestions implements PrintQuestions {
    private static final FileSaver.Format PDF = new FileSaver.Format(PrintWords.HANDOUTS, ".pdf");

    private final Shell shell;

    WindowPrintQuestions(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Optional<Boolean> withAnswers() {
        ButtonType without = new ButtonType(PrintWords.WITHOUT_ANSWERS, ButtonData.YES);
        ButtonType with = new ButtonType(PrintWords.WITH_ANSWERS, ButtonData.NO);
        ButtonType cancel = new ButtonType(PrintWords.CANCEL, ButtonData.CANCEL_CLOSE);
        ButtonType answer = ask(PrintWords.ANSWERS_QUESTION, PrintWords.ANSWERS_FACT, List.of(without, with, cancel));
        return answer == cancel ? Optional.empty() : Optional.of(answer == with);
    }

    @Override
    public Optional<FileSaver.Answer> handout(String usualName) {
        return FileSaver.inWindow(shell, PrintWords.SAVE_HANDOUT, usualName, List.of(PDF))
                .toSave(Optional.empty());
    }

    @Override
    public Optional<Path> folder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(PrintWords.CHOOSE_FOLDER);
        return Optional.ofNullable(chooser.showDialog(shell.window().orElse(null)))
                .map(File::toPath);
    }

    @Override
    public boolean replaces(int pictures, Path folder) {
        ButtonType replace = new ButtonType(PrintWords.REPLACE, ButtonData.YES);
        ButtonType cancel = new ButtonType(PrintWords.CANCEL, ButtonData.CANCEL_CLOSE);
        return ask(PrintWords.REPLACE_QUESTION, PrintWords.areThere(pictures, folder), List.of(replace, cancel))
                == replace;
    }

    private ButtonType ask(String question, String fact, List<ButtonType> answers) {
        return QuestionDialog.ask(shell.window(), shell.themeProperty().get(), question, fact, answers);
    }
}
