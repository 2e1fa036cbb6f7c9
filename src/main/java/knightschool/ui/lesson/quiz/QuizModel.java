package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.AnswerVerdict;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizResult;
import knightschool.lesson.progress.QuizResult.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.lesson.progress.SavedQuizFeedback.Judged;
import knightschool.lesson.task.GameVerdict;
import knightschool.setup.EmbeddableSetup;

/** A quiz as a person answers it. Used on the screen's thread; it judges on another, since the engine may search. */
public final class QuizModel {
    /** How the answer stands. */
    public enum State {
        OPEN,
        RIGHT,
        WRONG,
        /** What was given is no answer of this kind. */
        UNUSABLE,
        /** A hint is shown. */
        HINT,
        /** The solution is shown. */
        REVEALED
    }

    private final Quiz quiz;
    private final AnswerDraft draft;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback = new AnswerFeedback();
    private final HintSequence hints;
    private final SettledAnswer settled = new SettledAnswer();
    private final ReadOnlyObjectWrapper<Optional<QuizSolution>> solution =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /** What was said when the slide was left, and is not said again yet. */
    private SavedQuizFeedback earlierFeedback = SavedQuizFeedback.NONE;

    /** Whether the answer was right when the slide was left, and is not marked again on the board yet. */
    private boolean rightBefore;

    /** What was given that is right; empty where that is not known, or a game. */
    private Optional<SubmittedAnswer> rightAnswer = Optional.empty();

    public QuizModel(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.draft = new AnswerDraft(quiz);
        this.judging = new AnswerJudging(quiz, judge, worker, screen);
        this.hints = new HintSequence(quiz.help().hints());
        draft.onChanged(this::reopen);
    }

    Quiz quiz() {
        return quiz;
    }

    /** From now on answers are about the scene as it stands, and not as the slide gives it. */
    void judgeBeside(Supplier<EmbeddableSetup> scene) {
        judging.judgeBeside(scene);
    }

    /** What a person can choose from; empty for other kinds of quizzes. */
    List<String> choices() {
        return judging.choices();
    }

    /** Whether the answer that stands is right. */
    boolean isRight() {
        return feedback.state() == State.RIGHT;
    }

    /** What was said is taken back, and what is being judged is said to nobody. */
    void reopen() {
        settle(judging.begin(), State.OPEN, "", QuizAnswerMarks.NONE);
    }

    /** Chooses one of the answers, or takes it back where several can be chosen. */
    void choose(String answer) {
        draft.choose(answer);
    }

    /** Whether every one of several blanks has a word. */
    boolean isFull() {
        return draft.isFull();
    }

    /** Whether something was chosen or written. */
    boolean isGiven() {
        return !draft.given().isEmpty();
    }

    /** Judges what was chosen or written. */
    void check() {
        check(draft::given);
    }

    /** Judges squares that a person has clicked, by name and in order. */
    void check(Supplier<List<String>> squares) {
        check(SubmittedAnswer.of(squares.get()));
    }

    /** Judges an answer. */
    void check(SubmittedAnswer given) {
        if (given.isEmpty()) {
            String words = quiz.kind().hasAnswers() ? QuizWords.CHOOSE_FIRST : QuizWords.GIVE_FIRST;
            settle(judging.begin(), State.UNUSABLE, words, QuizAnswerMarks.NONE);
            return;
        }
        int mine = judging.begin();
        feedback.ask(given.words().equals(List.of(SubmittedAnswer.TRUE)) ? Judged.STATEMENT : Judged.ANSWER);
        judging.ask(judge -> judge.judge(quiz, given), found -> settle(mine, given, found), refusing(mine));
    }

    private void settle(int mine, SubmittedAnswer given, AnswerVerdict found) {
        if (judging.isCurrent(mine) && found.isRight()) {
            rightAnswer = Optional.of(given);
        }
        settle(mine, found.isRight(), found);
    }

