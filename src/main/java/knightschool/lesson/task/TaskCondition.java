package knightschool.lesson.task;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/**
 * What a task asks for, such as {@code solved = true}, {@code keep-open = 1} or {@code moves <= 9}.
 *
 * @param target the number; 1 or 0 for a fact that is to hold, or not
 */
record TaskCondition<F extends TaskCondition.Fact>(F fact, Relation relation, int target) {
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\s*(>=|<=|=)\\s*(\\S+)");

    /** What claims speak of. */
    interface Fact extends Keyword {
        /** Whether it holds or not; else it is a number. */
        boolean holdsOrNot();
    }

    /**
     * Reads a claim.
     *
     * @param subject what it is about, such as "a game"
     * @param examples how some are written
     * @throws InputFault if it is none
     */
    static <F extends Enum<F> & Fact> TaskCondition<F> parse(
            String text, Class<F> facts, String subject, String examples) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new InputFault("\"" + text + "\" is no claim about " + subject, "Write it as in: " + examples + ".");
        }
        F fact = Keyword.find(facts, form.group(1))
                .orElseThrow(() -> new InputFault(
                        "there is no claim \"" + form.group(1) + "\" about " + subject,
                        "Known: " + Keyword.list(facts) + "."));
        return new TaskCondition<>(fact, relation(fact, form.group(2)), value(fact, form.group(3)));
    }

    private static Relation relation(Fact fact, String sign) {
        return Arrays.stream(Relation.values())
                .filter(relation -> relation.sign().equals(sign))
                .filter(relation -> relation == Relation.EXACTLY || !fact.holdsOrNot())
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        "\"" + fact.word() + "\" holds or not", "Write it as in: " + fact.word() + " = true."));
    }

    private static int value(Fact fact, String value) {
        if (fact.holdsOrNot() && (value.equals("true") || value.equals("false"))) {
            return value.equals("true") ? 1 : 0;
        }
        if (!fact.holdsOrNot() && value.matches("\\d{1,7}")) {
            return Integer.parseInt(value);
        }
        throw new InputFault(
                "\"" + value + "\" is nothing that \"" + fact.word() + "\" can be",
                fact.holdsOrNot() ? "Write true or false." : "Write a whole number, such as 1.");
    }

    /** Whether it holds, whatever number of a range its fact is. */
    boolean holds(GameFactBounds known) {
        return relation.holds(known, target);
    }

    /** Whether it is just this claim. */
    boolean is(F expected, int value) {
        return fact == expected && relation == Relation.EXACTLY && target == value;
    }

    /** What it asks for, as the end of a sentence; the number is written in words or digits. */
    String requirement(String number) {
        return relation.requirement(target, number);
    }
}
