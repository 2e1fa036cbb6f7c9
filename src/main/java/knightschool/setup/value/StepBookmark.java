package knightschool.setup.value;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.InputFault;

/**
 * A step of a comparison with a name.
 *
 * @param step the step, from 0
 * @param name the name; neither empty nor longer than {@link #LONGEST}, in one line
 */
public record StepBookmark(long step, String name) {
    /** The greatest number of characters of a name; more would not stand beside a flag. */
    public static final int LONGEST = 30;

    /** Any space, and any character that ends a line or has no shape, also those beyond ASCII. */
    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Cntrl}]+", Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern FORM = Pattern.compile("(\\d{1,15})\\s+(\\S.*)");
    private static final String REMEDY =
            "Write a step and a name of at most " + LONGEST + " characters, such as 44 first prune.";

    public StepBookmark {
        if (step < 0 || name.isEmpty() || name.length() > LONGEST || !name.equals(inOneLine(name))) {
            throw new IllegalArgumentException("no bookmark: " + step + " " + name);
        }
    }

    /** Returns a name with single spaces between its words, as bookmarks have it. */
    public static String inOneLine(String name) {
        return SPACE.matcher(name).replaceAll(" ").strip();
    }

    /** Returns the text in files. */
    public String word() {
        return step + " " + name;
    }

    /**
     * Parses a bookmark such as {@code 44 first prune}.
     *
     * @throws InputFault if the text is not a step with a name
     */
    public static StepBookmark read(String text) {
        Matcher matcher = FORM.matcher(inOneLine(text));
        if (!matcher.matches() || matcher.group(2).length() > LONGEST) {
            throw new InputFault("\"" + text + "\" is not a bookmark", REMEDY);
        }
        return new StepBookmark(Long.parseLong(matcher.group(1)), matcher.group(2));
    }

    /** Returns bookmarks by step, with the new one in place of any at its step. */
    public static List<StepBookmark> with(List<StepBookmark> some, StepBookmark added) {
        return Stream.concat(without(some, added.step()).stream(), Stream.of(added))
                .sorted(Comparator.comparingLong(StepBookmark::step))
                .toList();
    }

    /** Returns bookmarks without that at a step. */
    public static List<StepBookmark> without(List<StepBookmark> some, long step) {
        return some.stream().filter(bookmark -> bookmark.step() != step).toList();
    }
}
