package knightschool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Window;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.FxLoop;

/** Waits for what other threads bring about, in every test with the same patience; where it ends it says for what. */
public final class Eventually {
    /**
     * After so many seconds a test is taken to hang. A limit, not a measure of speed: far above what anything takes on
     * a slow machine that is busy with something else.
     */
    public static final int PATIENCE_SECONDS = 120;

    private static final long SHORTEST_PAUSE_NANOS = 200_000;
    private static final long LONGEST_PAUSE_NANOS = 10_000_000;

    /** A pause is that part of the time that was waited already. */
    private static final int LOOKS_A_WAIT = 8;

    /** So often may an answer put a part of itself off to later. */
    private static final int ROUNDS = 5;

    /** One begins with what is on screen, one ends its drawing, one shows it. */
    private static final int FRAMES = 3;

    private Eventually() {}

    /** Waits until something holds, looked at on this thread. */
    public static void until(String what, BooleanSupplier holds) {
        until(what, () -> {}, holds);
    }

    /** As {@link #until(String, BooleanSupplier)}, for what is said in more words than are worth finding each time. */
    public static void until(Supplier<String> what, BooleanSupplier holds) {
        until(what, () -> {}, holds);
    }

    /**
     * As {@link #until(String, BooleanSupplier)}, for what this thread has to bring on by itself.
     *
     * @param meanwhile done again and again until it holds
     */
    public static void until(String what, Runnable meanwhile, BooleanSupplier holds) {
        until(() -> what, meanwhile, holds);
    }

    private static void until(Supplier<String> what, Runnable meanwhile, BooleanSupplier holds) {
        long begin = System.nanoTime();
        while (!holds.getAsBoolean()) {
            assertTrue(
                    System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS),
                    () -> "waited " + PATIENCE_SECONDS + " seconds until " + what.get());
            meanwhile.run();
            pause(System.nanoTime() - begin);
        }
    }

    /**
     * Lets other threads go on; on the JavaFX thread also all that is to be done there. What takes longer is looked at
     * more rarely: to look takes work as well.
     */
    private static void pause(long waited) {
        long pause = Math.clamp(waited / LOOKS_A_WAIT, SHORTEST_PAUSE_NANOS, LONGEST_PAUSE_NANOS);
        if (FxLoop.isHere()) {
            FxLoop.goOn(pause);
        } else {
            LockSupport.parkNanos(pause);
        }
    }

    /** Waits until something holds, looked at on the JavaFX thread, and until what follows from it there is done. */
    public static void untilShown(String what, Callable<Boolean> holds) {
        until(what, () -> doneOnFx(holds));
        untilAnswered();
    }

    /** What an action on the JavaFX thread gives, when all that follows from it there is done. */
    public static <T> T onFx(Callable<T> action) {
        T result = doneOnFx(action);
        untilAnswered();
        return result;
    }

    /**
     * Lets the JavaFX thread do what was put off to later there, what that puts off in turn, and the layout of every
     * window, without a pause. What needs a frame, an animation or another thread is waited for with {@link #until}.
     */
    public static void untilAnswered() {
        for (int round = 0; round < ROUNDS; round++) {
            if (FxLoop.isHere()) {
                FxLoop.goOn(0);
            }
            doneOnFx(() -> {
                List.copyOf(Window.getWindows()).forEach(Eventually::arrange);
                return null;
            });
        }
    }

    /**
     * Waits until some frames have begun, so that what the next one does is done, such as sizes that follow a change
     * and what waits for a pulse. Whether anything was painted in them is not known. The headless platform fails where
     * a picture of a larger window comes when the window has become smaller already: it has come by then.
     */
    public static void afterFrames() {
        after(FRAMES);
    }

    /** Waits until a frame has begun, with which all that glides has gone on. */
    public static void afterFrame() {
        after(1);
    }

    private static void after(int count) {
        CountDownLatch frames = new CountDownLatch(count);
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.countDown();
            }
        };
        doneOnFx(() -> {
            timer.start();
            return null;
        });
        until("some frames have begun", () -> frames.getCount() == 0);
        onFx(() -> {
            timer.stop();
            return null;
        });
    }

    private static void arrange(Window window) {
        if (window.getScene() != null && window.getScene().getRoot() != null) {
            FrameLayout.of(window.getScene());
        }
    }

    private static <T> T doneOnFx(Callable<T> action) {
        FutureTask<T> done = new FutureTask<>(action);
        if (FxLoop.isHere()) {
            done.run();
        } else {
            Platform.runLater(done);
        }
        return result("the JavaFX thread", done);
    }

    /** Does work on a thread of its own, as the program does beside its window, and waits for it. */
    public static void beside(Runnable work) {
        FutureTask<Void> done = new FutureTask<>(work, null);
        Thread.ofPlatform().daemon().name("beside").start(done);
        result("work beside the JavaFX thread", done);
    }

    private static <T> T result(String whose, FutureTask<T> done) {
        try {
            return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } catch (TimeoutException e) {
            throw new AssertionError("waited " + PATIENCE_SECONDS + " seconds for " + whose, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for " + whose, e);
        }
    }

    private static RuntimeException unchecked(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }

    /** The next that is put into a queue by another thread. */
    public static <T> T next(String what, BlockingQueue<T> queue) throws InterruptedException {
        until(what, () -> !queue.isEmpty());
        return queue.take();
    }

    /** Does what was put into a queue next, if anything was, as the thread of a screen would. */
    public static void runNext(Queue<Runnable> screen) {
        Runnable next = screen.poll();
        if (next != null) {
            next.run();
        }
    }
}
