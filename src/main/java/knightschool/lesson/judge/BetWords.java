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

    /**
     * Returns what is said to the bets of a class, which are shown beside the answers.
     *
     * @param right the number of bets on what came out
     * @param all the number of bets, at least 1
     */
    public static String counted(long right, int all, String cameOut) {
        if (all == 1) {
            return right == 1 ? "So it was: " + cameOut + "." : cameOut(cameOut);
        }
        String count = right == 0 ? "none of " + all : right == all ? "all " + all : right + " of " + all;
        return "It was " + cameOut + ": " + count + " bets.";
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
