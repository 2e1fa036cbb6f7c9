package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;
import knightschool.drawing.board.AnswerMarks;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.GivenAnswer;
import knightschool.lesson.judge.JudgedAnswer;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.progress.QuizFeedback;
import knightschool.lesson.progress.QuizFeedback.Judged;
import knightschool.lesson.progress.QuizResult;
import knightschool.lesson.progress.QuizResult.Outcome;
import knightschool.lesson.task.GameVerdict;
import knightschool.setup.SlideSetup;

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

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPEN);
    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>(Outcome.OPEN);
    private final ReadOnlyObjectWrapper<AnswerMarks> marks = new ReadOnlyObjectWrapper<>(AnswerMarks.NONE);
    private final ReadOnlyObjectWrapper<List<String>> crossed = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<QuizSolution>> solution =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper hintsGiven = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper reply = new ReadOnlyStringWrapper("");
    private final Quiz quiz;
    private final AnswerDraft draft;
    private final QuizJudge judge;
    private Supplier<QuizJudge> judgeNow;
    private final Executor worker;
    private final Executor screen;
    private int attempt;

    /** What was judged last, or is being judged. */
    private Judged asked = Judged.ANSWER;

    /** What a verdict stands about. */
    private Judged judged = Judged.NOTHING;

    /** What was said when the slide was left, and is not said again yet. */
    private QuizFeedback earlierFeedback = QuizFeedback.NONE;

    /** Whether the answer was right when the slide was left, and is not marked again on the board yet. */
    private boolean rightBefore;

    /** What was given that is right; empty where that is not known, or a game. */
    private Optional<GivenAnswer> rightAnswer = Optional.empty();

    private List<String> settledChosen = List.of();
    private String settledWritten = "";

    public QuizModel(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.draft = new AnswerDraft(quiz);
        this.judge = judge;
        this.judgeNow = () -> judge;
        this.worker = worker;
        this.screen = screen;
        draft.onChanged(this::reopen);
    }

    Quiz quiz() {
        return quiz;
    }

    /** From now on answers are about the scene as it stands, and not as the slide gives it. */
    void judgeBeside(Supplier<SlideSetup> scene) {
        judgeNow = () -> judge.beside(scene.get());
    }

    /** What a person can choose from; empty for other kinds of quizzes. */
    List<String> choices() {
        return quiz.kind().hasAnswers() || quiz.kind() == Quiz.Kind.BLANK ? judge.choices(quiz) : List.of();
    }

    /** Whether the answer that stands is right. */
    boolean isRight() {
        return state.get() == State.RIGHT;
    }

    /** What was said is taken back, and what is being judged is said to nobody. */
    void reopen() {
        settle(++attempt, State.OPEN, "", AnswerMarks.NONE);
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
        check(GivenAnswer.of(squares.get()));
    }

    /** Judges an answer. */
    void check(GivenAnswer given) {
        if (given.isEmpty()) {
            String words = quiz.kind().hasAnswers() ? QuizWords.CHOOSE_FIRST : QuizWords.GIVE_FIRST;
            settle(++attempt, State.UNUSABLE, words, AnswerMarks.NONE);
            return;
        }
        int mine = ++attempt;
        asked = given.words().equals(List.of(GivenAnswer.TRUE)) ? Judged.STATEMENT : Judged.ANSWER;
        QuizJudge current = judgeNow.get();
        worker.execute(() -> attempt(mine, () -> current.judge(quiz, given), found -> settle(mine, given, found)));
    }

    private void settle(int mine, GivenAnswer given, JudgedAnswer found) {
        if (mine == attempt && found.isRight()) {
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
    void notice(GivenAnswer given) {
        if (state.get() == State.RIGHT) {
            followRight(given);
            return;
        }
        int mine = ++attempt;
        asked = Judged.ANSWER;
        if (given.isEmpty()) {
            noticed(mine, given, Optional.empty());
            return;
        }
        QuizJudge current = judgeNow.get();
        worker.execute(() -> attempt(mine, () -> noticed(current, given), found -> noticed(mine, given, found)));
    }

    /** What was right before may be changed since: what was said of it is said as long as it is so. */
    void lookAgain(GivenAnswer given) {
        if (state.get() == State.RIGHT) {
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
        if (state.get() == State.RIGHT) {
            followRight(++attempt, judgement, GameVerdict::isRight, right);
        }
    }

    private void followRight(GivenAnswer given) {
        int mine = ++attempt;
        if (given.isEmpty() || rightAnswer.equals(Optional.of(given))) {
            updateRightReply(!given.isEmpty());
            return;
        }
        QuizJudge current = judgeNow.get();
        followRight(
                mine, () -> current.judge(quiz, given), JudgedAnswer::isRight, _ -> rightAnswer = Optional.of(given));
    }

    private <T> void followRight(int mine, Supplier<T> judgement, Predicate<T> isRight, Consumer<T> right) {
        worker.execute(() -> {
            Optional<T> found = found(judgement).filter(isRight);
            screen.execute(() -> {
                if (mine == attempt && state.get() == State.RIGHT) {
                    updateRightReply(found.isPresent());
                    found.ifPresent(right);
                }
            });
        });
    }

    private static <T> Optional<T> found(Supplier<T> judgement) {
        try {
            return Optional.of(judgement.get());
        } catch (InputFault _) {
            return Optional.empty();
        }
    }

    /** @param still whether what there is now is right */
    private void updateRightReply(boolean still) {
        reply.set(still ? quiz.because() : QuizWords.CHANGED_SINCE);
    }

    private Optional<JudgedAnswer> noticed(QuizJudge current, GivenAnswer given) {
        JudgedAnswer found = current.judge(quiz, given);
        return found.isRight() ? Optional.of(found) : current.lost(quiz, given);
    }

    private void noticed(int mine, GivenAnswer given, Optional<JudgedAnswer> found) {
        boolean right = found.filter(JudgedAnswer::isRight).isPresent();
        boolean judgedWrong = state.get() == State.WRONG || state.get() == State.UNUSABLE;
        if (mine == attempt && found.isEmpty() && judgedWrong) {
            reopen();
        } else if (mine == attempt && found.isEmpty() && state.get() == State.HINT) {
            judged = Judged.NOTHING;
            marks.set(AnswerMarks.NONE);
        } else if (right || found.isPresent() && state.get() != State.REVEALED) {
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
        int mine = ++attempt;
        asked = Judged.ANSWER;
        worker.execute(() -> attempt(mine, judgement, verdict -> settle(mine, verdict, right)));
    }

    private void settle(int mine, GameVerdict verdict, Consumer<GameVerdict> right) {
        settle(mine, verdict.isRight(), new JudgedAnswer(verdict.isRight(), verdict.words(), AnswerMarks.NONE));
        if (mine == attempt && verdict.isRight()) {
            right.accept(verdict);
        }
    }

    /** Asks on the worker, and hands on what comes of it on the screen's thread. */
    private <T> void attempt(int mine, Supplier<T> question, Consumer<T> then) {
        try {
            T found = question.get();
            screen.execute(() -> then.accept(found));
        } catch (InputFault fault) {
            screen.execute(() -> settle(mine, State.UNUSABLE, fault.displayMessage(), AnswerMarks.NONE));
        }
    }

    /** What is answered was changed: what was said of it holds no more, but what was right was right. */
    void changed(GivenAnswer given) {
        changed(rightAnswer.filter(given::equals).isPresent());
    }

    /**
     * The game was changed: what was said of it holds no more, but a task that was done is done.
     *
     * @param asItWasRight whether it is again the one that was right
     */
    void changed(boolean asItWasRight) {
        if (state.get() == State.RIGHT) {
            attempt++;
            updateRightReply(asItWasRight);
        } else if (state.get() != State.REVEALED) {
            reopen();
        }
    }

    /**
     * Squares or edges were picked on the board: they are what is written, until an answer is settled. What was said
     * stays where something else on the board was changed.
     */
    void picked(List<String> names) {
        String now = String.join(" ", names);
        if (state.get() == State.RIGHT) {
            rightAnswer.ifPresent(
                    right -> updateRightReply(Set.copyOf(right.words()).equals(Set.copyOf(names))));
        }
        if (state.get() != State.RIGHT
                && state.get() != State.REVEALED
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
            int next = hintsGiven.get();
            hintsGiven.set(next + 1);
            hintAgain(next);
        }
    }

    /** Says a hint that was given. What is marked on the board stays so as long as the answer is as it was. */
    void hintAgain(int index) {
        settle(++attempt, State.HINT, quiz.help().hints().get(index), marks.get());
    }

    /** Number of hints that were not given yet. */
    int hintsLeft() {
        return quiz.help().hints().size() - hintsGiven.get();
    }

    /** Shows the solution, where one is known. */
    public void reveal() {
        int mine = ++attempt;
        QuizJudge current = judgeNow.get();
        worker.execute(() -> attempt(mine, () -> current.solution(quiz), found -> reveal(mine, found)));
    }

    private void reveal(int mine, Optional<QuizSolution> found) {
        if (mine == attempt) {
            end(Outcome.REVEALED);
            solution.set(found);
            say(found);
        }
    }

    private void say(Optional<QuizSolution> found) {
        String words = found.map(known -> QuizWords.revealed(known.words(), quiz.because()))
                .orElse(QuizWords.NO_SOLUTION);
        AnswerMarks shown = found.map(QuizSolution::marks).orElse(AnswerMarks.NONE);
        settle(++attempt, State.REVEALED, words, shown);
    }

    private void settle(int mine, boolean right, JudgedAnswer found) {
        if (mine == attempt && right) {
            end(Outcome.RIGHT);
        }
        State settled = right ? State.RIGHT : State.WRONG;
        settle(mine, settled, right ? quiz.because() : found.words(), found.marks(), found.crossed());
    }

    private void end(Outcome became) {
        if (outcome.get() == Outcome.OPEN) {
            settledChosen = List.copyOf(draft.chosen());
            settledWritten = draft.writtenProperty().get();
            outcome.set(became);
        }
    }

    private void settle(int mine, State settled, String words, AnswerMarks shownMarks) {
        settle(mine, settled, words, shownMarks, List.of());
    }

    /** What was chosen and is known not to belong to the answer never does: its cross stays until that is right. */
    private List<String> withCrosses(List<String> found) {
        return Stream.concat(crossed.get().stream(), found.stream()).distinct().toList();
    }

    /** A verdict on an answer that has been changed since is said to nobody. */
    private void settle(int mine, State settled, String words, AnswerMarks shownMarks, List<String> shownCrossed) {
        if (mine == attempt) {
            reply.set(words);
            marks.set(shownMarks);
            judged = subjectOfVerdict(settled);
            crossed.set(settled == State.RIGHT ? List.of() : withCrosses(shownCrossed));
            if (state.get() == settled) {
                // Said again, so that the scene shows it again.
                state.set(State.OPEN);
            }
            state.set(settled);
        }
    }

    /** A hint leaves a verdict as it is, until the answer is changed. */
    private Judged subjectOfVerdict(State settled) {
        return switch (settled) {
            case WRONG, UNUSABLE -> asked;
            case HINT -> judged;
            default -> Judged.NOTHING;
        };
    }

    /**
     * What was remembered of it: it stands as it was left, and what a person made on the scene since stays. Answers
     * that are no longer offered are left out.
     */
    public void restore(QuizResult remembered) {
        boolean offered = choices().containsAll(remembered.chosen());
        draft.put(offered ? remembered.chosen() : List.of(), remembered.written());
        hintsGiven.set(remembered.hints());
        end(remembered.outcome());
        if (remembered.outcome() == Outcome.RIGHT) {
            rightBefore = true;
            settle(attempt, State.RIGHT, quiz.because(), AnswerMarks.NONE);
        } else if (remembered.outcome() == Outcome.REVEALED) {
            int mine = ++attempt;
            worker.execute(() -> attempt(mine, () -> judge.solution(quiz), found -> {
                if (mine == attempt) {
                    say(found);
                }
            }));
        } else {
            earlierFeedback = remembered.feedback();
            crossed.set(choices().stream()
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
        QuizFeedback left = earlierFeedback;
        earlierFeedback = QuizFeedback.NONE;
        switch (left.judged()) {
            case ANSWER -> check.run();
            case STATEMENT -> check(GivenAnswer.of(List.of(GivenAnswer.TRUE)));
            case NOTHING -> {}
        }
        if (rightBefore && quiz.kind().takesSquares() && isGiven()) {
            markAgain(GivenAnswer.of(writtenNames()));
        }
        rightBefore = false;
        if (left.isHint()) {
            int mine = attempt;
            worker.execute(() -> screen.execute(() -> lastHintAgain(mine)));
        }
    }

    /** A right answer is marked on the board as it was; one that is right no more is not marked. */
    private void markAgain(GivenAnswer given) {
        int mine = ++attempt;
        QuizJudge current = judgeNow.get();
        worker.execute(() -> {
            try {
                JudgedAnswer found = current.judge(quiz, given);
                if (found.isRight()) {
                    screen.execute(() -> settle(mine, given, found));
                }
            } catch (InputFault fault) {
                screen.execute(() -> marks.set(AnswerMarks.NONE)); // It was right on another board.
            }
        });
    }

    /** What stood there when the slide was left is not said again, unless the answer was right. */
    void leaveUnsaid() {
        earlierFeedback = QuizFeedback.NONE;
        rightBefore = false;
        if (!isRight()) {
            reopen();
        }
    }

    private void lastHintAgain(int mine) {
        int last = Math.min(hintsGiven.get(), quiz.help().hints().size()) - 1;
        if (mine == attempt && last >= 0) {
            hintAgain(last);
        }
    }

    /** What is to be remembered of it: a settled quiz with the answer that settled it. */
    public QuizResult remembered() {
        boolean open = outcome.get() == Outcome.OPEN;
        return new QuizResult(
                outcome.get(),
                open ? List.copyOf(draft.chosen()) : settledChosen,
                open ? draft.writtenProperty().get() : settledWritten,
                hintsGiven.get(),
                open ? feedback() : QuizFeedback.NONE);
    }

    private QuizFeedback feedback() {
        return new QuizFeedback(judged, state.get() == State.HINT, crossed.get());
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** What became of it; once it is settled it stays. */
    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    /** What the board shows of the answer; it is set before the state. */
    ReadOnlyObjectProperty<AnswerMarks> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    /** What was chosen and is known to be wrong, until the answer is right. */
    ReadOnlyObjectProperty<List<String>> crossedProperty() {
        return crossed.getReadOnlyProperty();
    }

    /** The solution, once it is shown. */
    ReadOnlyObjectProperty<Optional<QuizSolution>> solutionProperty() {
        return solution.getReadOnlyProperty();
    }

    /** How many hints were given. */
    public ReadOnlyIntegerProperty hintsGivenProperty() {
        return hintsGiven.getReadOnlyProperty();
    }

    /** What is said to the answer, a hint or the solution; may be empty. */
    ReadOnlyStringProperty replyProperty() {
        return reply.getReadOnlyProperty();
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
