package knightschool.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Detects whether the machine may have a graphics device. */
final class GpuDetector {
    private static final String LINUX = "linux";

    private GpuDetector() {}

    /**
     * Returns whether there may be a graphics device. Only Linux shows its devices as files; on other systems the
     * answer is always true.
     *
     * @param system the value of {@code os.name}
     * @param exists tests whether a file exists
     */
    static boolean mayBeThere(String system, Predicate<Path> exists) {
        return !system.toLowerCase(Locale.ROOT).contains(LINUX)
                || Stream.of("/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0")
                        .map(Path::of)
                        .anyMatch(exists);
    }
}
