package knightschool.ui.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizJudge;
import knightschool.lesson.task.GameVerdict;

/** A quiz as a person answers it. Used on the screen's thread; it judges on another, since the engine may search. */
final class QuizModel {
    /** How the answer stands. */
    enum State {
        OPEN,
        RIGHT,
        WRONG,
        /** What was given is no answer of this kind. */
        UNUSABLE
    }

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPEN);
    private final ReadOnlyStringWrapper reply = new ReadOnlyStringWrapper("");
    private final ObservableList<String> chosen = FXCollections.observableArrayList();
    private final ObservableList<String> shown = FXCollections.unmodifiableObservableList(chosen);
    private final StringProperty written = new SimpleStringProperty("");
    private final Quiz quiz;
    private final QuizJudge judge;
    private final Executor worker;
    private final Executor screen;
    private int attempt;

    QuizModel(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.judge = judge;
        this.worker = worker;
        this.screen = screen;
        chosen.addListener((javafx.collections.ListChangeListener<String>) _ -> reopen());
        written.addListener(_ -> reopen());
    }

    Quiz quiz() {
        return quiz;
    }

    /** What was said is taken back, and what is being judged is said to nobody. */
    void reopen() {
        attempt++;
        state.set(State.OPEN);
        reply.set("");
    }

    /** Chooses one of the answers, or takes it back where several can be chosen. */
    void choose(String answer) {
        if (quiz.kind() == Quiz.Kind.CHOICE) {
            chosen.setAll(List.of(answer));
        } else if (!chosen.remove(answer)) {
            chosen.add(answer);
        }
    }

    /** Judges what was chosen or written. */
    void check() {
        check(() -> quiz.kind().hasAnswers() ? List.copyOf(chosen) : words());
    }

    /** Judges squares that a person has clicked, by name and in order. */
    void check(Supplier<List<String>> squares) {
        List<String> given = squares.get();
        if (given.isEmpty()) {
            attempt++;
            state.set(State.UNUSABLE);
            reply.set(quiz.kind().hasAnswers() ? QuizWords.CHOOSE_FIRST : QuizWords.GIVE_FIRST);
            return;
        }
        int mine = ++attempt;
        worker.execute(() -> judge(mine, given));
    }

    /**
     * Judges a game that a person has played.
     *
     * @param judgement is asked for on the worker
     * @param right takes it on the screen's thread if the game is right and has not been changed since
     */
    void check(Supplier<GameVerdict> judgement, Consumer<GameVerdict> right) {
        int mine = ++attempt;
        worker.execute(() -> {
            try {
                GameVerdict verdict = judgement.get();
                screen.execute(() -> settle(mine, verdict, right));
            } catch (InputFault fault) {
                screen.execute(() -> settle(mine, State.UNUSABLE, fault.getMessage()));
            }
        });
    }

    private void settle(int mine, GameVerdict verdict, Consumer<GameVerdict> right) {
        settle(mine, verdict.isRight() ? State.RIGHT : State.WRONG, verdict.isRight() ? praise() : verdict.words());
        if (mine == attempt && verdict.isRight()) {
            right.accept(verdict);
        }
    }

    /** The game was changed: what was said of it holds no more, but a task that was done is done. */
    void changed() {
        if (state.get() != State.RIGHT) {
            reopen();
        }
    }

    private List<String> words() {
        return Arrays.stream(written.get().strip().split(quiz.kind() == Quiz.Kind.NUMBER ? "\\s+" : "[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private void judge(int mine, List<String> given) {
        try {
            boolean right = judge.isRight(quiz, given);
            screen.execute(() -> settle(mine, right ? State.RIGHT : State.WRONG, right ? praise() : QuizWords.WRONG));
        } catch (InputFault fault) {
            screen.execute(() -> settle(mine, State.UNUSABLE, fault.getMessage()));
        }
    }

    /** What is said to the right answer. */
    String praise() {
        return QuizWords.praise(quiz.because());
    }

    /** A verdict on an answer that has been changed since is said to nobody. */
    private void settle(int mine, State settled, String words) {
        if (mine == attempt) {
            state.set(settled);
            reply.set(words);
        }
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** What is said to the answer; empty before there is one. */
    ReadOnlyStringProperty replyProperty() {
        return reply.getReadOnlyProperty();
    }

    /** The answers chosen so far. */
    ObservableList<String> chosen() {
        return shown;
    }

    /** The number or the squares written so far. */
    StringProperty writtenProperty() {
        return written;
    }
}
