package knightschool.ui.snapshot;

import java.util.Optional;
import javafx.scene.Scene;
import knightschool.ui.theme.Theme;

/** Lays a subject out off the screen until it is settled, and takes a large picture of it. */
public final class HighResolutionSnapshot implements AutoCloseable {
    private final PictureSubject subject;
    private final Size size;
    private final Scene stage;

    /**
     * The size of a picture. Slides are laid out as for a usual projector.
     *
     * @param width the width of the layout, in pixels
     * @param height the height of the layout, in pixels
     * @param scale pixels of the picture per pixel of the layout
     */
    public record Size(int width, int height, double scale) {
        /**
         * A scene on paper: a small layout, so that text is larger relative to the board, at a resolution that stays
         * sharp.
         */
        public static final Size PAPER = new Size(1168, 620, 2);

        /** A slide in a file, with the resolution of a large screen. */
        public static final Size FILE = new Size(1280, 720, 1.5);
    }

    public HighResolutionSnapshot(PictureSubject subject, Theme theme, Size size) {
        this.subject = subject;
        this.size = size;
        this.stage = new Scene(subject.node(), size.width(), size.height());
        theme.dress(stage);
    }

    /** The size of the picture. */
    public Size size() {
        return size;
    }

    /** The scene in which the subject is laid out. */
    public Scene scene() {
        return stage;
    }

    /** Whether the subject is complete, as of the last layout. */
    public boolean isSettled() {
        return subject.isSettled();
    }

    /** Takes the picture of the subject in its current state. */
    public HighResolutionPicture picture() {
        SceneImages.arrange(stage, size.width(), size.height());
        return HighResolutionPicture.of(stage, size.width(), size.height(), size.scale(), subject.area());
    }

    /** Lays the subject out, and takes the picture if it is complete; otherwise empty. */
    public Optional<HighResolutionPicture> look() {
        SceneImages.arrange(stage, size.width(), size.height());
        return isSettled() ? Optional.of(picture()) : Optional.empty();
    }

    @Override
    public void close() {
        subject.close();
    }
}
