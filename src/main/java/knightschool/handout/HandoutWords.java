package knightschool.handout;

import knightschool.lesson.Quiz;
import knightschool.text.Plural;

/** What stands on a handout beside the lesson's own words. */
final class HandoutWords {
    static final String NAME = "Name";
    static final String GOALS = "Afterwards you can";
    static final String SOURCES = "Sources";
    static final String NOTES = "Notes";
    static final String QUESTION = "Question";
    static final String TRY = "Try";
    static final String ANSWER = "Answer";
    static final String WITH_ANSWERS = "with answers";
    static final String MANY = "Many answers are right.";
    static final String IT_IS_TRUE = "It is true";
    static final String COUNTEREXAMPLE = "This is a counterexample:";

    private HandoutWords() {}

    /** @param minutes 0 where the lesson does not say */
    static String minutes(int minutes) {
        return minutes == 0 ? "" : Plural.counted(minutes, "minute");
    }

    /** @param words what a picture shows */
    static String picture(String words) {
        return "[Picture: " + words + "]";
    }

    /** @param page from 1 */
    static String page(int page, int pages) {
        return "page " + page + " of " + pages;
    }

    /** A right answer, and why it is right. */
    static String answer(String words, String because) {
        boolean sentence = words.endsWith(".") || words.endsWith("!") || words.endsWith("?");
        return words + (sentence ? "" : ".") + (because.isEmpty() ? "" : " " + because);
    }

    /** Whether a question is answered on the line below it, and not by the boxes beside what can be chosen. */
    static boolean hasLine(Quiz quiz) {
        return switch (quiz.kind()) {
            case CHOICE, CHOICES, WHO_FIRST, BLANK -> false;
            default -> true;
        };
    }
}
