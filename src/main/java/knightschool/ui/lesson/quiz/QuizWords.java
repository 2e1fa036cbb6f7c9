package knightschool.ui.lesson.quiz;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.BetWords;
import knightschool.text.Plural;
import knightschool.ui.command.CommandDefinitions;

/** The words of a quiz besides its question and its answers. */
final class QuizWords {
    static final String QUESTION = "Question";
    static final String TRY = "Try";
    static final String BET = "Bet";
    static final String WHAT_COMES_OUT = "What comes out?";
    static final String CHOOSE_TIP = "Choose this answer (Space)";
    static final String SQUARES = "Squares, such as a1, b3";
    static final String EDGES = "Edges, such as a1-b3";
    static final String NUMBER = "A number";
    static final String CHECK = "Check";
    static final String CHECK_BOARD = "Check the board";
    static final String CHECK_WALK = "Check the walk";
    static final String CHECK_BUILT = "Check my board";
    static final String CHECK_GAME = "Check my game";
    static final String CHECK_MOVES = "Check my moves";
    static final String IT_IS_TRUE = "It is true";
    static final String COUNTEREXAMPLE = "A counterexample";
    static final String START_AGAIN = "Start again";
    static final String START_AGAIN_TIP =
            "Put the game back as the slide gives it (" + CommandDefinitions.keyText("lesson.again") + ")";
    static final String CROSSED = "this answer is wrong";
    private static final String CHOOSE_FIRST = "Choose an answer first.";
    private static final String COUNT_FIRST = "First click on an answer, once for each hand.";
    private static final String GIVE_FIRST = "Give an answer first.";
    static final String HINT_KEY = CommandDefinitions.keyText("lesson.hint");
    static final String HINTS_AGAIN = "Hints";
    static final String HINTS_AGAIN_TIP = "Read the hints again, one after the other (Space)";
    static final String SHOW_SOLUTION = "Solution";
    static final String SHOW_SOLUTION_TIP = "Show a right answer. It counts as shown, not as found by you (Space)";
    static final String SHOW_ANSWER = "Show the answer";
    static final String SHOW_ANSWER_TIP = "Show what can be answered (Space)";
    static final String CHANGED_SINCE = "Your answer was right. You have changed it since then.";
    static final String NO_SOLUTION = "The engine knows no answer to this one.";

    /** A text of the usual length of the engine's feedback. */
    static final String USUAL_REPLY = "This walk began on a4 and ends on c3, so it is not closed, and not a circuit.";

    /** The longest sentences on a bet that is no number. */
    static final String NO_NUMBER_REPLY = "This number has 19 digits. Write one of at most 18 digits.";

    /** Sentences of the usual length of those among which a proof is. */
    static final List<String> USUAL_PROOFS = List.of(
            "It tries every path that backtracking tries.",
            "It leaves out only paths that cannot become a tour.",
            "It takes fewer steps.");

    /** A text of the usual length of the solution with its reason, where a proof is asked for. */
    static final String USUAL_PROOF_REPLY = "It leaves out only paths that cannot become a tour."
            + " After each of them some square cannot be visited any more.";

    private static final String SIZE = " (10)";
    private static final String MANY = " (100,000)";
    private static final String CAME_OUT = "What came out";
    private static final String LARGE_BET = "100,000";
    private static final String LARGE_OUTCOME = "500,000";
    private static final String LARGE_NUMBER = "1,000";
    private static final String MANY_STEPS = ", after 1,000,000 steps";
    private static final String MANY_MOVES = "16 moves do it; they are shown.";
    private static final String AND = " and";
    private static final String TRUE_STATEMENT = "The statement is true.";
    private static final String NOT_TRUE = "It is not true. Look at ";

    private QuizWords() {}

    /**
     * Returns the text with the solution, or one of similar length while the engine has not found it.
     *
     * @param choices the answers to choose from; may be empty
     */
    static String longestSolution(Quiz quiz, List<String> choices) {
        if (quiz.kind() == Quiz.Kind.WHO_FIRST) {
            return revealed(
                    choices.stream()
                                    .max(Comparator.comparingInt(String::length))
                                    .orElse("")
                            + MANY_STEPS,
                    quiz.explanation());
        }
        if (quiz.kind() == Quiz.Kind.ARRANGE) {
            String size = quiz.right().stream().anyMatch(claim -> claim.startsWith("steps ")) ? MANY : SIZE;
            return revealed(
                    choices.stream()
                            .map(answer -> quiz.right().contains(answer) ? answer : answer + size)
                            .collect(Collectors.joining(", ")),
                    quiz.explanation());
        }
        if (quiz.kind() == Quiz.Kind.BLANK) {
            return revealed(String.join(String.join(" ", quiz.right()), quiz.pieces()), quiz.explanation());
        }
        if (quiz.kind() == Quiz.Kind.NUMBER) {
            return revealed(LARGE_NUMBER, quiz.explanation());
        }
        if (quiz.isTrueStatement()) {
            return revealed(TRUE_STATEMENT, quiz.explanation());
        }
        if (!quiz.right().isEmpty() && quiz.answers().containsAll(quiz.right())) {
            return revealed(quiz.right(), quiz.explanation());
        }
        return revealed((quiz.kind() == Quiz.Kind.REFUTE ? NOT_TRUE : "") + longestExample(quiz), quiz.explanation());
    }

