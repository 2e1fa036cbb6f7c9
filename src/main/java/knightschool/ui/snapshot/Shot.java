package knightschool.ui.snapshot;

import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import knightschool.ui.theme.Theme;

/** Something that is laid out off the screen until it is settled and its picture is taken. */
public final class Shot implements AutoCloseable {
    /** What works for longer is taken as it is by then, in nanoseconds. */
    private static final long PATIENCE = 5_000_000_000L;

    private final Pictured subject;
    private final Scene stage;
    private final int width;
    private final int height;
    private long began;

    /**
     * @param width of the space that it is laid out in, in pixels
     * @param height likewise
     */
    public Shot(Pictured subject, Theme theme, int width, int height) {
        this.subject = subject;
        this.width = width;
        this.height = height;
        this.stage = new Scene(subject.node(), width, height);
        theme.dress(stage);
    }

    /**
     * Looks whether everything is there, and takes the picture then.
     *
     * @param now the time of the frame, in nanoseconds
     */
    public Optional<Image> look(long now) {
        began = began == 0 ? now : began;
        NodeImage.arrange(stage, width, height);
        return subject.isSettled() || now - began > PATIENCE ? Optional.of(picture()) : Optional.empty();
    }

    private Image picture() {
        SnapshotParameters background = new SnapshotParameters();
        background.setFill(Color.TRANSPARENT);
        return subject.part().snapshot(background, null);
    }

    @Override
    public void close() {
        subject.close();
    }
}
