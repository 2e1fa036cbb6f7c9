package knightschool.session;

import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells a process from all others, also from a later one with the same number.
 *
 * @param number of the process
 * @param begun when it began, in milliseconds since 1970; 0 where the system does not say
 */
record ProcessMark(long number, long begun) {
    private static final Pattern NAME = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    static ProcessMark own() {
        return of(ProcessHandle.current());
    }

    private static ProcessMark of(ProcessHandle process) {
        long begun = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return new ProcessMark(process.pid(), begun);
    }

    /** As the name of a folder. */
    String name() {
        return number + "-" + begun;
    }

    /** Whether the process with that name is still there; a name that is none belongs to nobody. */
    static boolean isAlive(String name) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches()
                && ProcessHandle.of(Long.parseLong(matcher.group(1)))
                        .filter(ProcessHandle::isAlive)
                        .map(process -> of(process).name().equals(name))
                        .orElse(false);
    }
}