    private static String longestExample(Quiz quiz) {
        if (quiz.kind() == Quiz.Kind.BOARD || quiz.kind() == Quiz.Kind.PLAY || quiz.kind() == Quiz.Kind.PUZZLE) {
            return MANY_MOVES;
        }
        boolean isNamed = quiz.kind().takesSquares()
                && !quiz.asksForConditions()
                && quiz.right().stream().noneMatch(ClaimEvaluator::isQuestion);
        String line = String.join(", ", isNamed ? quiz.right() : quiz.help().solution());
        // A counterexample that is a board is not read out, however short its size is to write.
        boolean isShown = quiz.kind() == Quiz.Kind.REFUTE && line.length() < MANY_MOVES.length();
        return line.isEmpty() || isShown || line.contains("\n") ? MANY_MOVES : line + AND;
    }

    /**
     * Returns the longest text that compares a bet, or those of a class, with what came out, or one of similar length.
     */
    static String longestBet(Quiz quiz, List<String> choices) {
        if (quiz.countsBets()) {
            return BetWords.counted(0, AnswerDraft.MOST_BETS, longestSolution(quiz, choices));
        }
        if (quiz.kind() == Quiz.Kind.NUMBER) {
            return revealed(BetWords.number(LARGE_BET, LARGE_OUTCOME), quiz.explanation());
        }
        String bet = quiz.kind() == Quiz.Kind.ARRANGE
                ? String.join(", ", choices)
                : choices.stream().max(Comparator.comparingInt(String::length)).orElse("");
        return BetWords.begun(bet) + BetWords.cameOut(longestSolution(quiz, choices));
    }

    /** Returns what is said to an answer without words. */
    static String answerFirst(Quiz quiz) {
        if (quiz.countsBets()) {
            return COUNT_FIRST;
        }
        return quiz.kind().hasAnswers() ? CHOOSE_FIRST : GIVE_FIRST;
    }

    /** @param number the number of the answer, which is its key */
    static String betOnTip(int number) {
        return "A hand for this answer (" + number + "), up to " + AnswerDraft.MOST_BETS
                + " in all. With Shift one less";
    }

    /**
     * Returns an answer with the bets on it as it is read aloud.
     *
     * @param number the number of the answer, from 1
     */
    static String spokenBets(int number, String answer, int bets) {
        return number + " " + answer + ": " + Plural.counted(bets, "bet");
    }

    /** @param key the key with the same effect as the button */
    static String betTip(String key) {
        return "Compare your bet with what came out (" + key + ")";
    }

    /** @param key the key with the same effect as the button */
    static String betsTip(String key) {
        return "Show what comes out, and how many bet on it (" + key + ")";
    }

    /** @param key the key with the same effect as the button */
    static String checkTip(String key) {
        return "See whether the answer is right (" + key + ")";
    }

    /** Returns the text of the solution with its reason. */
    static String revealed(String solution, String because) {
        boolean sentence = solution.endsWith(".") || solution.endsWith("!") || solution.endsWith("?");
        return solution + (sentence ? "" : ".") + (because.isEmpty() ? "" : " " + because);
    }

    /** Returns the text of a solution that consists of shown answers, with its reason. */
    static String revealed(List<String> answers, String because) {
        return revealed(String.join(" and ", answers), because);
    }

    /** Returns the state of an answer in a word or two; empty before there is one, and while a hint is displayed. */
    static String head(QuizModel.State state, Quiz.Purpose purpose) {
        return switch (state) {
            case OPEN, HINT -> "";
            case RIGHT -> purpose == Quiz.Purpose.TRIAL ? "Done!" : "Right!";
            case COMPARED -> CAME_OUT;
            case WRONG -> "Not yet";
            case UNUSABLE -> "One thing first";
            case REVEALED -> purpose == Quiz.Purpose.BET ? CAME_OUT : "The solution";
        };
    }

    /** @param index the index of an answer in the chosen order; negative if it is not chosen */
    static String place(int index) {
        return index < 0 ? "" : String.valueOf(index + 1);
    }
}
