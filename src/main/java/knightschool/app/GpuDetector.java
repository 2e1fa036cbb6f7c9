package knightschool.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Whether the machine has something that draws faster than its processor. */
final class GpuDetector {
    private static final String LINUX = "linux";

    private GpuDetector() {}

    /**
     * Only Linux shows its devices as files; elsewhere there may always be one.
     *
     * @param system the value of {@code os.name}
     * @param exists whether a file is there
     */
    static boolean mayBeThere(String system, Predicate<Path> exists) {
        return !system.toLowerCase(Locale.ROOT).contains(LINUX)
                || Stream.of("/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0")
                        .map(Path::of)
                        .anyMatch(exists);
    }
}
