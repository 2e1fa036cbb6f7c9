package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.AnswerVerdict;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.task.GameTaskVerdict;
import knightschool.ui.lesson.quiz.QuizModel.State;

/**
 * The user's answer that was judged right. If the user changes it afterwards, the result of the quiz stays, the changed
 * answer is judged again, and the feedback tells whether it is still right. Used on the JavaFX thread.
 */
final class AcceptedAnswerRejudger {
    private final Quiz quiz;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;

    /** The answer; empty if unknown, or if the answer is a game. */
    private Optional<SubmittedAnswer> answer = Optional.empty();

    AcceptedAnswerRejudger(Quiz quiz, AnswerJudging judging, AnswerFeedback feedback) {
        this.quiz = quiz;
        this.judging = judging;
        this.feedback = feedback;
    }

    /** Sets the answer, which was judged right. */
    void set(SubmittedAnswer right) {
        answer = Optional.of(right);
    }

    /** Returns whether an answer is the one that was judged right. */
    boolean is(SubmittedAnswer present) {
        return answer.equals(Optional.of(present));
    }

    /** Judges the present answer, which may be empty, if it is another one. */
    void follow(SubmittedAnswer present) {
        int mine = judging.begin();
        if (present.isEmpty() || is(present)) {
            say(!present.isEmpty());
            return;
        }
        judging.ask(
                judge -> judge.judge(quiz, present),
                verdict -> followed(mine, Optional.of(verdict).filter(AnswerVerdict::isRight), _ -> set(present)),
                fault -> notFollowed(mine, fault));
    }

    /**
     * Judges the present game.
     *
     * @param judgement judges the game, on the worker
     * @param right receives the verdict if the game is still right
     */
    void follow(Supplier<GameTaskVerdict> judgement, Consumer<GameTaskVerdict> right) {
        int mine = judging.begin();
        judging.ask(
                judgement,
                verdict -> followed(mine, Optional.of(verdict).filter(GameTaskVerdict::isRight), right),
                fault -> notFollowed(mine, fault));
    }

    private <T> void followed(int mine, Optional<T> rightVerdict, Consumer<T> right) {
        if (judging.isCurrent(mine) && feedback.state() == State.RIGHT) {
            say(rightVerdict.isPresent());
            rightVerdict.ifPresent(right);
        }
    }

    /** Tells why it is not known whether an answer that was right still is. */
    private void notFollowed(int mine, InputFault fault) {
        if (judging.isCurrent(mine) && feedback.state() == State.RIGHT) {
            feedback.say(fault.displayMessage());
        }
    }

    /** Handles picked squares or edges, by name, whose order does not matter. */
    void picked(List<String> names) {
        answer.ifPresent(right -> say(Set.copyOf(right.words()).equals(Set.copyOf(names))));
    }

    /**
     * Says whether the present answer is right.
     *
     * @param still whether it is
     */
    void say(boolean still) {
        feedback.say(still ? quiz.explanation() : QuizWords.CHANGED_SINCE, still);
    }
}
