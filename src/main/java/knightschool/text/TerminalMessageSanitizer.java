package knightschool.text;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes messages safe for a terminal: one line of limited length, without control characters. */
public final class TerminalMessageSanitizer {
    private static final int LONGEST = 600;

    /**
     * Characters that a terminal may interpret: control characters of ASCII and from U+0080 on, and those that change
     * the direction of text.
     */
    private static final Pattern OBEYED = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029]");

    private TerminalMessageSanitizer() {}

    /** Returns a message in one line of limited length, without characters that a terminal may interpret. */
    public static String of(String message) {
        String joined = message.strip().lines().map(String::strip).collect(Collectors.joining(" "));
        String line = OBEYED.matcher(joined).replaceAll("?");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
