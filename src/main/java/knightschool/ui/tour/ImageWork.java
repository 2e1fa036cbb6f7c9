package knightschool.ui.tour;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * A thread that paints images of one board, always the newest that is asked for. Asked on the JavaFX thread, and what
 * is painted comes back there.
 */
final class ImageWork implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("tour images").factory());
    private final AtomicReference<Order> next = new AtomicReference<>();
    private final Consumer<Image> done;
    private int asked;
    private int shown;
    private boolean closed;

    /** An image to be painted. */
    record Order(int number, int width, int height, Painter painter) {}

    /** Paints 0xAARRGGBB, row by row. */
    interface Painter {
        int[] paint();
    }

    /** A painted image. */
    record Image(int width, int height, int[] argb) {}

    /** @param done takes each image that was not overtaken by a newer one */
    ImageWork(Consumer<Image> done) {
        this.done = done;
    }

    /** Asks for an image, instead of one that is still waiting. */
    void ask(int width, int height, Painter painter) {
        if (closed) {
            return;
        }
        if (next.getAndSet(new Order(++asked, width, height, painter)) == null) {
            thread.execute(this::paint);
        }
    }

    private void paint() {
        Order order = next.getAndSet(null);
        Image image = new Image(order.width(), order.height(), order.painter().paint());
        Platform.runLater(() -> take(order.number(), image));
    }

    private void take(int number, Image image) {
        if (!closed && number > shown) {
            shown = number;
            done.accept(image);
        }
    }

    /** Nothing that was asked for is of use any more; what is still painted of it is not shown. */
    void forget() {
        shown = asked;
    }

    /** Whether the newest image is shown. */
    boolean isSettled() {
        return closed || shown == asked;
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdown();
    }

    /** Whether the thread has ended. */
    boolean isEnded() {
        return thread.isTerminated();
    }
}
