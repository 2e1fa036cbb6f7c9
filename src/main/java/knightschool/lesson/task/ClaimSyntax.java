package knightschool.lesson.task;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;

/**
 * A claim as it is written: a word, a relation and a value, such as {@code moves <= 9} or {@code solved = true}.
 *
 * @param sign of the relation
 */
record ClaimSyntax(String word, String sign, String value) {
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\s*(>=|<=|=)\\s*(\\S+)");

    /** Empty if the text has another form. */
    static Optional<ClaimSyntax> of(String text) {
        Matcher form = FORM.matcher(text.strip());
        return form.matches()
                ? Optional.of(new ClaimSyntax(form.group(1), form.group(2), form.group(3)))
                : Optional.empty();
    }

    /**
     * The relation.
     *
     * @param holdsOrNot whether the claim is about something that holds or not; else about a number
     * @throws InputFault if such a claim cannot have it
     */
    Relation relation(boolean holdsOrNot) {
        return Arrays.stream(Relation.values())
                .filter(relation -> relation.sign().equals(sign))
                .filter(relation -> relation == Relation.EXACTLY || !holdsOrNot)
                .findFirst()
                .orElseThrow(
                        () -> new InputFault("\"" + word + "\" holds or not", "Write it as in: " + word + " = true."));
    }

    /**
     * The number; of something that holds or not 1 or 0.
     *
     * @throws InputFault if it is none
     */
    int value(boolean holdsOrNot) {
        if (holdsOrNot && (value.equals("true") || value.equals("false"))) {
            return value.equals("true") ? 1 : 0;
        }
        if (!holdsOrNot && value.matches("\\d{1,7}")) {
            return Integer.parseInt(value);
        }
        throw new InputFault(
                "\"" + value + "\" is nothing that \"" + word + "\" can be",
                holdsOrNot ? "Write true or false." : "Write a whole number, such as 1.");
    }
}
