package knightschool.ui.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.picture.file.PictureFileReader;
import knightschool.session.MergingFileStore;
import knightschool.session.RecentFileList;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;

/**
 * The recently opened or saved files of all windows, for the palette. Files that no longer exist are left out.
 *
 * @param store the list of recent files
 * @param open opens a file; called on the JavaFX thread
 */
public record RecentFilePaletteEntries(MergingFileStore<RecentFileList> store, Consumer<Path> open)
        implements Supplier<List<PaletteEntry>> {
    private static final String TABLE = ".csv";

    /** Reads the list from disk. Not to be called on the JavaFX thread. */
    @Override
    public List<PaletteEntry> get() {
        return store.load().value().files().stream()
                .filter(Files::exists)
                .flatMap(file -> kind(file).map(kind -> entry(file, kind)).stream())
                .toList();
    }

    /** Whether a file is named as a table. */
    static boolean isTable(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(TABLE);
    }

    private static String aside(Path file, String kind) {
        Path folder = file.getParent() == null ? null : file.getParent().getFileName();
        return folder == null ? kind : SessionWords.in(kind, folder);
    }

    /** The kind of a file; empty for a table that no scene opens. */
    private static Optional<String> kind(Path file) {
        if (AnyFileSetupReader.SETUP.isEndingOf(file)) {
            return Optional.of(AnyFileSetupReader.SETUP.name());
        }
        if (PictureFileReader.isPicture(file)) {
            return Optional.of(SessionWords.PICTURE);
        }
        Optional<String> name =
                RecognizedFileKind.of(file).map(one -> one.kind().name());
        return isTable(file) ? name : name.or(() -> Optional.of(SessionWords.FILE));
    }

    private PaletteEntry entry(Path file, String kind) {
        String name = String.valueOf(file.getFileName());
        return PaletteEntry.named(PaletteGroup.FILE, name, List.of(), aside(file, kind), () -> open.accept(file));
    }
}
