package knightschool.ui.play;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import knightschool.drawing.Palette;
import knightschool.export.TourFormat;
import knightschool.search.Position;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.shell.Shell;

/** Saves the path of a game, on a worker, in the format that the name of the file ends with. */
final class TourFiles implements AutoCloseable {
    private final Shell shell;
    private final FileSaver saver;

    TourFiles(Shell shell, Executor screen, FileSaver.Question question) {
        this.shell = shell;
        this.saver = new FileSaver(shell, screen, question);
    }

    /** Asks in a window of its own. */
    static FileSaver.Question inWindow(Shell shell) {
        List<FileSaver.Format> formats = Arrays.stream(TourFormat.values())
                .map(format -> new FileSaver.Format(TourFileWords.of(format), format.ending()))
                .toList();
        return FileSaver.inWindow(shell, TourFileWords.TITLE, TourFileWords.USUAL_NAME, formats);
    }

    /** Asks for a file and saves a path to it. */
    void save(Position position) {
        Palette palette = shell.themeProperty().get().palette();
        saver.save(file -> {
            TourFormat format = TourFormat.of(file).orElseThrow(() -> TourFileWords.noFormat(file));
            return ticket -> format.bytes(position, palette, ticket::requireWanted);
        });
    }

    boolean isSettled() {
        return saver.isSettled();
    }

    @Override
    public void close() {
        saver.close();
    }
}
