package knightschool.ui.render;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import knightschool.ui.snapshot.SceneImages;
import knightschool.ui.theme.Fonts;
import knightschool.ui.work.WorkContext;
import knightschool.ui.work.WorkFailure;

/**
 * Takes pictures of scenes that need time to be ready. Called off the JavaFX thread; each call waits for its picture.
 */
public final class SceneRenderer {
    private final int width;
    private final int height;

    /**
     * @param width the width of each picture, in pixels
     * @param height the height of each picture, in pixels
     */
    public SceneRenderer(int width, int height) {
        this.width = width;
        this.height = height;
    }

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

        /** Returns the picture, once the subject is ready. */
        default WritableImage picture(int width, int height) {
            return SceneImages.image(scene(), width, height);
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
        SceneImages.write(image(subject), file);
    }

    /** Returns the picture of a subject as soon as it is ready. */
    public WritableImage image(Supplier<? extends Subject> subject) {
        return guarded(picture -> {
            Subject made = ToolkitStarter.call(subject::get);
            try {
                return await(made, picture);
            } finally {
                ToolkitStarter.run(made::close);
            }
        });
    }

    /** Returns the picture of a subject, which the caller closes. */
    WritableImage imageOf(Subject subject) {
        return guarded(picture -> await(subject, picture));
    }

    /**
     * Waits for a picture, but fails if a thread behind the subject dies of an exception, since the subject might then
     * never be ready.
     *
     * @param work waits for the given picture
     */
    private static WritableImage guarded(Function<CompletableFuture<WritableImage>, WritableImage> work) {
        CompletableFuture<WritableImage> picture = new CompletableFuture<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> picture.completeExceptionally(
                failure instanceof WorkFailure.ReportedOutOfMemory reported ? reported.getCause() : failure));
        try {
            return work.apply(picture);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    private WritableImage await(Subject subject, CompletableFuture<WritableImage> picture) {
        ToolkitStarter.run(() -> watch(subject, picture));
        try {
            return picture.join();
        } catch (CompletionException e) {
            throw Fonts.inWords(WorkContext.unwrapped(e));
        }
    }

    /**
     * Checks at each pulse whether the subject is ready. The scene is laid out first, because some subjects are ready
     * only when they know their size.
     */
    private void watch(Subject subject, CompletableFuture<WritableImage> picture) {
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (picture.isDone()) {
                    stop();
                    return;
                }
                try {
                    SceneImages.arrange(subject.scene(), width, height);
                    if (subject.makeReady()) {
                        stop();
                        picture.complete(subject.picture(width, height));
                    }
                } catch (RuntimeException | Error e) {
                    stop();
                    picture.completeExceptionally(e);
                }
            }
        }.start();
    }
}
