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
    /** For small pictures: what works for longer is taken as it is by then, in nanoseconds. */
    public static final long PATIENCE = 5_000_000_000L;

    private final Supplier<SnapshotSubject> maker;
    private final Theme theme;
    private final Size size;
    private Optional<SnapshotSubject> subject = Optional.empty();
    private Optional<Scene> stage = Optional.empty();
    private boolean styled;
    private long began;

    /**
     * How large a picture is; slides are laid out as for a usual projector.
     *
     * @param width in which the subject is laid out, in pixels, likewise height
     * @param scale how many pixels there are for one that is laid out
     */
    public record Size(int width, int height, double scale) {
        /** A scene on paper: in less room its words are larger beside its board, and it is sharp when it is small. */
        public static final Size PAPER = new Size(1168, 620, 2);

        /** A slide in a file, with the pixels of a large screen. */
        public static final Size FILE = new Size(1280, 720, 1.5);
    }

    /** @param maker makes what is pictured, with the first look */
    public OffscreenSnapshot(Supplier<SnapshotSubject> maker, Theme theme, Size size) {
        this.maker = maker;
        this.theme = theme;
        this.size = size;
    }

    /** Of something that is made already. */
    public OffscreenSnapshot(SnapshotSubject subject, Theme theme, Size size) {
        this(() -> subject, theme, size);
        this.subject = Optional.of(subject);
    }

    /**
     * Does a little more; says whether everything is there, or enough was waited for it.
     *
     * @param now the time of the frame, in nanoseconds
     * @param patience how long it is waited for, likewise
     */
    public boolean isReady(long now, long patience) {
        began = began == 0 ? now : began;
        if (stage.isEmpty()) {
            SnapshotSubject pictureSubject = subject.orElseGet(maker);
            subject = Optional.of(pictureSubject);
            stage = Optional.of(new Scene(pictureSubject.node(), size.width(), size.height()));
            theme.applyTo(scene());
            return false;
        }
        if (!styled) {
            scene().getRoot().resize(size.width(), size.height());
            scene().getRoot().applyCss();
            styled = true;
            return false;
        }
        SceneImageCapture.arrange(scene(), size.width(), size.height());
        return subject.orElseThrow().isSettled() || now - began > patience;
    }

    /** Where it is laid out; once it is ready. */
    public Scene scene() {
        return stage.orElseThrow();
    }

    /** What of it is in a small picture; once it is ready. */
    Node part() {
        return subject.orElseThrow().part();
    }

    /** The picture of that part, of what is there by now. */
    public Image picture() {
        SnapshotParameters background = new SnapshotParameters();
        background.setFill(Color.TRANSPARENT);
        background.setTransform(new Scale(size.scale(), size.scale()));
        return part().snapshot(background, null);
    }

    /** The picture of all of it, of what is there by now. */
    public HighResolutionPicture whole() {
        return HighResolutionPicture.of(
                scene(),
                size.width(),
                size.height(),
                size.scale(),
                subject.orElseThrow().area());
    }

    @Override
    public void close() {
        subject.ifPresent(SnapshotSubject::close);
        subject = Optional.empty();
    }
}
