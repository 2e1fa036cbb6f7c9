package knightschool.ui.lesson.library;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.work.BackgroundWorker;

/**
 * Runs the judging of a slide's quizzes until the slide is left: then judging in progress ends soon, waiting tasks do
 * not start, and no result is reported. Used on the JavaFX thread.
 */
public final class QuizJudgingExecutor implements AutoCloseable {
    private final BackgroundWorker worker;
    private final ClaimEvaluator claims;
    private final Consumer<InputFault> messages;
    private volatile boolean ended;

    /**
     * @param worker runs the tasks
     * @param claims the engine
     * @param messages receives the faults of judging
     */
    QuizJudgingExecutor(BackgroundWorker worker, ClaimEvaluator claims, Consumer<InputFault> messages) {
        this.worker = worker;
        this.claims = claims.whileTrue(() -> !ended);
        this.messages = messages;
    }

    /** Returns the engine, which answers nothing once the slide is left. */
    public ClaimEvaluator claims() {
        return claims;
    }

    /** Returns the executor that runs tasks until the slide is left. */
    public Executor worker() {
        return task -> worker.ask(
                _ -> {
                    claims.requireWanted();
                    task.run();
                    return task;
                },
                _ -> {},
                failure -> messages.accept(failure.fault()));
    }

    /**
     * Returns an executor for results, which drops them once the slide is left. A result found just before that may
     * concern the teacher's own answer, which the students must not see.
     *
     * @param screen runs tasks on the JavaFX thread
     */
    public Executor screen(Executor screen) {
        return task -> screen.execute(() -> {
            if (!ended) {
                task.run();
            }
        });
    }

    @Override
    public void close() {
        ended = true;
    }
}
