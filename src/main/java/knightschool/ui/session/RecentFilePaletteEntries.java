package knightschool.ui.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.picture.file.PictureFileReader;
import knightschool.session.ProgressStore;
import knightschool.session.RecentFileList;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;

/**
 * The recently opened or saved files of all windows, for the palette. Files that no longer exist are left out.
 *
 * @param store the list of recent files
 * @param open opens a file; called on the JavaFX thread
 */
public record RecentFilePaletteEntries(ProgressStore<RecentFileList> store, Consumer<Path> open)
        implements Supplier<List<PaletteEntry>> {
    /** The suffix of tables, which only their own scene can open. */
    private static final String TABLE = ".csv";

    /** Reads the list from disk. Not to be called on the JavaFX thread. */
    @Override
    public List<PaletteEntry> get() {
        return store.load().value().files().stream()
                .filter(file -> isForAnyScene(file) && Files.exists(file))
                .map(this::entry)
                .toList();
    }

    /** Whether a file can be opened without naming a scene. */
    static boolean isForAnyScene(Path file) {
        return !file.toString().endsWith(TABLE);
    }

    private static String aside(Path file) {
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return folder == null ? kind(file) : SessionWords.in(kind(file), folder);
    }

    /** The kind of a file, by its suffix. */
    private static String kind(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "board" -> SessionWords.BOARD;
            case "setup" -> SessionWords.SETUP;
            case "slide" -> SessionWords.PUZZLE;
            case "md" -> SessionWords.LESSON;
            default -> PictureFileReader.isPicture(file) ? SessionWords.PICTURE : SessionWords.FILE;
        };
    }

    private PaletteEntry entry(Path file) {
        String name = String.valueOf(file.getFileName());
        return PaletteEntry.named(PaletteGroup.FILE, name, List.of(), aside(file), () -> open.accept(file));
    }
}
