package knightschool.ui.editor.file;

import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.session.RecentList;

/** The files of boards that were opened or saved last, newest first. */
public final class RecentFiles {
    private final ReadOnlyObjectWrapper<RecentList> list = new ReadOnlyObjectWrapper<>(this, "list", RecentList.NONE);
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> seen = FXCollections.unmodifiableObservableList(files);

    /** None is known yet. */
    public RecentFiles() {
        list.addListener((_, _, now) -> files.setAll(now.files()));
    }

    /** What is known of them; heard by who keeps it. */
    public ReadOnlyObjectProperty<RecentList> listProperty() {
        return list.getReadOnlyProperty();
    }

    /** More is known, or all is known anew. */
    public void set(RecentList known) {
        list.set(known);
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
        set(list.get().with(file));
    }

    /** A file is gone. */
    void forget(Path file) {
        set(list.get().without(file));
    }

    /** Forgets them all. */
    public void clear() {
        set(RecentList.NONE);
    }
}
