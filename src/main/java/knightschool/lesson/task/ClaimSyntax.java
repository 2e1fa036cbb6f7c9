package knightschool.lesson.task;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/**
 * A claim as it is written: a word, a relation and a value, such as {@code moves <= 9} or {@code solved = true}.
 *
 * @param subject what it is about, such as a game
 * @param sign of the relation
 */
record ClaimSyntax(String subject, String word, String sign, String value) {
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\s*(>=|<=|=)\\s*(\\S+)");

    /**
     * The claim of a text.
     *
     * @param examples of claims about the subject, for people
     * @throws InputFault if the text has another form
     */
    static ClaimSyntax parse(String text, String subject, String examples) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new InputFault(
                    "\"" + text + "\" is no claim about a " + subject, "Write it as in: " + examples + ".");
        }
        return new ClaimSyntax(subject, form.group(1), form.group(2), form.group(3));
    }

    /**
     * What it speaks of.
     *
     * @throws InputFault if none of these is meant
     */
    <F extends Enum<F> & Keyword> F fact(Class<F> known) {
        return Keyword.find(known, word)
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + word + "\" about a " + subject,
                        "Known: " + Keyword.list(known) + "."));
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
