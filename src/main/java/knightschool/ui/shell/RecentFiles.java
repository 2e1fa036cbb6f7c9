package knightschool.ui.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import knightschool.session.RecentFileList;

/** The recently opened or saved documents of every kind, of this window and others. */
public final class RecentFiles {
    private final ReadOnlyObjectWrapper<RecentFileList> list =
            new ReadOnlyObjectWrapper<>(this, "list", RecentFileList.NONE);
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> readOnlyFiles = FXCollections.unmodifiableObservableList(files);
    private final List<Runnable> readers = new ArrayList<>();

    /** Creates an empty list. */
    public RecentFiles() {
        list.addListener((_, _, now) -> files.setAll(now.files()));
    }

    /** The list, which is observed in order to be saved. */
    public ReadOnlyObjectProperty<RecentFileList> listProperty() {
        return list.getReadOnlyProperty();
    }

    /** Replaces the list by one that was read, with files of an earlier run or of another window. */
    public void set(RecentFileList recentList) {
        list.set(recentList);
        List.copyOf(readers).forEach(Runnable::run);
    }

    /**
     * Runs an action whenever the list has been read. A scene that is opened when the program starts may be there
     * before.
     *
     * @return ends this
     */
    public Subscription onRead(Runnable action) {
        readers.add(action);
        return () -> readers.remove(action);
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
        list.set(list.get().with(key(file)));
    }

    /** Removes a file that no longer exists. */
    public void forget(Path file) {
        list.set(list.get().without(key(file)));
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
        list.set(fewer);
    }
}
