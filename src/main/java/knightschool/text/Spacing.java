package knightschool.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * White space in what people write. An expression such as {@code \s*,\s*} looks at a run of spaces again from each of
 * its spaces; this looks at every letter once, so that no text takes longer than its length.
 */
public final class Spacing {
    /** Between two numbers, which may stand in a piece of the text before or behind this one. */
    private static final Pattern SIZE = Pattern.compile("(?<=\\d|^) × (?=\\d|$)");

    private Spacing() {}

    /** The words between white space; none of a blank text. */
    public static List<String> words(String text) {
        String words = text.strip();
        return words.isEmpty() ? List.of() : Arrays.asList(words.split("\\s+"));
    }

    /** The text with one space for each run of white space, and none at its ends. */
    public static String single(String text) {
        return String.join(" ", words(text));
    }

    /** The parts between those signs, one more than there are signs, each without white space at its ends. */
    public static List<String> parts(String text, char sign) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, from)) {
            parts.add(text.substring(from, at).strip());
            from = at + 1;
        }
        parts.add(text.substring(from).strip());
        return parts;
    }

    /** The text without white space at its ends and beside those signs. */
    public static String tight(String text, char sign) {
        return String.join(String.valueOf(sign), parts(text, sign));
    }

    /** The text to be shown, with sizes such as 4 × 4 in it that no line ends in. */
    public static String sizesTogether(String text) {
        return SIZE.matcher(text).replaceAll("\u00A0×\u00A0");
    }
}
