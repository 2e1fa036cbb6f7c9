package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import knightschool.ui.choice.ChangesDialog;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.choice.QuestionDialog;
import knightschool.ui.theme.Theme;

/** Asks in windows of their own. */
public final class WindowQuestions implements Questions {
    private static final FileDialog BOARDS = new FileDialog(QuestionWords.BOARDS, BoardName.ENDING);

    private final Supplier<Window> owner;
    private final Supplier<Theme> theme;

    public WindowQuestions(Supplier<Window> owner, Supplier<Theme> theme) {
        this.owner = owner;
        this.theme = theme;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return BOARDS.open(owner.get(), QuestionWords.OPEN, near);
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        return BOARDS.save(owner.get(), QuestionWords.SAVE_AS, near, BoardName.USUAL);
    }

    @Override
    public ChangesDialog.Answer aboutChanges(String board) {
        return ChangesDialog.ask(
                Optional.ofNullable(owner.get()), theme.get(), QuestionWords.SAVE_FIRST, QuestionWords.changes(board));
    }

    @Override
    public Overwrite aboutChangedFile(Path file) {
        ButtonType over = new ButtonType(QuestionWords.SAVE_OVER, ButtonData.YES);
        ButtonType elsewhere = new ButtonType(QuestionWords.SAVE_ELSEWHERE, ButtonData.NO);
        ButtonType answer =
                ask(QuestionWords.SAVE_OVER_FIRST, QuestionWords.changedMeanwhile(file), List.of(over, elsewhere));
        return answer == over ? Overwrite.SAVE_OVER : answer == elsewhere ? Overwrite.SAVE_AS : Overwrite.CANCEL;
    }

    @Override
    public boolean mayReplace(Path file) {
        ButtonType replace = new ButtonType(QuestionWords.REPLACE, ButtonData.YES);
        return ask(QuestionWords.REPLACE_FIRST, QuestionWords.isThere(file), List.of(replace)) == replace;
    }

    /** The answer chosen; another one where the person thought better of it. */
    private ButtonType ask(String question, String fact, List<ButtonType> answers) {
        ButtonType cancel = new ButtonType(QuestionWords.CANCEL, ButtonData.CANCEL_CLOSE);
        return QuestionDialog.ask(
                Optional.ofNullable(owner.get()),
                theme.get(),
                question,
                fact,
                Stream.concat(answers.stream(), Stream.of(cancel)).toList());
    }
}
