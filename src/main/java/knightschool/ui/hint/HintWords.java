package knightschool.ui.hint;

import knightschool.ui.hint.HintSequence.GivenHints;

/** The words about hints that every scene shares. */
public final class HintWords {
    public static final String TITLE = "Hints";
    public static final String EVERY_GIVEN = "Every hint is given.";

    private HintWords() {}

    /** Returns the name of a hint, such as "Hint 2 of 3". */
    public static String name(int number, int of) {
        return of == 1 ? "Hint" : "Hint " + number + " of " + of;
    }

    /**
     * Returns the effect of a click on the button of a hint.
     *
     * @param key the key that gives the next hint
     */
    public static String tip(int number, GivenHints givenHints, String key) {
        if (number == givenHints.displayed()) {
            return "Hide this hint";
        }
        if (number <= givenHints.count()) {
            return "Read this hint again";
        }
        return number == givenHints.count() + 1 ? "Get this hint (" + key + ")" : "Get the hints up to this one";
    }
}
