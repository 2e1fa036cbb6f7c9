package knightschool.ui.lesson.quiz;

import java.util.HashSet;
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
 * Follows the changes of an answer after it was judged right: the result of the quiz stays, the changed answer is
 * judged again, and the feedback tells whether the answer is still right. Used on the JavaFX thread.
 */
final class ChangedAnswerRejudger {
    private final Quiz quiz;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;

    /** The answers; empty if none is known since the slide is shown, or if the answer is a game. */
    private final Set<SubmittedAnswer> answers = new HashSet<>();

    ChangedAnswerRejudger(Quiz quiz, AnswerJudging judging, AnswerFeedback feedback) {
        this.quiz = quiz;
        this.judging = judging;
        this.feedback = feedback;
    }

    /** Adds an answer that was judged right. */
    void add(SubmittedAnswer right) {
        answers.add(right);
    }

    /** Returns whether an answer is one that was judged right. */
    boolean is(SubmittedAnswer present) {
        return answers.contains(present);
    }

    /**
     * Handles a change of the answer, which is not judged anew. Only where no right answer is known any more, because
     * the slide was left since, it is: it may be that answer again.
     */
    void changed(SubmittedAnswer present) {
        judging.begin();
        say(isAccepted(present));
        if (answers.isEmpty()) {
            follow(present);
        }
    }

    /** Judges the present answer, which may be empty, if it is another one. */
    void follow(SubmittedAnswer present) {
        int mine = judging.begin();
        if (isAccepted(present) || present.isEmpty()) {
            say(isAccepted(present));
            return;
        }
        judging.ask(
                judge -> judge.judge(quiz, present),
                verdict -> followed(mine, Optional.of(verdict).filter(AnswerVerdict::isRight), _ -> add(present)),
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

    /** Returns whether the answer still holds: a statement that is true stays so whatever is made beside it. */
    private boolean isAccepted(SubmittedAnswer present) {
        return quiz.isTrueStatement() || is(present);
    }

    /** Handles picked squares or edges, by name, whose order does not matter. */
    void picked(List<String> names) {
        if (!answers.isEmpty()) {
            say(answers.stream().anyMatch(right -> Set.copyOf(right.words()).equals(Set.copyOf(names))));
        }
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
