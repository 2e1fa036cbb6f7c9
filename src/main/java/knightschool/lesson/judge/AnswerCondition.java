package knightschool.lesson.judge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.lesson.claim.ClaimAnswer;
import knightschool.text.NumberFormatter;
import knightschool.text.Spacing;

/**
 * What is asked of an answer, such as {@code length = 5} or {@code components >= 2}.
 *
 * @param question the words before the sign
 * @param sign {@code =}, {@code >=} or {@code <=}
 * @param value what stands behind it
 */
record AnswerCondition(String question, String sign, String value) {
    private static final Pattern SIGN = Pattern.compile(">=|<=|=|<|>");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

    /**
     * Reads a claim.
     *
     * @param about what it speaks of, such as "a walk"
     * @param example how one is written
     * @throws InputFault if it is none
     */
    static AnswerCondition parse(String text, String about, String example) {
        Matcher sign = SIGN.matcher(text);
        boolean found = sign.find() && sign.group().endsWith("=");
        String question = found ? text.substring(0, sign.start()).strip() : "";
        String value = found ? text.substring(sign.end()).strip() : "";
        if (question.isEmpty() || value.isEmpty() || value.contains("\n")) {
            throw new InputFault("\"" + text + "\" is no claim about " + about, "Write it as in: " + example + ".");
        }
        return new AnswerCondition(question, sign.group(), value);
    }

    /** The first word of the question. */
    String word() {
        return Spacing.words(question).getFirst();
    }

    /** The second word of the question, such as the name of an algorithm. */
    String secondWord() {
        return Spacing.words(question).get(1);
    }

    boolean holds(ClaimAnswer answer) {
        if (sign.equals("=")) {
            return answer.means(value);
        }
        long number = number(answer.plain());
        return sign.equals(">=") ? number >= number(value) : number <= number(value);
    }

    private long number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new InputFault(
                    "\"" + question + "\" is compared by \"" + sign + "\", and \"" + text + "\" is no number",
                    "Write \"=\", or a whole number.");
        }
        return Long.parseLong(text);
    }

    /** Whether the claim asks that the question is true. */
    boolean asksTrue() {
        return value.equalsIgnoreCase("true");
    }

    /** Whether a number that never falls is more than is asked for. */
    boolean isPassedBy(long now) {
        return !sign.equals(">=") && now > number(value);
    }

    /** How much is asked for, such as "at least 5 are asked for". */
    String requirement() {
        return amount() + (value.equals("1") ? " is" : " are") + " asked for";
    }

    /** The same of a number that is a degree and not a count, such as "at least 5 is asked for". */
    String singularRequirement() {
        return amount() + " is asked for";
    }

    private String amount() {
        String least = sign.equals(">=") ? "at least " : sign.equals("<=") ? "at most " : "";
        return least + (NUMBER.matcher(value).matches() ? NumberFormatter.grouped(Long.parseLong(value)) : value);
    }
}
