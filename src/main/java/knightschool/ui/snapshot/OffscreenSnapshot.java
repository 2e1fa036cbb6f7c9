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
 * Something that is laid out off the screen until it is settled and its picture is taken. A little is done in each
 * frame, so that the window answers in between: it is made, styled, laid out, looked at.
 */
public final class OffscreenSnapshot implements AutoCloseable {
    /** What works for longer is taken as it is by then, in nanoseconds. */
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
     * @param maker makes what is pictured, with the first look
     * @param width of the space that it is laid out in, in pixels
     * @param height likewise
     */
    public OffscreenSnapshot(Supplier<PictureSubject> maker, Theme theme, int width, int height) {
        this.maker = maker;
        this.theme = theme;
        this.width = width;
        this.height = height;
    }

    /**
     * Does a little more, and takes the picture once everything is there.
     *
     * @param now the time of the frame, in nanoseconds
     */
    public Optional<Image> look(long now) {
        return isReady(now) ? Optional.of(picture(1)) : Optional.empty();
    }

    /**
     * Does a little more; says whether everything is there.
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

    /** What of it is in the picture; once it is ready. */
    Node part() {
        return subject.orElseThrow().part();
    }

    /**
     * The picture, of what is there by now.
     *
     * @param scale how many pixels there are for one that is laid out
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
