package knightschool.ui.snapshot;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import knightschool.ui.theme.Theme;

/**
 * Lays a subject out off the screen until it is settled, and takes its picture. The work is divided into steps, one per
 * frame: creation, styling, layout, and the check whether it is settled. So the window stays responsive.
 */
public final class OffscreenSnapshot implements AutoCloseable {
    /** The longest time to wait for a subject, in nanoseconds. After it, the picture is taken in the current state. */
    private static final long PATIENCE = 5_000_000_000L;

    private final Supplier<PictureSubject> maker;
    private final Theme theme;
    private final int width;
    private final int height;
    private Optional<PictureSubject> subject = Optional.empty();
    private Scene stage;
    private boolean styled;
    private long began;

    /**
     * @param maker creates the subject, at the first step
     * @param width width of the layout, in pixels
     * @param height height of the layout, in pixels
     */
    public OffscreenSnapshot(Supplier<PictureSubject> maker, Theme theme, int width, int height) {
        this.maker = maker;
        this.theme = theme;
        this.width = width;
        this.height = height;
    }

    /**
     * Performs the next step, and takes the picture once the subject is ready; otherwise empty.
     *
     * @param now the time of the frame, in nanoseconds
     */
    public Optional<Image> look(long now) {
        return isReady(now) ? Optional.of(picture(1)) : Optional.empty();
    }

    /**
     * Performs the next step. Returns whether the subject is ready.
     *
     * @param now the time of the frame, in nanoseconds
     */
    boolean isReady(long now) {
        began = began == 0 ? now : began;
        if (subject.isEmpty()) {
            PictureSubject made = maker.get();
            subject = Optional.of(made);
            stage = new Scene(made.node(), width, height);
            theme.dress(stage);
            return false;
        }
        if (!styled) {
            stage.getRoot().resize(width, height);
            stage.getRoot().applyCss();
            styled = true;
            return false;
        }
        SceneImages.arrange(stage, width, height);
        return subject.get().isSettled() || now - began > PATIENCE;
    }

    /** The node in the picture; available once the subject is ready. */
    Node part() {
        return subject.orElseThrow().part();
    }

    /**
     * Takes the picture of the current state.
     *
     * @param scale pixels of the picture per pixel of the layout
     */
    Image picture(double scale) {
        SnapshotParameters background = new SnapshotParameters();
        background.setFill(Color.TRANSPARENT);
        background.setTransform(new Scale(scale, scale));
        return part().snapshot(background, null);
    }

    @Override
    public void close() {
        subject.ifPresent(PictureSubject::close);
        subject = Optional.empty();
    }
}
