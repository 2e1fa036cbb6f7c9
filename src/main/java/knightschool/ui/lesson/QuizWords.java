package knightschool.ui.lesson;

/** What a quiz says beside its question and its answers. */
final class QuizWords {
    static final String QUIZ = "Quiz";
    static final String CHOOSE_TIP = "Choose this answer (Space)";
    static final String SQUARES = "Squares, such as a1, b3";
    static final String NUMBER = "A number";
    static final String CHECK = "Check";
    static final String CHECK_BOARD = "Check what is on the board";
    static final String CHECK_GAME = "Check my game";
    static final String START_OVER = "Start over";
    static final String START_OVER_TIP = "Put the game back as the slide gives it (Space)";
    static final String CHOOSE_FIRST = "Choose an answer first.";
    static final String GIVE_FIRST = "Give an answer first.";
    static final String RIGHT = "Right.";
    static final String WRONG = "Not yet. Look again.";

    private QuizWords() {}

    /** @param key which does the same as the button */
    static String checkTip(String key) {
        return "See whether the answer is right (" + key + ")";
    }

    /** @param because the reason; may be empty */
    static String praise(String because) {
        return because.isEmpty() ? RIGHT : RIGHT + " " + because;
    }
}
