package knightschool.setup.value;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bracket over a span of steps on the timeline of a search, such as those between a mistake and the step that undoes
 * it.
 *
 * @param first the first step, from 0
 * @param last the last step, after the first
 */
public record TimelineBracket(long first, long last) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,15})\\s*(?:to|-|–)\\s*(\\d{1,15})");

    /** An example of the format, for users. */
    public static final String REMEDY = "Write the first step and a later one, such as 44 to 58884.";

    public TimelineBracket {
        if (first < 0 || last <= first) {
            throw new IllegalArgumentException("no steps: " + first + " to " + last);
        }
    }

    /** Returns the text in files. */
    public String word() {
        return first + " to " + last;
    }

    /** Parses a span such as {@code 44 to 58884}; empty if the text does not name a step and a later one. */
    public static Optional<TimelineBracket> of(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long first = Long.parseLong(matcher.group(1));
        long last = Long.parseLong(matcher.group(2));
        return first < last ? Optional.of(new TimelineBracket(first, last)) : Optional.empty();
    }
}