    /**
     * Judges an answer that grows without being asked about. It is said that it is right, and what is wrong with it if
     * nothing more can make it right. Once it was right that stays, and it is said whether it still is.
     *
     * @param given the answer so far; empty for none
     */
    void notice(SubmittedAnswer given) {
        if (feedback.state() == State.RIGHT) {
            followRight(given);
            return;
        }
        int mine = judging.begin();
        feedback.ask(Judged.ANSWER);
        if (given.isEmpty()) {
            noticed(mine, given, Optional.empty());
            return;
        }
        judging.ask(judge -> noticed(judge, given), found -> noticed(mine, given, found), refusing(mine));
    }

    /** What was right before may be changed since: what was said of it is said as long as it is so. */
    void lookAgain(SubmittedAnswer given) {
        if (feedback.state() == State.RIGHT) {
            followRight(given);
        }
    }

    /**
     * The same of a game that was right.
     *
     * @param judgement is asked for on the worker
     * @param right takes it on the screen's thread if the game is right as it stands
     */
    void lookAgain(Supplier<GameVerdict> judgement, Consumer<GameVerdict> right) {
        if (isRight()) {
            int mine = judging.begin();
            judging.ask(
                    judgement,
                    verdict -> followedRight(mine, Optional.of(verdict).filter(GameVerdict::isRight), right),
                    _ -> followedRight(mine, Optional.empty(), right));
        }
    }

    private void followRight(SubmittedAnswer given) {
        int mine = judging.begin();
        if (given.isEmpty() || rightAnswer.equals(Optional.of(given))) {
            updateRightReply(!given.isEmpty());
            return;
        }
        Consumer<AnswerVerdict> right = _ -> rightAnswer = Optional.of(given);
        judging.ask(
                judge -> judge.judge(quiz, given),
                answer -> followedRight(mine, Optional.of(answer).filter(AnswerVerdict::isRight), right),
                _ -> followedRight(mine, Optional.empty(), right));
    }

    private <T> void followedRight(int mine, Optional<T> found, Consumer<T> right) {
        if (judging.isCurrent(mine) && isRight()) {
            updateRightReply(found.isPresent());
            found.ifPresent(right);
        }
    }

    /** @param still whether what there is now is right */
    private void updateRightReply(boolean still) {
        feedback.say(still ? quiz.because() : QuizWords.CHANGED_SINCE);
    }

    private Optional<AnswerVerdict> noticed(QuizJudge current, SubmittedAnswer given) {
        AnswerVerdict found = current.judge(quiz, given);
        return found.isRight() ? Optional.of(found) : current.lost(quiz, given);
    }

    private void noticed(int mine, SubmittedAnswer given, Optional<AnswerVerdict> found) {
        boolean right = found.filter(AnswerVerdict::isRight).isPresent();
        boolean judgedWrong = feedback.state() == State.WRONG || feedback.state() == State.UNUSABLE;
        if (judging.isCurrent(mine) && found.isEmpty() && judgedWrong) {
            reopen();
        } else if (judging.isCurrent(mine) && found.isEmpty() && feedback.state() == State.HINT) {
            feedback.forgetVerdict();
        } else if (right || found.isPresent() && feedback.state() != State.REVEALED) {
            settle(mine, given, found.get());
        }
    }

    /**
     * Judges a game that a person has played.
     *
     * @param judgement is asked for on the worker
     * @param right takes it on the screen's thread if the game is right and has not been changed since
     */
    void check(Supplier<GameVerdict> judgement, Consumer<GameVerdict> right) {
        int mine = judging.begin();
        feedback.ask(Judged.ANSWER);
        judging.ask(judgement, verdict -> settle(mine, verdict, right), refusing(mine));
    }

    private void settle(int mine, GameVerdict verdict, Consumer<GameVerdict> right) {
        settle(mine, verdict.isRight(), new AnswerVerdict(verdict.isRight(), verdict.words(), QuizAnswerMarks.NONE));
        if (judging.isCurrent(mine) && verdict.isRight()) {
            right.accept(verdict);
        }
    }

