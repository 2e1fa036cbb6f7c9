package knightschool.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells a process from all others, also from a later one with the same number.
 *
 * @param number of the process
 * @param begun when it began, in milliseconds since 1970; 0 where the system does not say
 */
public record ProcessIdentity(long number, long begun) {
    private static final Pattern NAME = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    /** That of this process. */
    public static ProcessIdentity own() {
        return of(ProcessHandle.current());
    }

    private static ProcessIdentity of(ProcessHandle process) {
        long begun = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return new ProcessIdentity(process.pid(), begun);
    }

    /** As a part of a name: digits and a hyphen. */
    public String name() {
        return number + "-" + begun;
    }

    /** Whether the process with that name still runs; a name that is none belongs to nobody. */
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
     * Whether it has ended and only waits for its parent to hear of it. Linux tells; Java, which counts it as alive,
     * does not, and other systems list no such process.
     */
    private boolean isZombie() {
        try {
            return isZombie(Files.readString(Path.of("/proc", String.valueOf(number), "stat")));
        } catch (IOException _) {
            return false;
        }
    }

    /** @param stat as in proc(5): the number, the name in parentheses, which may hold any of these, then the state */
    static boolean isZombie(String stat) {
        String state = stat.substring(stat.lastIndexOf(')') + 1).strip();
        return state.startsWith("Z") || state.startsWith("X");
    }
}
