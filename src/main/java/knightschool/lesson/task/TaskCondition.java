package knightschool.lesson.task;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.text.Keyword;

/**
 * A condition of a task, such as {@code solved = true}, {@code keep-open = 1} or {@code moves <= 9}.
 *
 * @param target the number; for a fact without a number, 1 if it is to hold and 0 if not
 */
record TaskCondition<F extends TaskCondition.Fact>(F fact, RelationalOperator relation, int target) {
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\s*(>=|<=|=)\\s*(\\S+)");

    /** How a claim compares a number with its target. */
    enum RelationalOperator {
        AT_LEAST(">="),
        AT_MOST("<="),
        EXACTLY("=");

        private final String sign;

        RelationalOperator(String sign) {
            this.sign = sign;
        }

        /** Returns the sign used in files. */
        String sign() {
            return sign;
        }

        /** Returns whether the relation holds for every number of a range. */
        boolean holds(TaskFactBounds range, int target) {
            return switch (this) {
                case AT_LEAST -> range.least() >= target;
                case AT_MOST -> range.most() <= target;
                case EXACTLY -> range.isKnown() && range.least() == target;
            };
        }

        /** Returns whether the relation holds for no number of a range. */
        boolean fails(TaskFactBounds range, int target) {
            return switch (this) {
                case AT_LEAST -> range.most() < target;
                case AT_MOST -> range.least() > target;
                case EXACTLY -> target < range.least() || target > range.most();
            };
        }

        /**
         * Returns the requirement of a claim with this relation, as the end of a sentence.
         *
         * @param number the target, in words or digits
         */
        String requirement(int target, String number) {
            String least = switch (this) {
                case EXACTLY -> target == 0 ? "" : "exactly ";
                case AT_LEAST -> "at least ";
                case AT_MOST -> "at most ";
            };
            return least + (target == 0 ? "none" : number) + (target > 1 ? " are" : " is") + " asked for";
        }
    }

    /** The facts to which claims refer. */
    interface Fact extends Keyword {
        /** Returns whether the fact holds or not, rather than being a number. */
        boolean holdsOrNot();
    }

    /**
     * Parses a condition.
     *
     * @param subject what it is about, such as "a game"
     * @param examples examples of valid conditions
     * @throws InputFault if it is not valid
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

    private static RelationalOperator relation(Fact fact, String sign) {
        return Arrays.stream(RelationalOperator.values())
                .filter(relation -> relation.sign().equals(sign))
                .filter(relation -> relation == RelationalOperator.EXACTLY || !fact.holdsOrNot())
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

    /** Returns whether the condition holds for every number within the bounds. */
    boolean holds(TaskFactBounds bounds) {
        return relation.holds(bounds, target);
    }

    /** Returns whether this is the condition that the fact equals the value. */
    boolean is(F expected, int value) {
        return fact == expected && relation == RelationalOperator.EXACTLY && target == value;
    }

    /**
     * Returns the requirement as the end of a sentence.
     *
     * @param number the target, in words or digits
     */
    String requirement(String number) {
        return relation.requirement(target, number);
    }
}
