package knightschool.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Removes superfluous white space from text that people write, and splits such text into words or parts. All methods
 * take time linear in the length of the text. A regular expression such as {@code \s*,\s*} would not: it scans a run of
 * spaces again from each of its spaces.
 */
public final class WhitespaceNormalizer {
    /** The sign between two numbers, which may be in a neighbouring part of the text. */
    private static final Pattern SIZE = Pattern.compile("(?<=\\d|^) × (?=\\d|$)");

    private WhitespaceNormalizer() {}

    /** Returns the words of a text, which are separated by white space; empty for a blank text. */
    public static List<String> words(String text) {
        String words = text.strip();
        return words.isEmpty() ? List.of() : Arrays.asList(words.split("\\s+"));
    }

    /** Returns the text with one space for each run of white space, and none at its ends. */
    public static String single(String text) {
        return String.join(" ", words(text));
    }

    /**
     * Splits a text at a character; the parts have no white space at their ends. There is one part more than
     * separators.
     */
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

    /** Returns the text without white space at its ends and around a character. */
    public static String tight(String text, char sign) {
        return String.join(String.valueOf(sign), parts(text, sign));
    }

    /** Returns the text with non-breaking spaces in sizes such as 4 × 4, so that no line ends within one. */
    public static String sizesTogether(String text) {
        return SIZE.matcher(text).replaceAll("\u00A0×\u00A0");
    }
}