    /** What cannot be judged is no answer of this kind. */
    private Consumer<InputFault> refusing(int mine) {
        return fault -> settle(mine, State.UNUSABLE, fault.displayMessage(), QuizAnswerMarks.NONE);
    }

    /** What is answered was changed: what was said of it holds no more, but what was right was right. */
    void changed(SubmittedAnswer given) {
        changed(rightAnswer.filter(given::equals).isPresent());
    }

    /**
     * The game was changed: what was said of it holds no more, but a task that was done is done.
     *
     * @param asItWasRight whether it is again the one that was right
     */
    void changed(boolean asItWasRight) {
        if (feedback.state() == State.RIGHT) {
            judging.begin();
            updateRightReply(asItWasRight);
        } else if (feedback.state() != State.REVEALED) {
            reopen();
        }
    }

    /**
     * Squares or edges were picked on the board: they are what is written, until an answer is settled. What was said
     * stays where something else on the board was changed.
     */
    void picked(List<String> names) {
        String now = String.join(" ", names);
        if (feedback.state() == State.RIGHT) {
            rightAnswer.ifPresent(
                    right -> updateRightReply(Set.copyOf(right.words()).equals(Set.copyOf(names))));
        }
        if (feedback.state() != State.RIGHT
                && feedback.state() != State.REVEALED
                && !now.equals(draft.writtenProperty().get())) {
            draft.writtenProperty().set(now);
            reopen();
        }
    }

    /**
     * Another next move was predicted: it is asked anew, whatever was said before.
     *
     * @param names what is written from now on
     */
    void pickedAnew(List<String> names) {
        draft.writtenProperty().set(String.join(" ", names));
        reopen();
    }

    /** What was written, piece by piece. */
    List<String> writtenNames() {
        return draft.writtenNames();
    }

    /** Gives the next hint, if there is one left. */
    void hint() {
        if (hintsLeft() > 0) {
            hintAgain(hints.giveNext());
        }
    }

    /** Says a hint that was given. What is marked on the board stays so as long as the answer is as it was. */
    void hintAgain(int index) {
        settle(judging.begin(), State.HINT, hints.words(index), feedback.marks());
    }

    /** Number of hints that were not given yet. */
    int hintsLeft() {
        return hints.left();
    }

    /** Shows the solution, where one is known. */
    public void reveal() {
        int mine = judging.begin();
        judging.ask(judge -> judge.solution(quiz), found -> reveal(mine, found), refusing(mine));
    }

    private void reveal(int mine, Optional<QuizSolution> found) {
        if (judging.isCurrent(mine)) {
            settled.settle(Outcome.REVEALED, draft);
            solution.set(found);
            say(found);
        }
    }

    private void say(Optional<QuizSolution> found) {
        String words = found.map(known -> QuizWords.revealed(known.words(), quiz.because()))
                .orElse(QuizWords.NO_SOLUTION);
        QuizAnswerMarks shown = found.map(QuizSolution::marks).orElse(QuizAnswerMarks.NONE);
        settle(judging.begin(), State.REVEALED, words, shown);
    }

    private void settle(int mine, boolean right, AnswerVerdict found) {
        if (judging.isCurrent(mine) && right) {
            settled.settle(Outcome.RIGHT, draft);
        }
        State verdict = right ? State.RIGHT : State.WRONG;
        settle(mine, verdict, right ? quiz.because() : found.words(), found.marks(), found.crossed());
    }

    private void settle(int mine, State verdict, String words, QuizAnswerMarks marks) {
        settle(mine, verdict, words, marks, List.of());
    }

    /** A verdict on an answer that has been changed since is said to nobody. */
    private void settle(int mine, State verdict, String words, QuizAnswerMarks marks, List<String> crossed) {
        if (judging.isCurrent(mine)) {
            feedback.give(verdict, words, marks, crossed);
        }
    }

