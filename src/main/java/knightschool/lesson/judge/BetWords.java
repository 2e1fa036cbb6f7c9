package knightschool.lesson.judge;

/** The words that compare a bet with what came out. */
public final class BetWords {
    private BetWords() {}

    /** Returns what is said to a bet on a number; both as they are shown. */
    public static String number(String bet, String cameOut) {
        return "You bet " + bet + (bet.equals(cameOut) ? ", and so it was." : ". It was " + cameOut + ".");
    }

    /**
     * Returns what is said to a bet on an answer, or on an order of answers.
     *
     * @param isRight whether it came out as the bet says
     */
    static String answer(String bet, String cameOut, boolean isRight) {
        return begun(bet)
                + (isRight ? "So it was" + (bet.equals(cameOut) ? "." : ": " + cameOut + ".") : cameOut(cameOut));
    }

    /** Returns the first sentence on a bet on an answer, with a space behind it. */
    public static String begun(String bet) {
        return "Your bet: " + bet + ". ";
    }

    /** Returns what came out, as a sentence. */
    public static String cameOut(String words) {
        return "It was " + words + ".";
    }
}
