package knightschool.text;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Messages for a terminal. */
public final class SingleLineText {
    private static final int LONGEST = 600;

    /** Signs that a terminal obeys: those of ASCII, those from U+0080 on, and those that turn text around. */
    private static final Pattern OBEYED = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029]");

    private SingleLineText() {}

    /** A message in one line, without what could disturb a terminal or has no end. */
    public static String of(String message) {
        String joined = message.strip().lines().map(String::strip).collect(Collectors.joining(" "));
        String line = OBEYED.matcher(joined).replaceAll("?");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}