    /**
     * What was remembered of it: it stands as it was left, and what a person made on the scene since stays. Answers
     * that are no longer offered are left out.
     */
    public void restore(QuizResult remembered) {
        boolean offered = choices().containsAll(remembered.chosen());
        draft.put(offered ? remembered.chosen() : List.of(), remembered.written());
        hints.restore(remembered.hints());
        settled.settle(remembered.outcome(), draft);
        if (remembered.outcome() == Outcome.RIGHT) {
            rightBefore = true;
            settle(judging.current(), State.RIGHT, quiz.because(), QuizAnswerMarks.NONE);
        } else if (remembered.outcome() == Outcome.REVEALED) {
            int mine = judging.begin();
            judging.askForSolutionOfSlide(
                    found -> {
                        if (judging.isCurrent(mine)) {
                            say(found);
                        }
                    },
                    refusing(mine));
        } else {
            earlierFeedback = remembered.feedback();
            feedback.cross(choices().stream()
                    .filter(earlierFeedback.crossed()::contains)
                    .toList());
        }
    }

    /**
     * Says again what stood there when the slide was left: nothing where nothing did.
     *
     * @param check judges the answer as it stands, if there is one
     */
    void sayAgain(Runnable check) {
        SavedQuizFeedback left = earlierFeedback;
        earlierFeedback = SavedQuizFeedback.NONE;
        switch (left.judged()) {
            case ANSWER -> check.run();
            case STATEMENT -> check(SubmittedAnswer.of(List.of(SubmittedAnswer.TRUE)));
            case NOTHING -> {}
        }
        if (rightBefore && quiz.kind().takesSquares() && isGiven()) {
            markAgain(SubmittedAnswer.of(writtenNames()));
        }
        rightBefore = false;
        if (left.isHint()) {
            int mine = judging.current();
            judging.afterwards(() -> lastHintAgain(mine));
        }
    }

    /** A right answer is marked on the board as it was; one that is right no more is not marked. */
    private void markAgain(SubmittedAnswer given) {
        int mine = judging.begin();
        // A fault tells that it was right on another board.
        judging.ask(
                judge -> judge.judge(quiz, given),
                found -> {
                    if (found.isRight()) {
                        settle(mine, given, found);
                    }
                },
                _ -> feedback.clearMarks());
    }

    /** What stood there when the slide was left is not said again, unless the answer was right. */
    void leaveUnsaid() {
        earlierFeedback = SavedQuizFeedback.NONE;
        rightBefore = false;
        if (!isRight()) {
            reopen();
        }
    }

    private void lastHintAgain(int mine) {
        int last = hints.last();
        if (judging.isCurrent(mine) && last >= 0) {
            hintAgain(last);
        }
    }

    /** What is to be remembered of it: a settled quiz with the answer that settled it. */
    public QuizResult remembered() {
        return settled.remembered(draft, hints.givenProperty().get(), feedback.remembered());
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return feedback.stateProperty();
    }

    /** What became of it; once it is settled it stays. */
    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return settled.outcomeProperty();
    }

    /** What the board shows of the answer; it is set before the state. */
    ReadOnlyObjectProperty<QuizAnswerMarks> marksProperty() {
        return feedback.marksProperty();
    }

    /** What was chosen and is known to be wrong, until the answer is right. */
    ReadOnlyObjectProperty<List<String>> crossedProperty() {
        return feedback.crossedProperty();
    }

    /** The solution, once it is shown. */
    ReadOnlyObjectProperty<Optional<QuizSolution>> solutionProperty() {
        return solution.getReadOnlyProperty();
    }

    /** How many hints were given. */
    public ReadOnlyIntegerProperty hintsGivenProperty() {
        return hints.givenProperty();
    }

    /** What is said to the answer, a hint or the solution; may be empty. */
    ReadOnlyStringProperty replyProperty() {
        return feedback.replyProperty();
    }

    /** The answers chosen so far, in the order of choosing. */
    public ObservableList<String> chosen() {
        return draft.chosen();
    }

    /** The number, the word or the squares written so far. */
    public StringProperty writtenProperty() {
        return draft.writtenProperty();
    }
}
