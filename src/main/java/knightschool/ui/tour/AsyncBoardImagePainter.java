package knightschool.ui.tour;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.WorkFailure;

/**
 * Paints images of a board on a thread of its own. While one is being painted, only the newest request waits, and the
 * current one is still shown, so that a dragged board moves. Called on the JavaFX thread, where images are delivered.
 */
final class AsyncBoardImagePainter extends BackgroundModel {
    private final Consumer<Image> onPainted;
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>(this, "failure");
    private Optional<Order> next = Optional.empty();

    /** A request for an image. */
    private record Order(int width, int height, Painter painter) {
        Image painted() {
            return new Image(width, height, painter.paint());
        }
    }

    /** Paints an image as 0xAARRGGBB values, row by row. */
    interface Painter {
        int[] paint();
    }

    /**
     * A painted image.
     *
     * @param argb the pixels as 0xAARRGGBB values, row by row
     */
    record Image(int width, int height, int[] argb) {}

    /**
     * @param screen runs tasks on the JavaFX thread
     * @param onPainted receives each image that was not discarded
     */
    AsyncBoardImagePainter(Executor screen, Consumer<Image> onPainted) {
        super(BackgroundWorker.newest("tour images", screen));
        this.onPainted = onPainted;
    }

    /** Requests an image in place of a waiting one. */
    void ask(int width, int height, Painter painter) {
        next = Optional.of(new Order(width, height, painter));
        if (!worker.isBusy()) {
            begin();
        }
    }

    private void begin() {
        next.ifPresent(order -> worker.ask(_ -> order.painted(), this::take, this::fail));
        next = Optional.empty();
    }

    private void take(Image image) {
        failure.set(null);
        onPainted.accept(image);
        begin();
    }

    private void fail(WorkFailure broken) {
        failure.set(broken);
        begin();
    }

    /** Discards all requests; their images are not delivered. */
    void forget() {
        next = Optional.empty();
        failure.set(null);
        worker.cancel();
    }

    /** The failure of the newest image, which can be retried; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }
}
