package knightschool.ui.snapshot;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Group;
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
    /** The longest wait for a small picture, in nanoseconds; then the subject is pictured as it is. */
    public static final long PATIENCE = 5_000_000_000L;

    private final Supplier<OffscreenSnapshotSubject> maker;
    private final Theme theme;
    private final Size size;
    private Optional<OffscreenSnapshotSubject> subject = Optional.empty();
    private Optional<Scene> stage = Optional.empty();
    private boolean styled;
    private long began;

    /**
     * The size of a picture. Slides are laid out at the size of a usual projector.
     *
     * @param width the width of the layout, in pixels
     * @param height the height of the layout, in pixels
     * @param scale the number of picture pixels per layout pixel
     */
    public record Size(int width, int height, double scale) {
        /** A scene on paper. The small layout makes its text larger relative to the board; the scale makes it sharp. */
        public static final Size PAPER = new Size(1168, 620, 2);

        /** A slide in a file, at the resolution of a large screen. */
        public static final Size FILE = new Size(1280, 720, 1.5);
    }

    /** @param maker creates the subject, called in the first step */
    public OffscreenSnapshot(Supplier<OffscreenSnapshotSubject> maker, Theme theme, Size size) {
        this.maker = maker;
        this.theme = theme;
        this.size = size;
    }

    /** Creates a snapshot of an existing subject. */
    public OffscreenSnapshot(OffscreenSnapshotSubject subject, Theme theme, Size size) {
        this(() -> subject, theme, size);
        this.subject = Optional.of(subject);
    }

    /**
     * Does one step of the work. Returns whether the subject is settled or the longest wait is over.
     *
     * @param now the time of the frame, in nanoseconds
     * @param patience the longest wait, in nanoseconds
     */
    public boolean isReady(long now, long patience) {
        began = began == 0 ? now : began;
        if (stage.isEmpty()) {
            OffscreenSnapshotSubject pictureSubject = subject.orElseGet(maker);
            subject = Optional.of(pictureSubject);
            stage = Optional.of(new Scene(new Group(), size.width(), size.height()));
            // Before the subject, which would be matched against the sheets of JavaFX first.
            theme.applyTo(scene());
            scene().setRoot(pictureSubject.node());
            return false;
        }
        if (!styled) {
            scene().getRoot().resize(size.width(), size.height());
            scene().getRoot().applyCss();
            styled = true;
            return false;
        }
        JavaFxSceneCapture.arrange(scene(), size.width(), size.height());
        return subject.orElseThrow().isSettled() || now - began > patience;
    }

    /** Returns the scene of the layout. Call it after {@link #isReady} has returned true. */
    public Scene scene() {
        return stage.orElseThrow();
    }

    /** Returns the part of the subject for a small picture. Call it after {@link #isReady} has returned true. */
    Node part() {
        return subject.orElseThrow().part();
    }

    /** Returns the picture of the part for a small picture, in its present state. */
    public Image picture() {
        SnapshotParameters background = new SnapshotParameters();
        background.setFill(Color.TRANSPARENT);
        background.setTransform(new Scale(size.scale(), size.scale()));
        return part().snapshot(background, null);
    }

    /** Returns the picture of the whole subject, in its present state. */
    public HighResolutionSnapshot whole() {
        var area = subject.orElseThrow().area();
        return HighResolutionSnapshot.of(scene(), size.width(), size.height(), size.scale(), area);
    }

    @Override
    public void close() {
        Optional<OffscreenSnapshotSubject> ending = subject;
        subject = Optional.empty();
        ending.ifPresent(OffscreenSnapshotSubject::close);
    }
}
