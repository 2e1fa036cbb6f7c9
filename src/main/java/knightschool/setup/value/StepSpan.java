package knightschool.setup.value;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Steps of a search that belong together, such as those between a mistake and the step that takes it back.
 *
 * @param first the step where they begin, from 0
 * @param last the step where they end, after the first
 */
public record StepSpan(long first, long last) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,15})\\s*(?:to|-|–)\\s*(\\d{1,15})");

    /** What can be written, for people. */
    public static final String REMEDY = "Write the first step and a later one, such as 44 to 58884.";

    public StepSpan {
        if (first < 0 || last <= first) {
            throw new IllegalArgumentException("no steps: " + first + " to " + last);
        }
    }

    /** How it is written in files. */
    public String word() {
        return first + " to " + last;
    }

    /** The steps of a text such as {@code 44 to 58884}, if it names a step and a later one. */
    public static Optional<StepSpan> of(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long first = Long.parseLong(matcher.group(1));
        long last = Long.parseLong(matcher.group(2));
        return first < last ? Optional.of(new StepSpan(first, last)) : Optional.empty();
    }
}
