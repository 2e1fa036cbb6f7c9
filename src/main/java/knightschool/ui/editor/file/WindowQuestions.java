package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.choice.ChangesQuestion;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.choice.QuestionCard;
import knightschool.ui.choice.QuestionCard.Answer;
import knightschool.ui.shell.Shell;

/** Asks for files in windows of their own, and anything else in a card over the window. */
public final class WindowQuestions implements Questions {
    private static final FileDialog BOARDS = new FileDialog(QuestionWords.BOARDS, BoardName.ENDING);

    private final Shell shell;

    public WindowQuestions(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return BOARDS.open(shell, QuestionWords.OPEN, near);
    }

    @Override
    public Optional<Path> fileToSave(String board, Optional<Path> near) {
        return BOARDS.save(shell, QuestionWords.saveAs(board), near, BoardName.proposed(board));
    }

    @Override
    public void aboutChanges(String board, Consumer<ChangesQuestion.Wish> then) {
        ChangesQuestion.ask(shell, QuestionWords.SAVE_FIRST, QuestionWords.changes(board), then);
    }

    @Override
    public void aboutChangedFile(Path file, Consumer<Overwrite> then) {
        QuestionCard.ask(
                shell,
                QuestionWords.SAVE_OVER_FIRST,
                QuestionWords.changedMeanwhile(file),
                List.of(
                        Answer.of(QuestionWords.SAVE_OVER, () -> then.accept(Overwrite.SAVE_OVER)),
                        Answer.of(QuestionWords.SAVE_ELSEWHERE, () -> then.accept(Overwrite.SAVE_AS)),
                        Answer.of(QuestionWords.CANCEL, () -> then.accept(Overwrite.CANCEL))));
    }

    @Override
    public void mayReplace(Path file, Consumer<Boolean> then) {
        QuestionCard.ask(
                shell,
                QuestionWords.REPLACE_FIRST,
                QuestionWords.isThere(file),
                List.of(
                        Answer.of(QuestionWords.REPLACE, () -> then.accept(true)),
                        Answer.of(QuestionWords.CANCEL, () -> then.accept(false))));
    }
}
