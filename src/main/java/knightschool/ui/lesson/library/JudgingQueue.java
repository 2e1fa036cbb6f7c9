package knightschool.ui.lesson.library;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.work.BackgroundWork;

/**
 * Where the quizzes of a slide are judged until it is left: what is being judged then ends soon, what waits is not
 * begun, and nothing of it is heard. Used on the screen's thread.
 */
public final class JudgingQueue implements AutoCloseable {
    private final BackgroundWork work;
    private final ClaimEvaluator claims;
    private final Consumer<InputFault> messages;
    private volatile boolean ended;

    /**
     * @param work has a thread for it
     * @param claims the engine
     * @param messages takes what is said of judging that broke down
     */
    JudgingQueue(BackgroundWork work, ClaimEvaluator claims, Consumer<InputFault> messages) {
        this.work = work;
        this.claims = claims.whileTrue(() -> !ended);
        this.messages = messages;
    }

    /** The engine, which answers nothing any more once the slide is left. */
    public ClaimEvaluator claims() {
        return claims;
    }

    /** Does it as long as the slide is not left. */
    public Executor worker() {
        return task -> work.ask(
                _ -> {
                    claims.requireWanted();
                    task.run();
                    return task;
                },
                _ -> {},
                failure -> messages.accept(failure.fault()));
    }

    /**
     * Where it is said what was found, as long as the slide is not left: what is found just before that, and would be
     * said just after it, may be a person's answer before a class.
     *
     * @param screen runs it on the screen's thread
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
