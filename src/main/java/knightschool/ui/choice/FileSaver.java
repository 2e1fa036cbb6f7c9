package knightschool.ui.choice;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.FileChooser;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.ui.shell.Shell;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.Ticket;
import knightschool.ui.work.WorkFailure;

/**
 * Saves something, on a worker, in the format that the name of the file ends with, and says that it did. Used on the
 * JavaFX thread only.
 */
public final class FileSaver implements AutoCloseable {
    private final Shell shell;
    private final BackgroundWork worker;
    private final Question question;
    private Optional<Path> last = Optional.empty();

    /** How a person is asked for a file; a test answers by itself. */
    @FunctionalInterface
    public interface Question {
        /** @param near the file that was saved last */
        Optional<Answer> toSave(Optional<Path> near);
    }

    /**
     * Where a person wants it.
     *
     * @param replaces whether a file of that name may be there: the person was asked about it
     */
    public record Answer(Path file, boolean replaces) {
        /**
         * Asked on a worker before the file is written.
         *
         * @throws InputFault if there is a file of that name and nobody was asked about it
         */
        public void requireFree() {
            if (!replaces && Files.exists(file)) {
                throw FileSaverWords.isThere(file);
            }
        }
    }

    /**
     * A format as it is chosen.
     *
     * @param ending how the names of its files end, with the dot
     */
    public record Format(String words, String ending) {}

    /** @param screen runs what it is given on the JavaFX thread */
    public FileSaver(Shell shell, Executor screen, Question question) {
        this.shell = shell;
        this.worker = BackgroundWork.queue("files", screen);
        this.question = question;
    }

    /**
     * Asks in a window of its own.
     *
     * @param usualName of a file, without an ending
     * @param formats the first is the usual one
     */
    public static Question inWindow(Shell shell, String title, String usualName, List<Format> formats) {
        return near -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(title);
            for (Format format : formats) {
                chooser.getExtensionFilters()
                        .add(new FileChooser.ExtensionFilter(format.words(), "*" + format.ending()));
            }
            chooser.setInitialFileName(near.map(file -> file.getFileName().toString())
                    .orElse(usualName + formats.getFirst().ending()));
            DialogFolder.of(shell).begin(chooser, near);
            return DialogFolder.of(shell)
                    .chosen(chooser.showSaveDialog(shell.window().orElse(null)))
                    .map(chosen -> named(chosen, formats, chooser.getSelectedExtensionFilter()));
        };
    }

    /** A name without an ending gets that of the format chosen, and then it is another name than was asked about. */
    private static Answer named(Path file, List<Format> formats, FileChooser.ExtensionFilter chosen) {
        String name = file.getFileName().toString();
        String lower = name.toLowerCase(Locale.ROOT);
        boolean complete = chosen == null || formats.stream().anyMatch(format -> lower.endsWith(format.ending()));
        return complete
                ? new Answer(file, true)
                : new Answer(
                        file.resolveSibling(
                                name + chosen.getExtensions().getFirst().substring(1)),
                        false);
    }

    /**
     * Asks for a file and saves to it.
     *
     * @param bytes what is written to a file of that name, worked out on the worker
     * @throws InputFault from {@code bytes} where the name says no format; it is shown
     */
    public void save(Function<Path, Function<Ticket, byte[]>> bytes) {
        save(bytes, this::say);
    }

    /**
     * Asks for a file and saves to it.
     *
     * @param bytes as for {@link #save(Function)}
     * @param then takes over once it is saved, and says so
     */
    public void save(Function<Path, Function<Ticket, byte[]>> bytes, Consumer<Path> then) {
        save(bytes, then, () -> {});
    }

    /**
     * Asks for a file and saves to it.
     *
     * @param bytes as for {@link #save(Function)}
     * @param then takes over once it is saved, and says so
     * @param otherwise follows where it is not saved: the person thought better of it, or it was refused
     */
    public void save(Function<Path, Function<Ticket, byte[]>> bytes, Consumer<Path> then, Runnable otherwise) {
        question.toSave(last).ifPresentOrElse(answer -> save(answer, bytes, then, otherwise), otherwise);
    }

    private void save(
            Answer answer, Function<Path, Function<Ticket, byte[]>> bytes, Consumer<Path> then, Runnable otherwise) {
        Path file = answer.file();
        try {
            Function<Ticket, byte[]> work = bytes.apply(file);
            worker.ask(
                    ticket -> {
                        answer.requireFree();
                        TextFiles.write(file, work.apply(ticket));
                        return file;
                    },
                    saved -> {
                        last = Optional.of(saved);
                        then.accept(saved);
                    },
                    failure -> {
                        refused(failure);
                        otherwise.run();
                    });
        } catch (InputFault fault) {
            shell.messages().show(fault);
            otherwise.run();
        }
    }

    private void say(Path file) {
        shell.messages().say(FileSaverWords.saved(file));
    }

    private void refused(WorkFailure failure) {
        if (failure.cause() instanceof InputFault fault) {
            shell.messages().show(fault);
        } else {
            shell.messages().say(failure.words());
        }
    }

    /** Whether nothing is being saved. */
    public boolean isSettled() {
        return !worker.isBusy();
    }

    /** Ends its thread when all is saved. */
    @Override
    public void close() {
        worker.finish();
    }
}
