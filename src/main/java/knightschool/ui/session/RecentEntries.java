package knightschool.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.session.ProgressStore;
import knightschool.session.RecentList;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;

/**
 * The files that were opened or saved last, in this window or in others, as they are found by their names.
 *
 * @param store where they are kept
 * @param open opens a file; called on the JavaFX thread
 */
public record RecentEntries(ProgressStore<RecentList> store, Consumer<Path> open)
        implements Supplier<List<PaletteEntry>> {
    /** Reads the list, so not on the JavaFX thread. */
    @Override
    public List<PaletteEntry> get() {
        return store.load().value().files().stream().map(this::entry).toList();
    }

    private PaletteEntry entry(Path file) {
        String name = String.valueOf(file.getFileName());
        return PaletteEntry.named(
                PaletteGroup.FILE, name, List.of(), SessionWords.recent(file), () -> open.accept(file));
    }
}
