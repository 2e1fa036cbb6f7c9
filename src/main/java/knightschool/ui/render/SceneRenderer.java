package knightschool.ui.render;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.theme.Fonts;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.WorkFailure;

/**
 * Takes pictures of scenes that need time to be ready. Called off the JavaFX thread; each call waits for its picture.
 *
 * @param width the width of each picture, in pixels
 * @param height the height of each picture, in pixels
 */
public record SceneRenderer(int width, int height) {
    /** The subject of a picture; created, queried and closed on the JavaFX thread. */
    public interface Subject extends AutoCloseable {
        /** Returns the styled scene, which is on no stage. */
        Scene scene();

        /**
         * Takes the next step towards the final state, if one is left.
         *
         * @return whether the subject is ready
         */
        default boolean makeReady() {
            return true;
        }

        @Override
        default void close() {}
    }

    /**
     * Creates a subject, waits until it is ready, and writes its picture as PNG.
     *
     * @throws knightschool.files.InputFault if the file cannot be written; exceptions thrown while creating the subject
     *     are passed on
     */
    public void take(Supplier<? extends Subject> subject, Path file) {
        JavaFxSceneCapture.write(image(subject), file);
    }

    /** Returns the picture of a subject as soon as it is ready. */
    public WritableImage image(Supplier<? extends Subject> subject) {
        return guarded(picture -> {
            Subject content = ToolkitThread.call(subject::get);
            try {
                return await(picture, _ -> isReady(content), () -> image(content));
            } finally {
                ToolkitThread.run(content::close);
            }
        });
    }

    /** Returns the picture of a subject, which the caller closes. */
    WritableImage imageOf(Subject subject) {
        return whenReady(_ -> isReady(subject), () -> image(subject));
    }

    /** Lays a scene out and returns whether it is ready; some scenes become ready only when they have a size. */
    private boolean isReady(Subject subject) {
        JavaFxSceneCapture.arrange(subject.scene(), width, height);
        return subject.makeReady();
    }

    private WritableImage image(Subject subject) {
        return JavaFxSceneCapture.image(subject.scene(), width, height);
    }

    /** Waits without a time limit until a snapshot is ready, returns its whole picture and closes it. */
    static HighResolutionSnapshot whole(OffscreenSnapshot shot) {
        try {
            return whenReady(now -> shot.isReady(now, Long.MAX_VALUE), shot::whole);
        } finally {
            ToolkitThread.run(shot::close);
        }
    }

    /**
     * Waits for a condition and returns a result.
     *
     * @param ready called at each pulse with its time in nanoseconds, until it returns true
     * @param result supplies the result
     */
    static <P> P whenReady(LongPredicate ready, Supplier<P> result) {
        return guarded(picture -> await(picture, ready, result));
    }

    /**
     * Waits for a picture, but fails if a thread behind the subject dies of an exception, since the subject might then
     * never be ready.
     *
     * @param work waits for the given picture
     */
    private static <P> P guarded(Function<CompletableFuture<P>, P> work) {
        CompletableFuture<P> picture = new CompletableFuture<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> picture.completeExceptionally(
                failure instanceof WorkFailure.ReportedOutOfMemory reported ? reported.getCause() : failure));
        try {
            return work.apply(picture);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    private static <P> P await(CompletableFuture<P> picture, LongPredicate ready, Supplier<P> result) {
        ToolkitThread.run(() -> watch(picture, ready, result));
        try {
            return picture.join();
        } catch (CompletionException e) {
            throw Fonts.inWords(RunningWorkContext.unwrapped(e));
        }
    }

    private static <P> void watch(CompletableFuture<P> picture, LongPredicate ready, Supplier<P> result) {
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (picture.isDone()) {
                    stop();
                    return;
                }
                try {
                    if (ready.test(now)) {
                        stop();
                        picture.complete(result.get());
                    }
                } catch (RuntimeException | Error e) {
                    stop();
                    picture.completeExceptionally(e);
                }
            }
        }.start();
    }
}
