package knightschool.ui.shell;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.session.RecentFileList;

/** The recently opened or saved documents of every kind, of this window and others. */
public final class RecentFiles {
    private final ReadOnlyObjectWrapper<RecentFileList> list =
            new ReadOnlyObjectWrapper<>(this, "list", RecentFileList.NONE);
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> readOnlyFiles = FXCollections.unmodifiableObservableList(files);

    /** Creates an empty list. */
    public RecentFiles() {
        list.addListener((_, _, now) -> files.setAll(now.files()));
    }

    /** The list, observed by whoever saves it. */
    public ReadOnlyObjectProperty<RecentFileList> listProperty() {
        return list.getReadOnlyProperty();
    }

    /** Replaces the list. */
    public void set(RecentFileList recentList) {
        list.set(recentList);
    }

    /** The files, newest first; an unmodifiable view. */
    public ObservableList<Path> all() {
        return readOnlyFiles;
    }

    /** The files whose names end so, newest first. */
    public List<Path> endingWith(String ending) {
        return files.stream().filter(file -> file.toString().endsWith(ending)).toList();
    }

    /** Puts a file first after it was opened or saved; the oldest is dropped if there are too many. */
    public void add(Path file) {
        set(list.get().with(key(file)));
    }

    /** Removes a file that no longer exists. */
    public void forget(Path file) {
        set(list.get().without(key(file)));
    }

    private static Path key(Path file) {
        return file.toAbsolutePath().normalize();
    }

    /** Removes several files. */
    public void forgetAll(Collection<Path> some) {
        RecentFileList fewer = list.get();
        for (Path file : List.copyOf(some)) {
            fewer = fewer.without(file);
        }
        set(fewer);
    }
}
