package knightschool.lesson.judge;

import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** The feedback on wrong answers. It is about the given answer, never a general hint. */
public final class WrongAnswerFeedbackWords {
    private WrongAnswerFeedbackWords() {}

    /**
     * Returns an answer in quotation marks, without the full stop of a sentence, since the sentence around it has one.
     */
    private static String quoted(String answer) {
        return "\"" + (answer.endsWith(".") ? answer.substring(0, answer.length() - 1) : answer) + "\"";
    }

    public static String notThisOne(String answer) {
        return quoted(answer) + " is not right.";
    }

    /**
     * Returns how much of an answer with several parts has been found.
     *
     * @param count the number of right parts found
     * @param of the number of right parts in all
     * @param wrong the number of parts that do not belong to the answer
     * @param part the noun for one part
     */
    public static String partialResult(int count, int of, int wrong, String part) {
        String have = count == 0
                ? "None of the " + Plural.counted(of, part) + " is found yet"
                : count == of
                        ? "All of the right ones are found"
                        : count + " of the " + Plural.counted(of, part) + (count == 1 ? " is found" : " are found");
        String extra = wrong == 0
                ? ""
                : wrong == 1 ? ", and 1 does not belong there" : ", and " + wrong + " do not belong there";
        return (of == 1 && count == 0 ? "This is not the one" : have) + (of == 1 && count == 0 ? "" : extra) + ".";
    }

    /** Returns a number of times in words, such as "twice" or "3 times"; at least 2. */
    public static String often(long times) {
        return times == 2 ? "twice" : NumberFormatter.grouped(times) + " times";
    }

    public static String tooSmall(String number) {
        return number + " is too small.";
    }

    public static String tooLarge(String number) {
        return number + " is too large.";
    }

    public static String offByOne(String number) {
        return number + " is 1 too small or 1 too large. Count again.";
    }

    public static String otherWord(String word) {
        return quoted(word) + " does not fit here.";
    }

    public static String swapped(String one, String other) {
        return quoted(one) + " stands before " + quoted(other) + ", but belongs after it.";
    }

    public static String unlikeOrder(String first) {
        return "The order is not right yet: look at " + quoted(first) + ".";
    }

    /** Returns that a line of a proof stands before a line on which it rests. */
    public static String tooEarly(String line, String laterLine) {
        return quoted(line) + " stands too early. It rests on " + quoted(laterLine) + ".";
    }

    public static String allFirst(int of) {
        return "Choose all " + of + ", one after the other.";
    }
}
