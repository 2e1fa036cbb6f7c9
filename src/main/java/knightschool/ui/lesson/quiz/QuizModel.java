package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.AnswerVerdict;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
import knightschool.lesson.task.GameTaskVerdict;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * The model of a quiz being answered. Used on the JavaFX thread; judging runs on another thread, because the engine may
 * search.
 */
public final class QuizModel {
    /** The states of an answer. */
    public enum State {
        OPEN,
        RIGHT,
        WRONG,
        /** A bet is compared with what came out. */
        COMPARED,
        /** The input is not an answer of this kind. */
        UNUSABLE,
        /** A hint is shown. */
        HINT,
        /** The solution is shown. */
        REVEALED
    }

    private final Quiz quiz;
    private final AnswerDraft draft;
    private final ChoiceHistory choices;
    private final TypedAnswerHistory typed;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback = new AnswerFeedback();
    private final AcceptedAnswerRejudger rightAnswer;
    private final HintSequence hints;
    private final QuizOutcomeController settler;
    private final QuizProgressRestorer restorer;
    private final BooleanBinding answered;

    /** The chosen answers that were checked last; empty for none. */
    private List<String> checked = List.of();

    /** Whether the written answer is being changed to what is picked after it was right, which keeps its state. */
    private boolean isFollowing;

    public QuizModel(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.draft = new AnswerDraft(quiz);
        this.choices = new ChoiceHistory(quiz, draft, this::judgeStep);
        this.typed = new TypedAnswerHistory(draft, this::checkGiven);
        this.judging = new AnswerJudging(quiz, judge, worker, screen);
        this.rightAnswer = new AcceptedAnswerRejudger(quiz, judging, feedback);
        this.hints = new HintSequence(quiz.help().hints());
        this.settler = new QuizOutcomeController(quiz, draft, judging, feedback, rightAnswer);
        this.restorer = new QuizProgressRestorer(settler, draft, judging, feedback, hints);
        this.answered = Bindings.createBooleanBinding(
                this::isAnswered,
                settler.outcomeProperty(),
                feedback.stateProperty(),
                draft.chosenAnswers(),
                draft.writtenProperty());
        draft.onChanged(() -> {
            if (!isFollowing) {
                reopen();
                judgeGivenAgain();
            }
        });
    }

    /** Judges the answer given last where the text field has undone or redone what was typed since. */
    private void judgeGivenAgain() {
        if (!quiz.kind().isMade() && typed.isAtGiven()) {
            check(draft::answers);
        }
    }

    Quiz quiz() {
        return quiz;
    }

    /** Judges answers by the present state of the scene from now on, instead of the slide's set-up. */
    void judgeBeside(Supplier<SlideEmbeddableSetup> scene) {
        judging.judgeBeside(scene);
    }

    /** Returns the answers to choose from; empty for other kinds of quizzes. */
    List<String> choices() {
        return judging.choices();
    }

    /**
     * Returns whether the question waits for an answer: the present one is neither judged right nor, as a bet,
     * compared, and the solution is not shown. It waits again once such an answer is taken back.
     */
    boolean isAsking() {
        return switch (feedback.state()) {
            case RIGHT, COMPARED, REVEALED -> false;
            case OPEN, WRONG, UNUSABLE, HINT -> true;
        };
    }

    /**
     * Whether what depends on the answer may be shown: the question is settled, and the answer not taken back. A bet is
     * taken back by any change, because it is made before one sees what comes out. A solution that was shown is known.
     */
    ObservableBooleanValue answeredProperty() {
        return answered;
    }

    private boolean isAnswered() {
        if (settler.outcomeProperty().get() == Outcome.REVEALED) {
            return true;
        }
        boolean isTakenBack = isAsking() && (quiz.isBet() || !quiz.kind().isMade() && !isGiven());
        return !settler.isOpen() && !isTakenBack;
    }

    /** Returns whether the present answer has been judged right. */
    boolean isRight() {
        return feedback.state() == State.RIGHT;
    }

    /**
     * Removes the feedback to an answer that has changed, and discards the result of any judging in progress. A hint on
     * screen stays; until the question is settled, the last one given comes back in place of other feedback.
     */
    void reopen() {
        int last = hints.last();
        if (last >= 0 && (settler.isOpen() || feedback.state() == State.HINT)) {
            int mine = judging.begin();
            if (feedback.state() != State.HINT) {
                settler.settle(mine, State.HINT, hints.words(last), QuizAnswerMarks.NONE);
            }
            feedback.forgetVerdict();
        } else {
            settler.removeFeedback();
        }
    }

