package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.stage.DirectoryChooser;
import knightschool.ui.choice.DialogFolder;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.choice.QuestionCard;
import knightschool.ui.choice.QuestionCard.Answer;
import knightschool.ui.shell.Shell;

/** Asks for files in windows of their own, and anything else in a card over the window. */
final class WindowPrintQuestions implements PrintQuestions {
    private static final FileSaver.Format PDF = new FileSaver.Format(PrintWords.HANDOUTS, ".pdf");

    private final Shell shell;

    WindowPrintQuestions(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void withAnswers(Consumer<Boolean> then) {
        QuestionCard.ask(
                shell,
                PrintWords.ANSWERS_QUESTION,
                PrintWords.ANSWERS_FACT,
                List.of(
                        Answer.usual(PrintWords.WITHOUT_ANSWERS, () -> then.accept(false)),
                        Answer.of(PrintWords.WITH_ANSWERS, () -> then.accept(true)),
                        Answer.of(PrintWords.CANCEL, () -> {})));
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
        return DialogFolder.of(shell).ask(chooser, shell.window().orElse(null));
    }

    @Override
    public void replaces(int pictures, Path folder, Runnable then) {
        QuestionCard.ask(
                shell,
                PrintWords.REPLACE_QUESTION,
                PrintWords.areThere(pictures, folder),
                List.of(Answer.of(PrintWords.REPLACE, then), Answer.of(PrintWords.CANCEL, () -> {})));
    }
}
