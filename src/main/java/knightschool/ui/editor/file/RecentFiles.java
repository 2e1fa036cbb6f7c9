package knightschool.ui.editor.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The files of boards that were opened or saved last, newest first, remembered as text with a line for each. */
public final class RecentFiles {
    /** So many are remembered. */
    static final int MOST = 10;

    /** What a preference holds, in characters. */
    private static final int LONGEST = 8_000;

    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> seen = FXCollections.unmodifiableObservableList(files);
    private final Consumer<String> remember;

    /**
     * @param remembered the text of the last time; what names no file is left out
     * @param remember takes the text whenever it changes
     */
    public RecentFiles(String remembered, Consumer<String> remember) {
        this.remember = remember;
        remembered.lines().limit(MOST).flatMap(line -> path(line).stream()).forEach(files::add);
    }

    private static Optional<Path> path(String line) {
        try {
            return Optional.of(Path.of(line)).filter(Path::isAbsolute);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /** Newest first. */
    public ObservableList<Path> all() {
        return seen;
    }

    boolean contains(Path file) {
        return files.contains(file);
    }

    /** A file was opened or saved; the oldest goes where there are too many. */
    void add(Path file) {
        if (!files.isEmpty() && files.getFirst().equals(file)) {
            return;
        }
        files.remove(file);
        files.addFirst(file);
        while (files.size() > MOST || text().length() > LONGEST && files.size() > 1) {
            files.removeLast();
        }
        remember.accept(text());
    }

    /** A file is gone. */
    void forget(Path file) {
        if (files.remove(file)) {
            remember.accept(text());
        }
    }

    /** Forgets them all. */
    public void clear() {
        files.clear();
        remember.accept("");
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        files.forEach(file -> text.append(file).append('\n'));
        return text.toString();
    }
}
