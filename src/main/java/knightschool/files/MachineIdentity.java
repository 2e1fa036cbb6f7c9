package knightschool.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/**
 * Tells the machine on which a process runs from all others that share a disk with it: the number of a process says
 * nothing elsewhere, nor after the machine was started anew, nor in another container.
 */
final class MachineIdentity {
    private static final Path STARTED = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path PROCESSES = Path.of("/proc/self/ns/pid");
    private static final Optional<UUID> OWN = read();

    private MachineIdentity() {}

    /** That of this machine, since it was started; empty where the system does not say. */
    static Optional<UUID> own() {
        return OWN;
    }

    private static Optional<UUID> read() {
        try {
            String words = Files.readString(STARTED) + Files.readSymbolicLink(PROCESSES);
            return Optional.of(UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
