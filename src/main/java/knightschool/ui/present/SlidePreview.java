package knightschool.ui.present;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.PulseTimer;

/** A preview of a slide that the class does not see yet, laid out as for the class's screen and shown small. */
final class SlidePreview implements AutoCloseable {
    /** The width for which slides are laid out, that of a usual projector, in pixels. */
    private static final OffscreenSnapshot.Size SIZE = new OffscreenSnapshot.Size(1280, 720, 1);

    private final ObservableValue<Theme> theme;
    private final Subscription dressed;
    private final ImageView view = new ImageView();
    private final StackPane box = new StackPane(view);
    private final PulseTimer pulse;
    private Optional<Supplier<OffscreenSnapshotSubject>> request = Optional.empty();
    private Optional<OffscreenSnapshot> shot = Optional.empty();

    /** @param theme the theme that the class sees; a change takes a new picture */
    SlidePreview(ObservableValue<Theme> theme) {
        this.theme = theme;
        view.setPreserveRatio(true);
        view.setSmooth(true);
        box.getStyleClass().add("next-slide");
        this.pulse = new PulseTimer(box, this::look, this::isSettled);
        this.dressed = theme.subscribe((_, _) -> show(request));
    }

    Node node() {
        return box;
    }

    /** Sets the width on screen, in pixels. */
    void fit(double width) {
        view.setFitWidth(width);
        box.setMinSize(width + 2, width * SIZE.height() / SIZE.width() + 2);
        box.setMaxSize(width + 2, width * SIZE.height() / SIZE.width() + 2);
    }

    /**
     * Shows a slide as soon as its picture is ready, or nothing if empty.
     *
     * @param slide creates the slide, anew for each picture
     */
    void show(Optional<Supplier<OffscreenSnapshotSubject>> slide) {
        end();
        view.setImage(null);
        request = slide;
        shot = slide.map(next -> new OffscreenSnapshot(next, theme.getValue(), SIZE));
        pulse.wake();
    }

    private void look(long now) {
        shot.filter(open -> open.isReady(now, OffscreenSnapshot.PATIENCE)).ifPresent(ready -> {
            view.setImage(ready.picture());
            end();
        });
    }

    /** Returns whether the picture is ready, or none is wanted. */
    boolean isSettled() {
        return shot.isEmpty();
    }

    private void end() {
        shot.ifPresent(OffscreenSnapshot::close);
        shot = Optional.empty();
    }

    @Override
    public void close() {
        dressed.unsubscribe();
        pulse.close();
        end();
    }
}
