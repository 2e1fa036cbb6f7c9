package knightschool.ui.snapshot;

import java.util.Optional;
import javafx.scene.Scene;
import knightschool.ui.theme.Theme;

/** Something that is laid out off the screen until it is settled and a large picture of it is taken. */
public final class HighResolutionSnapshot implements AutoCloseable {
    private final PictureSubject subject;
    private final Size size;
    private final Scene stage;

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

    public HighResolutionSnapshot(PictureSubject subject, Theme theme, Size size) {
        this.subject = subject;
        this.size = size;
        this.stage = new Scene(subject.node(), size.width(), size.height());
        theme.dress(stage);
    }

    /** How large it is. */
    public Size size() {
        return size;
    }

    /** Where it is laid out. */
    public Scene scene() {
        return stage;
    }

    /** Whether everything is there, as far as it has been laid out. */
    public boolean isSettled() {
        return subject.isSettled();
    }

    /** The picture, of what is there by now. */
    public HighResolutionPicture picture() {
        SceneImages.arrange(stage, size.width(), size.height());
        return HighResolutionPicture.of(stage, size.width(), size.height(), size.scale(), subject.area());
    }

    /** Lays it out, and takes the picture if everything is there. */
    public Optional<HighResolutionPicture> look() {
        SceneImages.arrange(stage, size.width(), size.height());
        return isSettled() ? Optional.of(picture()) : Optional.empty();
    }

    @Override
    public void close() {
        subject.close();
    }
}
