package knightschool.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import knightschool.files.InputFault;
import knightschool.ui.message.StateSaveFaultMerger;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.work.PendingFileWrites;

/** Waits for the files of the user that are being written when the window is closed. */
record FileWriteWaiter(PendingFileWrites writes) implements StateSaver {
    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        writes.whenEnded(faults ->
                then.accept(faults.isEmpty() ? Optional.empty() : Optional.of(StateSaveFaultMerger.all(faults, ""))));
    }

    @Override
    public List<Path> files() {
        return writes.awaitedFiles();
    }

    @Override
    public Optional<ObservableValue<String>> progress() {
        return writes.progress();
    }

    @Override
    public boolean isRepeatable() {
        return false;
    }
}
