package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.AnswerVerdict;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.LaterAnswer;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.lesson.task.GameTaskVerdict;
import knightschool.ui.lesson.quiz.QuizModel.State;

/**
 * Gives the feedback to attempts, and settles the question when it is answered or its solution is shown. The results of
 * attempts that are no longer current are dropped.
 */
final class QuizOutcomeController {
    private final Quiz quiz;
    private final AnswerDraft draft;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;
    private final ChangedAnswerRejudger rightAnswer;
    private final SettledAnswer settled = new SettledAnswer();
    private Consumer<QuizSolution> display = _ -> {};
    private Optional<QuizSolution> solution = Optional.empty();

    QuizOutcomeController(
            Quiz quiz,
            AnswerDraft draft,
            AnswerJudging judging,
            AnswerFeedback feedback,
            ChangedAnswerRejudger rightAnswer) {
        this.quiz = quiz;
        this.draft = draft;
        this.judging = judging;
        this.feedback = feedback;
        this.rightAnswer = rightAnswer;
    }

    Quiz quiz() {
        return quiz;
    }

    AnswerDraft draft() {
        return draft;
    }

    /** Returns whether the question was never answered right, and its solution never shown. */
    boolean isOpen() {
        return settled.isOpen();
    }

    /** Sets the outcome, which a settled question keeps. */
    void settle(Outcome outcome) {
        settled.settle(outcome, draft);
    }

    /** Removes the feedback, and discards the result of any judging in progress. */
    void removeFeedback() {
        settle(judging.begin(), State.OPEN, "", QuizAnswerMarks.NONE);
    }

    /** Shows a hint. Marks on the board stay while the answer is unchanged. */
    void hint(String words) {
        settle(judging.begin(), State.HINT, words, feedback.marks());
    }

    /** Gives the verdict on an answer, and accepts it if it is right; a bet is compared with what came out. */
    void settle(int mine, SubmittedAnswer answer, AnswerVerdict answerVerdict) {
        if (quiz.isBet()) {
            compare(mine, answerVerdict);
            return;
        }
        if (judging.isCurrent(mine) && answerVerdict.isRight()) {
            rightAnswer.add(answer);
        }
        settle(mine, answerVerdict.isRight(), answerVerdict);
    }

    /**
     * Gives the verdict on a game.
     *
     * @param right receives the verdict if the game is right and unchanged since
     */
    void settle(int mine, GameTaskVerdict verdict, Consumer<GameTaskVerdict> right) {
        settle(mine, verdict.isRight(), new AnswerVerdict(verdict.isRight(), verdict.words(), QuizAnswerMarks.NONE));
        if (judging.isCurrent(mine) && verdict.isRight()) {
            right.accept(verdict);
        }
    }

    /** Returns a handler of faults: an answer that cannot be judged is unusable. */
    Consumer<InputFault> refusing(int mine) {
        return fault -> settle(mine, State.UNUSABLE, fault.displayMessage(), QuizAnswerMarks.NONE);
    }

    /** Shows the solution, if one is known. */
    void reveal() {
        int mine = judging.begin();
        judging.ask(judge -> judge.solution(quiz), quizSolution -> reveal(mine, quizSolution), refusing(mine));
    }

    private void reveal(int mine, Optional<QuizSolution> quizSolution) {
        if (judging.isCurrent(mine)) {
            settle(Outcome.REVEALED);
            keep(quizSolution);
            quizSolution.ifPresent(display);
            say(quizSolution);
        }
    }

    /** @param scene shows a solution beside the words, also one that it has shown before */
    void setDisplay(Consumer<QuizSolution> scene) {
        display = scene;
    }

    /** Keeps the solution that was shown, also before the slide was last left. */
    void keep(Optional<QuizSolution> quizSolution) {
        solution = quizSolution;
    }

    /** Returns the solution that was shown; empty if none was, or if it is not found again yet. */
    Optional<QuizSolution> solution() {
        return solution;
    }

    /** Shows a solution, or that none is known. */
    void say(Optional<QuizSolution> quizSolution) {
        String words = quizSolution
                .map(value -> QuizWords.revealed(value.words(), quiz.explanation()))
                .orElse(QuizWords.NO_SOLUTION);
        QuizAnswerMarks answerMarks = quizSolution.map(QuizSolution::marks).orElse(QuizAnswerMarks.NONE);
        settle(judging.begin(), State.REVEALED, words, answerMarks);
    }

    private void compare(int mine, AnswerVerdict answerVerdict) {
        if (judging.isCurrent(mine)) {
            if (quiz.countsBets()) {
                settled.settleBets(draft);
            } else {
                settle(Outcome.BET);
            }
            String words = QuizWords.revealed(answerVerdict.words(), quiz.explanation());
            settle(mine, State.COMPARED, words, QuizAnswerMarks.NONE);
        }
    }

    private void settle(int mine, boolean right, AnswerVerdict answerVerdict) {
        if (judging.isCurrent(mine) && right) {
            settle(Outcome.RIGHT);
        }
        State verdict = right ? State.RIGHT : State.WRONG;
        settle(
                mine,
                verdict,
                right ? quiz.explanation() : answerVerdict.words(),
                answerVerdict.marks(),
                answerVerdict.crossed());
    }

    /** Sets the feedback, unless the answer has changed since the attempt began. */
    void settle(int mine, State verdict, String words, QuizAnswerMarks marks) {
        settle(mine, verdict, words, marks, List.of());
    }

    private void settle(int mine, State verdict, String words, QuizAnswerMarks marks, List<String> crossed) {
        if (judging.isCurrent(mine)) {
            feedback.give(verdict, words, marks, crossed);
        }
    }

    /**
     * Returns the result to remember.
     *
     * @param hints the number of hints that were given
     * @param isTakenBack whether the answer that settled the question is taken back
     */
    QuizProgress remembered(int hints, boolean isTakenBack) {
        boolean isSettling =
                feedback.state() == (settled.outcomeProperty().get() == Outcome.RIGHT ? State.RIGHT : State.REVEALED);
        LaterAnswer present =
                new LaterAnswer(draft.chosenAnswers(), draft.writtenProperty().get(), isTakenBack);
        return settled.remembered(present, hints, feedback.remembered(), isSettling);
    }

    ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return settled.outcomeProperty();
    }
}
