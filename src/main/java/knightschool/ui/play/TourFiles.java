package knightschool.ui.play;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.stage.FileChooser;
import knightschool.drawing.Palette;
import knightschool.export.TourFormat;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.search.Position;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** Saves the path of a game, on a worker, in the format that the name of the file ends with. */
final class TourFiles implements AutoCloseable {
    private final Shell shell;
    private final BackgroundWork worker;
    private final FileQuestion question;
    private Optional<Path> last = Optional.empty();

    /** How a person is asked for a file; a test answers by itself. */
    interface FileQuestion {
        Optional<Path> toSave(Optional<Path> near);
    }

    TourFiles(Shell shell, Executor screen, FileQuestion question) {
        this.shell = shell;
        this.worker = BackgroundWork.queue("tour files", screen);
        this.question = question;
    }

    /** Asks in a window of its own. */
    static FileQuestion inWindow(Shell shell) {
        return near -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(TourFileWords.TITLE);
            for (TourFormat format : TourFormat.values()) {
                chooser.getExtensionFilters()
                        .add(new FileChooser.ExtensionFilter(TourFileWords.of(format), "*" + format.ending()));
            }
            chooser.setInitialFileName(near.map(file -> file.getFileName().toString())
                    .orElse(TourFileWords.USUAL_NAME + TourFormat.TXT.ending()));
            near.map(file -> file.toAbsolutePath().getParent())
                    .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
            return Optional.ofNullable(chooser.showSaveDialog(shell.window().orElse(null)))
                    .map(chosen -> named(chosen.toPath(), chooser.getSelectedExtensionFilter()));
        };
    }

    /** A name without an ending gets that of the format chosen in the dialog. */
    private static Path named(Path file, FileChooser.ExtensionFilter chosen) {
        boolean complete = TourFormat.of(file).isPresent() || chosen == null;
        return complete
                ? file
                : file.resolveSibling(
                        file.getFileName() + chosen.getExtensions().getFirst().substring(1));
    }

    /** Asks for a file and saves a path to it. */
    void save(Position position) {
        question.toSave(last).ifPresent(file -> save(file, position));
    }

    private void save(Path file, Position position) {
        Optional<TourFormat> format = TourFormat.of(file);
        if (format.isEmpty()) {
            shell.messages().show(TourFileWords.noFormat(file));
            return;
        }
        Palette palette = shell.themeProperty().get().palette();
        worker.ask(
                ticket -> {
                    TextFiles.write(file, format.get().bytes(position, palette, ticket::requireWanted));
                    return file;
                },
                this::saved,
                this::refused);
    }

    private void saved(Path file) {
        last = Optional.of(file);
        shell.messages().say(TourFileWords.saved(file));
    }

    private void refused(WorkFailure failure) {
        if (failure.cause() instanceof InputFault fault) {
            shell.messages().show(fault);
        } else {
            shell.messages().say(failure.words());
        }
    }

    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        worker.finish();
    }
}
