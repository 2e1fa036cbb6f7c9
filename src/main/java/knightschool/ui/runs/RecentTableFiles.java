package knightschool.ui.runs;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.SceneFileKind;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.shell.RecentFiles;

/**
 * The tables of one kind that were opened or saved last. The list of recent files keeps only their names, which tell no
 * kind: their first lines are read in the background whenever the list changes. Used on the JavaFX thread.
 */
final class RecentTableFiles {
    private static final FileDialogFormat TABLES = FileDialogFormat.of("", ".csv");

    private final SceneFileKind kind;
    private final DocumentFileManager documents;
    private final ObservableList<Path> candidates;
    private final ObservableList<Path> files = FXCollections.observableArrayList();

    /** @param documents reads the first lines */
    RecentTableFiles(SceneFileKind kind, RecentFiles recent, DocumentFileManager documents) {
        this.kind = kind;
        this.documents = documents;
        this.candidates = recent.all().filtered(TABLES::fits);
        candidates.addListener((InvalidationListener) _ -> read());
        if (!candidates.isEmpty()) {
            read();
        }
    }

    private void read() {
        List<Path> now = List.copyOf(candidates);
        documents.askBeside(_ -> now.stream().filter(this::isOfKind).toList(), files::setAll);
    }

    private boolean isOfKind(Path file) {
        return RecognizedFileKind.of(file)
                .filter(one -> one.kind().equals(kind))
                .isPresent();
    }

    /** The tables, newest first. A table that is no longer there is not among them. */
    ObservableList<Path> files() {
        return files;
    }
}
