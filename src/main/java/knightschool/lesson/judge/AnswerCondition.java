package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.lesson.claim.EngineAnswer;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.text.WhitespaceNormalizer;

/**
 * A condition for an answer, such as {@code length = 5} or {@code components >= 2}.
 *
 * @param question the words before the sign
 * @param sign {@code =}, {@code >=} or {@code <=}
 * @param value the value after the sign
 */
record AnswerCondition(String question, String sign, String value) {
    private static final Pattern SIGN = Pattern.compile(">=|<=|=|<|>");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

    /**
     * Parses a condition.
     *
     * @param about what the condition is about, such as "a walk"
     * @param example an example of a valid condition
     * @throws InputFault if it is not valid
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

    /** Parses several conditions, as {@link #parse}. */
    static List<AnswerCondition> parseAll(List<String> texts, String about, String example) {
        return texts.stream().map(text -> parse(text, about, example)).toList();
    }

    /** Returns the fault of a condition whose word is not among the words that have a meaning. */
    InputFault unknown(String about, String... words) {
        return new InputFault(
                "there is no condition \"" + word() + "\" for " + about, "Known: " + String.join(", ", words) + ".");
    }

    String word() {
        return WhitespaceNormalizer.words(question).getFirst();
    }

    /** Returns the second word of the question, such as the name of an algorithm. */
    String secondWord() {
        return WhitespaceNormalizer.words(question).get(1);
    }

    boolean holds(EngineAnswer answer) {
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

    /** Returns whether the condition requires the value {@code true}. */
    boolean asksTrue() {
        return value.equalsIgnoreCase("true");
    }

    /**
     * Returns whether a property is required, rather than its absence.
     *
     * @throws InputFault if the value is neither {@code true} nor {@code false}
     */
    boolean requiresTrue() {
        if (!sign.equals("=") || !asksTrue() && !value.equalsIgnoreCase("false")) {
            throw new InputFault(
                    "\"" + question + "\" is either true or false", "Write \"= true\" or \"= false\" after it.");
        }
        return asksTrue();
    }

    /**
     * Returns the verdict on an answer that should have a property, or should not have it; empty if it meets the
     * condition.
     *
     * @param violation what is wrong with the answer if it does not have the property; empty if it has it
     * @param holding a sentence on an answer that has it
     */
    Optional<AnswerVerdict> fault(Optional<AnswerVerdict> violation, String holding) {
        return requiresTrue()
                ? violation
                : violation.isPresent() ? Optional.empty() : Optional.of(AnswerVerdict.wrong(holding));
    }

    /** Returns the words on a wrong number of chosen squares or edges; empty if the number meets the condition. */
    Optional<String> fault(int chosen, String noun) {
        return holds(EngineAnswer.of(chosen))
                ? Optional.empty()
                : Optional.of("You chose " + Plural.counted(chosen, noun) + "; " + requirement() + ".");
    }

    /** Returns whether a number that never decreases has exceeded the required value. */
    boolean isPassedBy(long now) {
        return !sign.equals(">=") && now > number(value);
    }

    /** Returns the requirement as part of a sentence, such as "at least 5 are asked for". */
    String requirement() {
        return amount() + (value.equals("1") ? " is" : " are") + " asked for";
    }

    /** Returns the requirement for a number that is not a count, such as "at least 5 is asked for". */
    String singularRequirement() {
        return amount() + " is asked for";
    }

    private String amount() {
        String least = sign.equals(">=") ? "at least " : sign.equals("<=") ? "at most " : "";
        return least + (NUMBER.matcher(value).matches() ? NumberFormatter.grouped(Long.parseLong(value)) : value);
    }
}
