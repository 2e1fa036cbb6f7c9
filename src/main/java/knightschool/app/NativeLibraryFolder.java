package knightschool.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses the folder into which JavaFX unpacks its native libraries: the usual one in the user's home or, if that is
 * not writable, a temporary folder that is deleted when the program exits.
 */
final class NativeLibraryFolder {
    private static final String PROPERTY = "javafx.cachedir";

    private NativeLibraryFolder() {}

    /** Chooses the folder, unless one is already set. */
    static void choose(Path home) {
        boolean writable = Files.isDirectory(home) && Files.isWritable(home);
        if (!writable && System.getProperty(PROPERTY) == null) {
            try {
                Path folder = Files.createTempDirectory("knight-school-");
                System.setProperty(PROPERTY, folder.toString());
                Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            } catch (IOException _) {
                // JavaFX then chooses a folder itself and prints a message.
            }
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> inside = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : inside) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException _) {
            // The operating system deletes old temporary files itself.
        }
    }
}
