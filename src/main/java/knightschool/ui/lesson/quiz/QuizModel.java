package knightschool.ui.lesson.quiz;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
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
    private final UndoableAnswerDraft input;
    private final AnswerDraft draft;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback = new AnswerFeedback();
    private final QuizHints hints;
    private final QuizOutcomeController settler;
    private final QuizProgressRestorer restorer;
    private final SceneAnswerModel inScene;
    private final AnswerDependentPartVisibility disclosure;
    private final StatementAcceptanceHistory statement =
            new StatementAcceptanceHistory(this::callTrue, this::takeStatementBack);

    public QuizModel(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.judging = new AnswerJudging(quiz, judge, worker, screen);
        this.input = new UndoableAnswerDraft(quiz, judging::choices, this::checkGiven);
        this.draft = input.draft();
        ChangedAnswerRejudger rightAnswer = new ChangedAnswerRejudger(quiz, judging, feedback);
        this.settler = new QuizOutcomeController(quiz, draft, judging, feedback, rightAnswer);
        this.hints = new QuizHints(settler, judging, feedback);
        this.inScene = new SceneAnswerModel(settler, judging, feedback, hints, rightAnswer);
        this.restorer = new QuizProgressRestorer(settler, inScene, judging, feedback, hints);
        this.disclosure = new AnswerDependentPartVisibility(settler, feedback);
        draft.onChanged(hints::replaceFeedback);
        feedback.judgedProperty().addListener((_, _, judged) -> statement.judged(judged == Judged.STATEMENT));
        judging.onBegin(statement::judgingBegins);
    }

    /** Judges the answer given last where undo or redo in its text field has led back to it. */
    void judgeGivenAgain() {
        if (input.isAtGivenText()) {
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
        return feedback.isAsking();
    }

    /** Returns the hints, which are given in the place of the feedback. */
    QuizHints hints() {
        return hints;
    }

    /** Returns the part that handles an answer that is made or picked in the scene. */
    SceneAnswerModel inScene() {
        return inScene;
    }

    /** Whether what depends on the answer may be shown. */
    ObservableBooleanValue answeredProperty() {
        return disclosure.openProperty();
    }

    /** Returns whether the present answer has been judged right. */
    boolean isRight() {
        return feedback.state() == State.RIGHT;
    }

    /**
     * Chooses an answer, or removes it if several can be chosen and it is chosen; where bets are counted, adds one. It
     * is judged if the quiz {@link #isJudgedAtOnce}.
     */
    void choose(String answer) {
        input.choose(answer);
        if (input.isReadyAtOnce()) {
            check();
        }
    }

    /** Returns whether bets are counted on each answer, among them one with the given number, from 1. */
    boolean hasBetsOn(int number) {
        return quiz.countsBets() && number >= 1 && number <= choices().size();
    }

    /** Returns the number of bets on an answer. */
    int bets(String answer) {
        return Collections.frequency(chosenAnswers(), answer);
    }

    /** Takes back a bet on an answer, if there is one. */
    void takeBetBack(String answer) {
        input.takeBetBack(answer);
    }

    /** Returns whether an answer is judged when it is chosen, so that there is no check button. */
    boolean isJudgedAtOnce() {
        return input.isJudgedAtOnce();
    }

    /**
     * Returns the undo history of the answers that were chosen, or typed and given, or of calling a statement true;
     * empty if the answer is only made in the scene.
     */
    Optional<AbstractAnswerHistory> answerHistory() {
        return quiz.kind() == Quiz.Kind.REFUTE ? Optional.of(statement) : input.history();
    }

    /** Judges that the statement is true. */
    void callTrue() {
        check(SubmittedAnswer.of(List.of(Quiz.TRUE)));
    }

    private void takeStatementBack() {
        // Before the feedback changes, because the progress is stored then.
        disclosure.takeBack();
        hints.replaceFeedback();
    }

    /** Judges the answer to which undo or redo has led; none is waited for. */
    private void checkGiven() {
        if (isGiven()) {
            check(draft::answers);
        }
    }

    /** Returns whether an answer was chosen or written. */
    boolean isGiven() {
        return !input.isEmpty();
    }

    /** Judges the chosen or written answer. */
    void check() {
        input.give();
        check(draft::answers);
    }

    /** Judges clicked squares, by name and in order. */
    void check(Supplier<List<String>> squares) {
        check(SubmittedAnswer.of(squares.get()));
    }

    /** Judges an answer. */
    void check(SubmittedAnswer answer) {
        feedback.ask(answer.words().equals(List.of(Quiz.TRUE)) ? Judged.STATEMENT : Judged.ANSWER);
        if (answer.isEmpty()) {
            settler.settle(judging.begin(), State.UNUSABLE, QuizWords.answerFirst(quiz), QuizAnswerMarks.NONE);
            return;
        }
        int mine = judging.begin();
        judging.ask(
                judge -> judge.judge(quiz, answer),
                verdict -> settler.settle(mine, answer, verdict),
                settler.refusing(mine));
    }

    /** Returns whether the present text is the answer that was typed and given last. */
    boolean isAtGivenText() {
        return input.isAtGivenText();
    }

    /** Returns the parts of the written answer. */
    List<String> writtenNames() {
        return draft.writtenNames();
    }

    /** Shows the solution, if one is known. The bets that are counted are compared with it. */
    public void reveal() {
        if (quiz.countsBets() && isGiven()) {
            check();
        } else {
            settler.reveal();
        }
    }

    /**
     * Restores a remembered result; what the user has made in the scene since stays. Answers that are no longer offered
     * are left out. A question that was a bet is open.
     */
    public void restore(QuizProgress earlier) {
        QuizProgress remembered = earlier.outcome() == Outcome.BET && !quiz.isBet() ? earlier.reopened() : earlier;
        restorer.restore(remembered);
        disclosure.restore(remembered);
        input.begin(remembered);
        boolean wasSettled =
                remembered.outcome() == Outcome.RIGHT && remembered.later().isEmpty();
        statement.begin(
                wasSettled && quiz.isTrueStatement() || remembered.feedback().judged() == Judged.STATEMENT);
    }

    /**
     * Restores the feedback from when the slide was left, if there was any.
     *
     * @param check judges the present answer, if there is one
     */
    void sayAgain(Runnable check) {
        restorer.sayAgain(check, statement::judgeAgain);
    }

    /** Drops the feedback from when the slide was left, unless the answer is right. */
    void leaveUnsaid() {
        restorer.leaveUnsaid();
    }

    /** Returns the result to remember; a settled quiz has the answer that settled it, and the present one. */
    public QuizProgress remembered() {
        return settler.remembered(hints.sequence().givenHints().count(), disclosure.isTakenBack());
    }

    /** @param action runs after each change of {@link #remembered} */
    public void onProgress(Runnable action) {
        settler.outcomeProperty().addListener(_ -> action.run());
        feedback.stateProperty().addListener(_ -> action.run());
        // The verdict can change while the state stays, such as that of a hint.
        feedback.judgedProperty().addListener(_ -> action.run());
        hints.sequence().givenHintsProperty().addListener(_ -> action.run());
        draft.writtenProperty().addListener(_ -> action.run());
        draft.chosenAnswers().addListener((ListChangeListener<String>) _ -> action.run());
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

    /** @param scene shows a solution beside the words, each time that the user asks for it */
    void onReveal(Consumer<QuizSolution> scene) {
        settler.setDisplay(scene);
    }

    /** The feedback in words, a hint or the solution; may be empty. */
    ReadOnlyStringProperty replyProperty() {
        return feedback.replyProperty();
    }

    /** Returns the chosen answers, in the order of choosing; an answer as often as there are bets on it. */
    public ObservableList<String> chosenAnswers() {
        return draft.chosenAnswers();
    }

    /** The written number, word or squares. */
    public StringProperty writtenProperty() {
        return draft.writtenProperty();
    }
}
