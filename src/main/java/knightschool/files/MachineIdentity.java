package knightschool.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/**
 * Identifies the running operating system among all machines and containers that share a disk. A process number alone
 * does not identify a process there: it is valid only within one system, until that is started again.
 */
final class MachineIdentity {
    private static final Path STARTED = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path PROCESSES = Path.of("/proc/self/ns/pid");
    private static final Optional<UUID> OWN = read();

    private MachineIdentity() {}

    /** Returns the identity of this system since its start; empty if the operating system does not provide one. */
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
