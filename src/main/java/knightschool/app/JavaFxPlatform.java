package knightschool.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The machine as JavaFX needs it: a display, perhaps a graphics device, and a folder for its native libraries. */
final class JavaFxPlatform {
    private static final String LIBRARY_FOLDER = "javafx.cachedir";
    private static final String LINUX = "linux";

    private JavaFxPlatform() {}

    /**
     * Returns whether a window can be opened. Windows and macOS always have a display; on other systems {@code DISPLAY}
     * or {@code WAYLAND_DISPLAY} names it.
     *
     * @param system the value of {@code os.name}
     * @param environment the environment variables
     */
    static boolean hasDisplay(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        return name.contains("windows")
                || name.contains("mac")
                || !environment.getOrDefault("DISPLAY", "").isBlank()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
    }

    /**
     * Returns whether there may be a graphics device. Only Linux shows its devices as files; on other systems the
     * answer is always true.
     *
     * @param system the value of {@code os.name}
     * @param exists tests whether a file exists
     */
    static boolean mayHaveGraphicsDevice(String system, Predicate<Path> exists) {
        return !system.toLowerCase(Locale.ROOT).contains(LINUX)
                || Stream.of("/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0")
                        .map(Path::of)
                        .anyMatch(exists);
    }

    /**
     * Chooses the folder into which JavaFX unpacks its native libraries, unless one is already set: the usual one in
     * the user's home or, if that is not writable, a temporary folder that is deleted when the program exits.
     */
    static void chooseLibraryFolder(Path home) {
        boolean writable = Files.isDirectory(home) && Files.isWritable(home);
        if (!writable && System.getProperty(LIBRARY_FOLDER) == null) {
            try {
                Path folder = Files.createTempDirectory("knight-school-");
                System.setProperty(LIBRARY_FOLDER, folder.toString());
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