    /**
     * Chooses an answer, or removes it if several can be chosen and it is chosen. It is judged if the quiz
     * {@link #isJudgedAtOnce}.
     */
    void choose(String answer) {
        choices.choose(answer);
        checkAtOnce();
    }

    private void checkAtOnce() {
        if (isJudgedAtOnce() && isGiven() && (!quiz.hasBlanks() || draft.isFull())) {
            check();
        }
    }

    /** Judges the answers to which undo or redo has led, if they are judged at once or were checked last. */
    private void judgeStep() {
        checkAtOnce();
        if (!isJudgedAtOnce() && isGiven() && draft.answers().equals(checked)) {
            check(draft::answers);
        }
    }

    /** Returns whether an answer is judged when it is chosen, so that there is no check button. */
    boolean isJudgedAtOnce() {
        return switch (quiz.kind()) {
            case CHOICE, FALSE_LINE, WHO_FIRST -> true;
            case BLANK -> !quiz.answers().isEmpty();
            default -> false;
        };
    }

    /**
     * Returns the undo history of the answers that were chosen, or typed and given; empty if the answer is made in the
     * scene.
     */
    Optional<AnswerHistory> answerHistory() {
        AnswerHistory history = ChoiceHistory.isOf(quiz) ? choices : typed;
        return Optional.of(history).filter(_ -> !quiz.kind().isMade());
    }

    /** Judges the answer to which undo or redo has led; none is waited for. */
    private void checkGiven() {
        if (isGiven()) {
            check(draft::answers);
        }
    }

    /** Returns whether an answer was chosen or written. */
    boolean isGiven() {
        return !draft.answers().isEmpty();
    }

    /** Judges the chosen or written answer. */
    void check() {
        if (draft.chosenAnswers().isEmpty() && isGiven()) {
            typed.give();
        }
        checked = List.copyOf(draft.chosenAnswers());
        check(draft::answers);
    }

    /** Judges clicked squares, by name and in order. */
    void check(Supplier<List<String>> squares) {
        check(SubmittedAnswer.of(squares.get()));
    }

    /** Judges an answer. */
    void check(SubmittedAnswer answer) {
        if (answer.isEmpty()) {
            String words = quiz.kind().hasAnswers() ? QuizWords.CHOOSE_FIRST : QuizWords.GIVE_FIRST;
            settler.settle(judging.begin(), State.UNUSABLE, words, QuizAnswerMarks.NONE);
            return;
        }
        int mine = judging.begin();
        feedback.ask(answer.words().equals(List.of(Quiz.TRUE)) ? Judged.STATEMENT : Judged.ANSWER);
        judging.ask(
                judge -> judge.judge(quiz, answer),
                verdict -> settler.settle(mine, answer, verdict),
                settler.refusing(mine));
    }

    /**
     * Judges an answer that grows without a request for judging. Feedback is given if it is right, or if it is wrong
     * and cannot become right. After it was right, that result stays, and the feedback tells whether it still is.
     *
     * @param answer the answer so far; may be empty
     */
    void notice(SubmittedAnswer answer) {
        if (feedback.state() == State.RIGHT) {
            rightAnswer.follow(answer);
            return;
        }
        int mine = judging.begin();
        feedback.ask(Judged.ANSWER);
        if (answer.isEmpty()) {
            noticed(mine, answer, Optional.empty());
            return;
        }
        judging.ask(judge -> noticed(judge, answer), verdict -> noticed(mine, answer, verdict), settler.refusing(mine));
    }

    /** Judges a right answer again if it may have changed since; the feedback stays only while it is still right. */
    void lookAgain(SubmittedAnswer answer) {
        if (feedback.state() == State.RIGHT) {
            rightAnswer.follow(answer);
        }
    }

    /**
     * Judges a right game again if it may have changed since; the feedback stays only while it is still right.
     *
     * @param judgement judges the game, on the worker
     * @param right receives the verdict on the JavaFX thread if the game is still right
     */
    void lookAgain(Supplier<GameTaskVerdict> judgement, Consumer<GameTaskVerdict> right) {
        if (isRight()) {
            rightAnswer.follow(judgement, right);
        }
    }

    private Optional<AnswerVerdict> noticed(QuizJudge current, SubmittedAnswer answer) {
        AnswerVerdict verdict = current.judge(quiz, answer);
        return verdict.isRight() ? Optional.of(verdict) : current.judgePartial(quiz, answer);
    }

