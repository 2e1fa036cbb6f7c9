package knightschool.ui.compare.prediction;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionWords;
import knightschool.files.InputFault;
import knightschool.text.Plural;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.model.prediction.PredictionRounds;

/** The texts of the view that puts questions about the next step to the students of a school class. */
public final class PredictionViewWords {
    public static final String SAVE_TITLE = "Save the answers";
    public static final String TABLES = "Tables for a spreadsheet";
    public static final String FILE_NAME = "answers";
    public static final String COPIED = "The answers are copied. Paste them into a spreadsheet.";
    public static final String NO_ANSWERS = "There are no answers yet.";
    public static final String BEGUN_AGAIN = "The score begins again.";

    static final String QUESTION = "Question";
    static final String BET = "Bet";
    static final String WAIT = "The searches are computed to their ends first …";
    static final String RIGHT = "Right";
    static final String NOT_RIGHT = "Not right";
    static final String WON = "Won";
    static final String LOST = "Lost";
    static final String PASSED = "no answer";
    static final String PASS = "No answer";
    static final String TEAMS_PROMPT = "Red, Blue";
    static final String TEAMS = "Teams, with commas between them (2 to " + PredictionRounds.MOST_TEAMS + "):";
    static final String TEAMS_TIP =
            "Names of teams, such as Red, Blue. Enter takes them; without names all answer as one";
    static final String NAME = "Questions to the class";

    private PredictionViewWords() {}

    /** Returns the text while no question is open. */
    static String noQuestion(String key) {
        return "Go on to the next question (" + key + "), or play: it stops before something happens.";
    }

    /** Returns the text where the question of this step was answered before. */
    static String answeredBefore(String key) {
        return "The question at this step is answered already. Go on to the next question (" + key
                + "), or begin the score again.";
    }

    /** Returns the text of the button for the next question. */
    static String next(String key) {
        return "Next (" + key + ")";
    }

    /** Returns how to answer on a board; empty if the answers are buttons. */
    static String how(PredictionRound round) {
        return round.question() instanceof PredictionQuestion.NextSquare
                ? "Click the square on its board, or press its number."
                : "";
    }

    /** Returns which team answers next; empty if there are no teams. */
    static String toAnswer(PredictionRound round) {
        return round.answeringTeam()
                .filter(team -> !team.isEmpty())
                .map(team -> team + " answers:")
                .orElse("");
    }

    /** Returns the result of a team's answer. */
    static String result(PredictionRound round, int team) {
        String name = round.teams().get(team);
        Optional<PredictionAnswer> answer = round.answers().get(team);
        String answerText =
                answer.map(one -> PredictionWords.answer(round.question(), one)).orElse(PASSED);
        String verdict = answer.isEmpty() ? "" : verdict(round.question(), answer.get()) + ": ";
        return name.isEmpty() ? verdict + answerText : name + ": " + answerText;
    }

    private static String verdict(PredictionQuestion question, PredictionAnswer answer) {
        if (question.isBet()) {
            return question.isRight(answer) ? WON : LOST;
        }
        return question.isRight(answer) ? RIGHT : NOT_RIGHT;
    }

    /** Returns the explanation: first what is wrong with the answers, then what is right. */
    static String because(PredictionRound round) {
        String faults = round.answers().stream()
                .flatMap(Optional::stream)
                .map(answer -> PredictionWords.fault(round.question(), answer))
                .filter(fault -> !fault.isEmpty())
                .distinct()
                .map(fault -> fault + " ")
                .collect(Collectors.joining());
        return faults + PredictionWords.because(round.question());
    }

    /** Returns the score of a team, with bets separately. */
    static String score(String team, PredictionRecord.Score score) {
        String right = team.isEmpty()
                ? score.right() + " of " + score.answered() + " right"
                : score.right() + "/" + score.answered();
        if (score.bets() == 0) {
            return right;
        }
        String bets = "bets " + score.betsWon() + "/" + score.bets();
        return score.answered() == 0 ? bets : right + ", " + bets;
    }

    /** Returns the accessible text of a score. */
    static String scoreSpoken(String team, PredictionRecord.Score score) {
        return (team.isEmpty() ? "" : team + ": ") + score.right() + " of " + score.answered() + " right, "
                + score.betsWon() + " of " + Plural.counted(score.bets(), "bet") + " won";
    }

    /** Returns the text of the button for an answer, with the number of its key. */
    static String choice(int number, String answer) {
        return number + "  " + answer;
    }

    static String choiceTip(int number, String answer) {
        return "Answer: " + answer + " (" + number + ")";
    }

    /** Returns the names of teams as the user writes them. */
    static String written(List<String> teams) {
        return String.join(", ", teams);
    }

    /** Returns why names of teams are not taken. */
    static InputFault tooManyOrLong() {
        return new InputFault(
                "There can be " + PredictionRounds.MOST_TEAMS + " teams, with names of up to "
                        + PredictionRounds.LONGEST_NAME + " letters",
                "Delete some, then press Enter.");
    }

    /** Returns the question before a score is deleted that was neither saved nor copied. */
    public static String notSaved(int answers, String key) {
        return Plural.counted(answers, "answer") + (answers == 1 ? " is" : " are") + " not saved. Save (" + key
                + "), or do this once more to begin the score again.";
    }
}
