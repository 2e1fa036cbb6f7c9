package knightschool.ui.render;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import knightschool.files.InputFault;
import knightschool.ui.theme.Fonts;

/** The JavaFX toolkit for rendering without a window: starts it once, and waits for work on its thread. */
public final class ToolkitThread {
    private static boolean started;

    private ToolkitThread() {}

    /**
     * Starts the toolkit unless it is running.
     *
     * @throws InputFault if the machine has no folder for temporary files
     */
    public static synchronized void start() {
        if (!started) {
            Fonts.requireTemporaryFolder();
            CountDownLatch running = new CountDownLatch(1);
            try {
                Platform.startup(running::countDown);
                await(running);
            } catch (IllegalStateException alreadyRunning) {
                running.countDown();
            }
            Platform.setImplicitExit(false);
            started = true;
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while JavaFX started", e);
        }
    }

    /** Runs work without a result on the JavaFX thread; see {@link #call}. */
    public static void run(Runnable work) {
        call(() -> {
            work.run();
            return null;
        });
    }

    /**
     * Runs work on the JavaFX thread, starting the toolkit if necessary, and waits for the result. Unchecked exceptions
     * of the work are passed on.
     *
     * @throws IllegalStateException if the work throws a checked exception, or the wait is interrupted
     */
    public static <T> T call(Callable<T> work) {
        start();
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while JavaFX worked", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException unchecked) {
                throw Fonts.inWords(unchecked);
            }
            throw new IllegalStateException("JavaFX could not do the work", e.getCause());
        }
    }

    /** Ends the toolkit. It cannot be started again. */
    public static void end() {
        Platform.exit();
    }
}
