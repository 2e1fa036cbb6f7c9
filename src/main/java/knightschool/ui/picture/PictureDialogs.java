package knightschool.ui.picture;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import knightschool.picture.ClickFormat;
import knightschool.picture.ImageFile;
import knightschool.ui.choice.DialogFolder;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.choice.QuestionCard;
import knightschool.ui.choice.QuestionCard.Answer;
import knightschool.ui.shell.Shell;

/** Asks for files in windows of their own, and anything else in a card over the window. */
final class PictureDialogs implements PictureQuestions {
    private final Shell shell;

    PictureDialogs(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Optional<Path> toOpen(Optional<Path> near) {
        FileChooser chooser = chooser(PictureWords.OPEN_TITLE, near);
        chooser.getExtensionFilters()
                .add(new ExtensionFilter(
                        PictureWords.PICTURES,
                        ImageFile.ENDINGS.stream().map(ending -> "*" + ending).toList()));
        chooser.getExtensionFilters().add(new ExtensionFilter(PictureWords.ALL_FILES, "*.*", "*"));
        return DialogFolder.of(shell)
                .chosen(chooser.showOpenDialog(shell.window().orElse(null)));
    }

    @Override
    public Optional<Path> toSave(ClickFormat format, Optional<Path> near) {
        FileChooser chooser = chooser(PictureWords.SAVE_TITLE, near);
        chooser.setInitialFileName(ClickFiles.USUAL_NAME + ClickFiles.ending(format));
        return DialogFolder.of(shell)
                .chosen(chooser.showSaveDialog(shell.window().orElse(null)));
    }

    @Override
    public Optional<FileSaver.Answer> toSaveBoard(Optional<Path> near) {
        FileSaver.Format board = new FileSaver.Format(PictureWords.BOARDS, ".board");
        return FileSaver.inWindow(shell, PictureWords.SAVE_BOARD, PictureWords.BOARD_NAME, List.of(board))
                .toSave(near);
    }

    @Override
    public void givesCorrectionsUp(Consumer<Boolean> then) {
        QuestionCard.ask(
                shell,
                PictureWords.GIVE_UP_FIRST,
                PictureWords.NOT_TAKEN,
                List.of(
                        Answer.of(PictureWords.GIVE_UP, () -> then.accept(true)),
                        Answer.of(PictureWords.KEEP_CORRECTING, () -> then.accept(false))));
    }

    private FileChooser chooser(String title, Optional<Path> near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        DialogFolder.of(shell).begin(chooser, near);
        return chooser;
    }
}
