package knightschool.ui.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.files.InputFault;
import knightschool.session.ProgressStore;
import knightschool.session.RecentList;
import knightschool.ui.scene.StateKeeper;
import knightschool.ui.shell.Messages;

/** Keeps which files the window opened and saved last, so that they are found by their names later on. */
public final class OpenedFiles implements StateKeeper, AutoCloseable {
    private final ReadOnlyObjectWrapper<RecentList> list = new ReadOnlyObjectWrapper<>(this, "list", RecentList.NONE);
    private final ProgressKeeper<RecentList> keeper;

    /**
     * @param store where they are kept
     * @param screen runs what it is given on the JavaFX thread
     */
    public OpenedFiles(ProgressStore<RecentList> store, Messages messages, Executor screen) {
        keeper = new ProgressKeeper<>(list.getReadOnlyProperty(), list::set, Optional.of(store), messages, screen);
    }

    /** A file was opened or saved. */
    public void add(Path file) {
        list.set(list.get().with(file.toAbsolutePath().normalize()));
    }

    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        keeper.keep(then);
    }

    @Override
    public void close() {
        keeper.close();
    }
}
