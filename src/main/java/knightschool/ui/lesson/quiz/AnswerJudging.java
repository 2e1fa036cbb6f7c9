package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.setup.EmbeddableSetup;

/**
 * Judges the answers to a quiz one after the other. Each is an attempt with a number: what is found out about one is
 * worth nothing once the next has begun. Asked on the screen's thread; it judges on the worker's.
 */
final class AnswerJudging {
    private final Quiz quiz;
    private final QuizJudge judge;
    private final Executor worker;
    private final Executor screen;
    private Supplier<QuizJudge> judgeNow;
    private int attempt;

    AnswerJudging(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.judge = judge;
        this.worker = worker;
        this.screen = screen;
        this.judgeNow = () -> judge;
    }

    /** From now on answers are about the scene as it stands, and not as the slide gives it. */
    void judgeBeside(Supplier<EmbeddableSetup> scene) {
        judgeNow = () -> judge.beside(scene.get());
    }

    /** What a person can choose from; empty for other kinds of quizzes. */
    List<String> choices() {
        return quiz.kind().hasAnswers() || quiz.kind() == Quiz.Kind.BLANK ? judge.choices(quiz) : List.of();
    }

    /** Begins an attempt, which takes the place of the one before. */
    int begin() {
        return ++attempt;
    }

    /** The number of the attempt that was begun last. */
    int current() {
        return attempt;
    }

    /** Whether no other attempt has begun since. */
    boolean isCurrent(int number) {
        return number == attempt;
    }

    /** Asks the judge of the scene as it stands; see {@link #ask(Supplier, Consumer, Consumer)}. */
    <T> void ask(Function<QuizJudge, T> question, Consumer<T> then, Consumer<InputFault> refused) {
        QuizJudge current = judgeNow.get();
        ask(() -> question.apply(current), then, refused);
    }

    /** Asks the judge of the scene as the slide gives it for the solution. */
    void askForSolutionOfSlide(Consumer<Optional<QuizSolution>> then, Consumer<InputFault> refused) {
        ask(() -> judge.solution(quiz), then, refused);
    }

    /**
     * Asks on the worker.
     *
     * @param then takes what comes of it, on the screen's thread
     * @param refused takes the fault there that kept it from being answered
     */
    <T> void ask(Supplier<T> question, Consumer<T> then, Consumer<InputFault> refused) {
        worker.execute(() -> {
            try {
                T found = question.get();
                screen.execute(() -> then.accept(found));
            } catch (InputFault fault) {
                screen.execute(() -> refused.accept(fault));
            }
        });
    }

    /** Does something on the screen's thread once the worker has done what it was asked before. */
    void afterwards(Runnable action) {
        worker.execute(() -> screen.execute(action));
    }
}
