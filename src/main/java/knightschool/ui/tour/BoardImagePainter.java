package knightschool.ui.tour;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/**
 * Paints images of one board on a thread of its own. While one is painted, of those asked for only the newest waits;
 * the one under way is still shown, so that a board that is dragged for long moves. Asked on the screen's thread, and
 * what is painted comes back there.
 */
final class BoardImagePainter extends BackgroundModel {
    private final Consumer<Image> onPainted;
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>(this, "failure");
    private Optional<Order> next = Optional.empty();

    /** An image to be painted. */
    private record Order(int width, int height, Painter painter) {
        Image painted() {
            return new Image(width, height, painter.paint());
        }
    }

    /** Paints 0xAARRGGBB, row by row. */
    interface Painter {
        int[] paint();
    }

    /** A painted image. */
    record Image(int width, int height, int[] argb) {}

    /**
     * @param screen runs what takes images over
     * @param onPainted takes each image that was not forgotten
     */
    BoardImagePainter(Executor screen, Consumer<Image> onPainted) {
        super(BackgroundWork.newest("tour images", screen));
        this.onPainted = onPainted;
    }

    /** Asks for an image, instead of one that is still waiting. */
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

    /** Nothing that was asked for is of use any more; what is still painted of it is not shown. */
    void forget() {
        next = Optional.empty();
        failure.set(null);
        worker.cancel();
    }

    /** How the newest image broke down, which can be painted again; null where it did not. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }
}
