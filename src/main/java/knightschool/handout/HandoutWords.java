package knightschool.handout;

import knightschool.lesson.Quiz;
import knightschool.text.Plural;

/** The words on a handout besides those of the lesson. */
public final class HandoutWords {
    static final String NAME = "Name";
    static final String GOALS = "Afterwards you can";
    static final String SOURCES = "Sources";
    static final String EXTRA = "extra slide";
    static final String NOTES = "Notes";
    static final String QUESTION = "Question";
    static final String TRY = "Try";
    static final String BET = "Bet";
    static final String ANSWER = "Answer";
    static final String WITH_ANSWERS = "with answers";
    public static final String MANY = "Many answers are right.";
    static final String IT_IS_TRUE = "It is true";
    static final String COUNTEREXAMPLE = "This is a counterexample:";

    private HandoutWords() {}

    /**
     * Returns the duration of a lesson in words.
     *
     * @param minutes 0 if the lesson gives no duration
     * @param extra the minutes of the slides that can be left out
     */
    static String minutes(int minutes, int extra) {
        String core = minutes == 0 ? "" : Plural.counted(minutes, "minute");
        return minutes == 0 || extra == 0 ? core : core + ", and " + extra + " more with the extra slides";
    }

    /**
     * Returns the words in place of a picture.
     *
     * @param words the description of the picture
     */
    static String picture(String words) {
        return "[Picture: " + words + "]";
    }

    /**
     * Returns the words at the foot of a page.
     *
     * @param page the number of the page, from 1
     */
    static String page(int page, int pages) {
        return "page " + page + " of " + pages;
    }

    /** Returns the word above a question. */
    static String label(Quiz quiz) {
        return switch (quiz.purpose()) {
            case TRIAL -> TRY;
            case BET -> BET;
            case QUESTION, PROOF -> QUESTION;
        };
    }

    /** Returns a right answer and the reason for it. */
    static String answer(String words, String because) {
        boolean sentence = words.endsWith(".") || words.endsWith("!") || words.endsWith("?");
        return words + (sentence ? "" : ".") + (because.isEmpty() ? "" : " " + because);
    }

    /** Returns whether a question is answered on a line below it, rather than in boxes beside the choices. */
    static boolean hasLine(Quiz quiz) {
        return switch (quiz.kind()) {
            case CHOICE, FALSE_LINE, CHOICES, WHO_FIRST, BLANK -> false;
            default -> true;
        };
    }
}