    private void noticed(int mine, SubmittedAnswer answer, Optional<AnswerVerdict> verdict) {
        boolean right = verdict.filter(AnswerVerdict::isRight).isPresent();
        boolean judgedWrong = feedback.state() == State.WRONG || feedback.state() == State.UNUSABLE;
        if (judging.isCurrent(mine) && verdict.isEmpty() && judgedWrong) {
            reopen();
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
        changed(rightAnswer.is(answer));
    }

    /**
     * Handles a change of the game: the feedback no longer applies, but a finished task stays finished.
     *
     * @param asItWasRight whether the game equals the right one again
     */
    void changed(boolean asItWasRight) {
        if (feedback.state() == State.RIGHT) {
            judging.begin();
            rightAnswer.say(asItWasRight);
        } else if (feedback.state() != State.REVEALED) {
            reopen();
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
            isFollowing = true;
            draft.writtenProperty().set(now);
            isFollowing = false;
        } else if (feedback.state() != State.REVEALED
                && !now.equals(draft.writtenProperty().get())) {
            draft.writtenProperty().set(now);
            reopen();
        }
    }

    /**
     * Handles a new prediction of the next move, and removes any earlier feedback.
     *
     * @param names the new written answer
     */
    void pickedAnew(List<String> names) {
        draft.writtenProperty().set(String.join(" ", names));
        reopen();
    }

    /** Returns the parts of the written answer. */
    List<String> writtenNames() {
        return draft.writtenNames();
    }

    /** Gives the next hint, if there is one left, or else shows the last one again. */
    void hint() {
        if (hintsLeft() > 0) {
            hintAgain(hints.giveNext());
        } else if (hints.last() >= 0) {
            hintAgain(hints.last());
        }
    }

    /**
     * Returns whether {@link #hint} shows another hint than now: the question {@link #isAsking} and has one that is not
     * shown.
     */
    boolean hasHint() {
        return isAsking() && (hintsLeft() > 0 || hints.last() >= 0 && feedback.state() != State.HINT);
    }

    /** Shows a hint that was given before. Marks on the board stay while the answer is unchanged. */
    void hintAgain(int index) {
        settler.hint(hints.words(index));
    }

    /** Returns the number of hints not given yet. */
    int hintsLeft() {
        return hints.remaining();
    }

    /** Shows the solution, if one is known. */
    public void reveal() {
        settler.reveal();
    }

    /**
     * Restores a remembered result; what the user has made in the scene since stays. Answers that are no longer offered
     * are left out. A question that was a bet is open.
     */
    public void restore(QuizProgress earlier) {
        QuizProgress remembered = earlier.outcome() == Outcome.BET && !quiz.isBet() ? earlier.reopened() : earlier;
        restorer.restore(remembered);
        checked = remembered.outcome() == Outcome.RIGHT ? remembered.chosenAnswers() : List.of();
        choices.begin(remembered.earlierChoice());
        typed.begin(remembered.givenTexts());
    }

    /**
     * Restores the feedback from when the slide was left, if there was any.
     *
     * @param check judges the present answer, if there is one
     */
    void sayAgain(Runnable check) {
        restorer.sayAgain(check, () -> check(SubmittedAnswer.of(List.of(Quiz.TRUE))));
    }

    /** Drops the feedback from when the slide was left, unless the answer is right. */
    void leaveUnsaid() {
        restorer.leaveUnsaid();
    }

    /** Returns the result to remember; a settled quiz has the answer that settled it, and the present one. */
    public QuizProgress remembered() {
        return settler.remembered(hints.givenProperty().get());
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return feedback.stateProperty();
    }

    /** The outcome; once settled, it does not change. */
    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return settler.outcomeProperty();
    }

    /** The marks of the answer on the board; set before the state. */
    ReadOnlyObjectProperty<QuizAnswerMarks> marksProperty() {
        return feedback.marksProperty();
    }

    /** The chosen answers known to be wrong, until the answer is right. */
    ReadOnlyObjectProperty<List<String>> crossedProperty() {
        return feedback.crossedProperty();
    }

    /** The solution, once it is shown. */
    ReadOnlyObjectProperty<Optional<QuizSolution>> solutionProperty() {
        return settler.solutionProperty();
    }

    /** The number of given hints. */
    public ReadOnlyIntegerProperty hintsGivenProperty() {
        return hints.givenProperty();
    }

    /** The feedback in words, a hint or the solution; may be empty. */
    ReadOnlyStringProperty replyProperty() {
        return feedback.replyProperty();
    }

    /** Returns the chosen answers, in the order of choosing. */
    public ObservableList<String> chosenAnswers() {
        return draft.chosenAnswers();
    }

    /** The written number, word or squares. */
    public StringProperty writtenProperty() {
        return draft.writtenProperty();
    }
}
