package knightschool.ui.shell;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.session.RecentList;

/** The documents of every kind that were opened or saved last, in this window or another one. */
public final class RecentFiles {
    private final ReadOnlyObjectWrapper<RecentList> list = new ReadOnlyObjectWrapper<>(this, "list", RecentList.NONE);
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> readOnlyFiles = FXCollections.unmodifiableObservableList(files);

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
        return readOnlyFiles;
    }

    /** A file was opened or saved; the oldest goes where there are too many. */
    public void add(Path file) {
        set(list.get().with(key(file)));
    }

    /** A file is gone. */
    public void forget(Path file) {
        set(list.get().without(key(file)));
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /** Forgets some of them. */
    public void forgetAll(Collection<Path> some) {
        RecentList fewer = list.get();
        for (Path file : List.copyOf(some)) {
            fewer = fewer.without(file);
        }
        set(fewer);
    }
}
