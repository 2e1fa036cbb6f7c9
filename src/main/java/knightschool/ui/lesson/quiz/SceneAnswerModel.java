package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.lesson.judge.AnswerVerdict;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
import knightschool.lesson.task.GameTaskVerdict;
import knightschool.ui.lesson.quiz.QuizModel.State;

/**
 * Judges an answer to a quiz that the user picks or makes in the scene beside the question, such as squares or a game,
 * and judges the answer again when it changes there. Used on the JavaFX thread.
 */
final class SceneAnswerModel {
    private final QuizOutcomeController settler;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;
    private final QuizHints hints;
    private final ChangedAnswerRejudger rightAnswer;

    /** The answer in the scene when it last changed, or when the slide was shown; empty if none is known yet. */
    private Optional<SubmittedAnswer> present = Optional.empty();

    SceneAnswerModel(
            QuizOutcomeController settler,
            AnswerJudging judging,
            AnswerFeedback feedback,
            QuizHints hints,
            ChangedAnswerRejudger rightAnswer) {
        this.settler = settler;
        this.judging = judging;
        this.feedback = feedback;
        this.hints = hints;
        this.rightAnswer = rightAnswer;
    }

    /** Removes the feedback to an answer that has changed; see {@link QuizHints#replaceFeedback}. */
    void reopen() {
        hints.replaceFeedback();
    }

    /**
     * Judges an answer that grows without a request for judging. Feedback is given if it is right, or if it is wrong
     * and cannot become right. After it was right, that result stays, and the feedback tells whether it still is.
     *
     * @param answer the answer so far; may be empty
     */
    void notice(SubmittedAnswer answer) {
        present = Optional.of(answer);
        if (feedback.state() == State.RIGHT) {
            rightAnswer.follow(answer);
            return;
        }
        if (isSolution()) {
            settler.say(settler.solution());
            return;
        }
        dropSolutionTakenBack();
        int mine = judging.begin();
        feedback.ask(Judged.ANSWER);
        if (answer.isEmpty()) {
            noticed(mine, answer, Optional.empty());
            return;
        }
        judging.ask(judge -> noticed(judge, answer), verdict -> noticed(mine, answer, verdict), settler.refusing(mine));
    }

    /**
     * Looks at the answer again with which the slide is shown: a right one is judged again, and the feedback stays only
     * while it is still right; the words about a solution stay only if it is that.
     */
    void lookAgain(SubmittedAnswer answer) {
        present = Optional.of(answer);
        if (feedback.state() == State.RIGHT) {
            rightAnswer.follow(answer);
        } else {
            dropSolutionTakenBack();
        }
    }

    /**
     * Keeps the solution that was shown before the slide was left, and tells it if the scene shows it as the answer or
     * it is told in words alone.
     *
     * @param isCurrent whether it was told when the slide was left, and nothing has been done since
     */
    void restored(Optional<QuizSolution> solution, boolean isCurrent) {
        settler.keep(solution);
        boolean isUntold = isCurrent || feedback.state() == State.OPEN && isSolution();
        if (isUntold && !isSolutionTakenBack()) {
            settler.say(solution);
        }
    }

    /**
     * Judges a right game again if it may have changed since; the feedback stays only while it is still right.
     *
     * @param judgement judges the game, on the worker
     * @param right receives the verdict on the JavaFX thread if the game is still right
     */
    void lookAgain(Supplier<GameTaskVerdict> judgement, Consumer<GameTaskVerdict> right) {
        if (feedback.state() == State.RIGHT) {
            rightAnswer.follow(judgement, right);
        }
    }

    private Optional<AnswerVerdict> noticed(QuizJudge current, SubmittedAnswer answer) {
        AnswerVerdict verdict = current.judge(settler.quiz(), answer);
        return verdict.isRight() ? Optional.of(verdict) : current.judgePartial(settler.quiz(), answer);
    }

    private void noticed(int mine, SubmittedAnswer answer, Optional<AnswerVerdict> verdict) {
        boolean right = verdict.filter(AnswerVerdict::isRight).isPresent();
        boolean judgedWrong = feedback.state() == State.WRONG || feedback.state() == State.UNUSABLE;
        if (judging.isCurrent(mine) && verdict.isEmpty() && judgedWrong) {
            hints.replaceFeedback();
        } else if (judging.isCurrent(mine) && verdict.isEmpty() && feedback.state() == State.HINT) {
            feedback.forgetVerdict();
        } else if (right || verdict.isPresent() && feedback.state() != State.REVEALED) {
            settler.settle(mine, answer, verdict.get());
        }
    }

    /**
     * Judges a game.
     *
     * @param judgement judges the game, on the worker
     * @param right receives the verdict on the JavaFX thread if the game is right and unchanged since
     */
    void check(Supplier<GameTaskVerdict> judgement, Consumer<GameTaskVerdict> right) {
        int mine = judging.begin();
        feedback.ask(Judged.ANSWER);
        judging.ask(judgement, verdict -> settler.settle(mine, verdict, right), settler.refusing(mine));
    }

    /** Handles a change of the answer: the feedback no longer applies, but a right answer stays settled. */
    void changed(SubmittedAnswer answer) {
        present = Optional.of(answer);
        if (feedback.state() == State.RIGHT) {
            rightAnswer.changed(answer);
        } else {
            unsettled();
        }
    }

    /**
     * Handles a change of the game: the feedback no longer applies, but a finished task stays finished.
     *
     * @param asItWasRight whether the game equals the right one again
     */
    void changed(SubmittedAnswer game, boolean asItWasRight) {
        present = Optional.of(game);
        if (feedback.state() == State.RIGHT) {
            judging.begin();
            rightAnswer.say(asItWasRight);
        } else {
            unsettled();
        }
    }

    /**
     * Handles a change of an answer that is not known to be right. The words about a solution that is shown as the
     * answer go and come with it.
     */
    private void unsettled() {
        if (isSolution()) {
            settler.say(settler.solution());
        } else if (feedback.state() == State.REVEALED) {
            dropSolutionTakenBack();
        } else {
            hints.replaceFeedback();
        }
    }

    /** Returns whether the scene shows the solution as the answer. */
    boolean isSolution() {
        return shownAsAnswer().isPresent() && present.equals(shownAsAnswer());
    }

    /** Returns whether the scene has shown the solution as the answer and shows another one now. */
    private boolean isSolutionTakenBack() {
        return shownAsAnswer().isPresent() && present.isPresent() && !isSolution();
    }

    private Optional<SubmittedAnswer> shownAsAnswer() {
        return settler.solution().flatMap(QuizSolution::inScene);
    }

    /** Removes the words about a solution that the scene no longer shows. */
    private void dropSolutionTakenBack() {
        if (feedback.state() == State.REVEALED && isSolutionTakenBack()) {
            hints.replaceFeedback();
        }
    }

    /**
     * Handles picked squares or edges, which become the written answer. The feedback stays if something else on the
     * board changed, and the state if the answer was right.
     */
    void picked(List<String> names) {
        String now = String.join(" ", names);
        if (feedback.state() == State.RIGHT) {
            rightAnswer.picked(names);
            settler.draft().follow(now);
        } else if (feedback.state() != State.REVEALED
                && !now.equals(settler.draft().writtenProperty().get())) {
            settler.draft().writtenProperty().set(now);
            hints.replaceFeedback();
        }
    }

    /**
     * Handles a new prediction of the next move, and removes any earlier feedback.
     *
     * @param names the new written answer
     */
    void pickedAnew(List<String> names) {
        settler.draft().writtenProperty().set(String.join(" ", names));
        hints.replaceFeedback();
    }
}
