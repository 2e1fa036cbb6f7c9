package knightschool.ui.census;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.Window;
import knightschool.ui.choice.FileDialog;

/** Asks in a window of its own. */
final class WindowFileQuestions implements FileQuestions {
    private static final FileDialog TABLES = new FileDialog("Census tables", ".csv");

    private final Supplier<Window> owner;

    WindowFileQuestions(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return TABLES.open(owner.get(), "Open a census table", near);
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        return TABLES.save(owner.get(), "Save the census table", near, "census.csv");
    }
}
