package knightschool.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Identifies a process by its number and its start, so that a later process with the same number is another one.
 *
 * @param number the process number
 * @param begun its start, in milliseconds since 1970; 0 if the operating system does not provide it
 */
public record ProcessIdentity(long number, long begun) {
    private static final Pattern NAME = Pattern.compile("(\\d{1,18})-(\\d{1,18})");
    private static final Path SYSTEM_START = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path PROCESSES = Path.of("/proc/self/ns/pid");
    private static final Optional<UUID> MACHINE = readMachine();
    private static final ProcessIdentity OWN = of(ProcessHandle.current());

    /**
     * Identifies the running operating system among all machines and containers that share a disk; empty if it provides
     * no identity. A process number alone does not identify a process there: it is valid only within one system, until
     * that is started again.
     */
    static Optional<UUID> machine() {
        return MACHINE;
    }

    private static Optional<UUID> readMachine() {
        try {
            String words = Files.readString(SYSTEM_START) + Files.readSymbolicLink(PROCESSES);
            return Optional.of(UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Returns the identity of this process. */
    public static ProcessIdentity own() {
        return OWN;
    }

    private static ProcessIdentity of(ProcessHandle process) {
        long begun = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return new ProcessIdentity(process.pid(), begun);
    }

    /** Returns the identity for use in file names: digits and a hyphen. */
    public String name() {
        return number + "-" + begun;
    }

    /** Returns whether the process with the given name is running; false for a text that is not such a name. */
    public static boolean isAlive(String name) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches()
                && ProcessHandle.of(Long.parseLong(matcher.group(1)))
                        .filter(ProcessHandle::isAlive)
                        .map(ProcessIdentity::of)
                        .filter(mark -> mark.name().equals(name))
                        .filter(mark -> !mark.isZombie())
                        .isPresent();
    }

    /**
     * Returns whether the process has ended and waits for its parent (a zombie). Java reports such a process as alive;
     * Linux provides its state, other systems list no such process.
     */
    private boolean isZombie() {
        try {
            return isZombie(Files.readString(Path.of("/proc", String.valueOf(number), "stat")));
        } catch (IOException _) {
            return false;
        }
    }

    /**
     * Returns whether a process is a zombie.
     *
     * @param stat the text of proc(5): the number, the name in parentheses, which may itself contain parentheses and
     *     spaces, then the state
     */
    static boolean isZombie(String stat) {
        String state = stat.substring(stat.lastIndexOf(')') + 1).strip();
        return state.startsWith("Z") || state.startsWith("X");
    }
}
