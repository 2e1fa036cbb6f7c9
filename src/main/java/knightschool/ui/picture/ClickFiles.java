package knightschool.ui.picture;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.picture.ClickFormat;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** Saves the clicks of a walk, on a worker. */
final class ClickFiles implements AutoCloseable {
    static final String USUAL_NAME = "clicks";

    private final Messages messages;
    private final PictureQuestions questions;
    private final BackgroundWork worker;
    private Optional<Path> last = Optional.empty();

    ClickFiles(Messages messages, PictureQuestions questions, Executor screen) {
        this.messages = messages;
        this.questions = questions;
        this.worker = BackgroundWork.queue("click files", screen);
    }

    /** How the names of files of a format end. */
    static String ending(ClickFormat format) {
        return switch (format) {
            case CSV -> ".csv";
            case AUTOHOTKEY -> ".ahk";
            case XDOTOOL -> ".sh";
        };
    }

    /** Asks for a file and saves the clicks to it; a name without an ending gets that of the format. */
    void save(ClickFormat format, String clicks) {
        questions
                .toSave(format, last)
                .ifPresent(file ->
                        worker.ask(_ -> written(file, named(file, format), clicks), this::saved, this::refused));
    }

    private static Path named(Path file, ClickFormat format) {
        String name = file.getFileName().toString();
        return name.contains(".") ? file : file.resolveSibling(name + ending(format));
    }

    /** The dialog asked about the name that was chosen, not about the one with the ending. */
    private static Path written(Path chosen, Path file, String clicks) {
        if (!file.equals(chosen) && Files.exists(file)) {
            throw PictureWords.isThere(file);
        }
        TextFiles.write(file, clicks);
        return file;
    }

    private void saved(Path file) {
        last = Optional.of(file);
        messages.say(PictureWords.saved(file));
    }

    private void refused(WorkFailure failure) {
        if (failure.cause() instanceof InputFault fault) {
            messages.show(fault);
        } else {
            messages.say(failure.words());
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
