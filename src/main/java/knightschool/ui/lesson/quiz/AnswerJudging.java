package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.QuizSolution;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.work.WorkFailure;

/**
 * Judges the answers to a quiz one after the other. Each attempt has a number, and its result is discarded once the
 * next attempt has begun. Used on the JavaFX thread; judging runs on the worker.
 */
final class AnswerJudging {
    private final Quiz quiz;
    private final QuizJudge judge;
    private final Executor worker;
    private final Executor screen;
    private Supplier<QuizJudge> judgeNow;
    private Runnable beginListener = () -> {};
    private int attempt;

    AnswerJudging(Quiz quiz, QuizJudge judge, Executor worker, Executor screen) {
        this.quiz = quiz;
        this.judge = judge;
        this.worker = worker;
        this.screen = screen;
        this.judgeNow = () -> judge;
    }

    /** Judges answers by the present state of the scene from now on, instead of the slide's set-up. */
    void judgeBeside(Supplier<SlideEmbeddableSetup> scene) {
        judgeNow = () -> judge.beside(scene.get());
    }

    /** Returns the answers to choose from; empty for other kinds of quizzes. */
    List<String> choices() {
        return quiz.kind().hasAnswers() || quiz.kind() == Quiz.Kind.BLANK ? judge.choices(quiz) : List.of();
    }

    /** @param listener runs before each attempt */
    void onBegin(Runnable listener) {
        beginListener = listener;
    }

    /** Begins an attempt that replaces the previous one, and returns its number. */
    int begin() {
        beginListener.run();
        return ++attempt;
    }

    /** Returns the number of the latest attempt. */
    int current() {
        return attempt;
    }

    /** Returns whether an attempt is the latest one. */
    boolean isCurrent(int number) {
        return number == attempt;
    }

    /** Asks the judge of the scene's present state; see {@link #ask(Supplier, Consumer, Consumer)}. */
    <T> void ask(Function<QuizJudge, T> question, Consumer<T> then, Consumer<InputFault> refused) {
        QuizJudge current = judgeNow.get();
        ask(() -> question.apply(current), then, refused);
    }

    /** Asks for the solution by the slide's set-up of the scene. */
    void askForSolutionOfSlide(Consumer<Optional<QuizSolution>> then, Consumer<InputFault> refused) {
        ask(() -> judge.solution(quiz), then, refused);
    }

    /**
     * Asks a question on the worker.
     *
     * @param then receives the result, on the JavaFX thread
     * @param refused receives the fault that prevented a result, on the JavaFX thread. An exception other than a fault
     *     of the input is also thrown on the worker, which reports it
     */
    <T> void ask(Supplier<T> question, Consumer<T> then, Consumer<InputFault> refused) {
        worker.execute(() -> {
            try {
                T answer = question.get();
                screen.execute(() -> then.accept(answer));
            } catch (InputFault fault) {
                screen.execute(() -> refused.accept(fault));
            } catch (CancellationException cancellation) {
                throw cancellation;
            } catch (RuntimeException | Error failure) {
                InputFault fault = WorkFailure.of(failure).fault();
                screen.execute(() -> refused.accept(fault));
                throw failure;
            }
        });
    }

    /** Runs an action on the JavaFX thread after the worker has finished all earlier tasks. */
    void runAfterTasks(Runnable action) {
        worker.execute(() -> screen.execute(action));
    }
}
