package knightschool.ui.render;

import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import knightschool.ui.snapshot.HighResolutionPicture;
import knightschool.ui.snapshot.HighResolutionSnapshot;

/** A subject that is pictured with more pixels than it is laid out for. */
final class HighResolutionSubject implements SceneRenderer.Subject {
    private final HighResolutionSnapshot shot;
    private Optional<HighResolutionPicture> taken = Optional.empty();

    HighResolutionSubject(HighResolutionSnapshot shot) {
        this.shot = shot;
    }

    /** Returns the picture as soon as it is ready. Called off the JavaFX thread. */
    static BufferedImage take(HighResolutionSubject subject) {
        try {
            HighResolutionSnapshot.Size size = subject.shot.size();
            new SceneRenderer(size.width(), size.height()).imageOf(subject);
            return subject.taken.orElseThrow().buffered();
        } finally {
            ToolkitStarter.run(subject::close);
        }
    }

    @Override
    public Scene scene() {
        return shot.scene();
    }

    @Override
    public boolean makeReady() {
        return shot.isSettled();
    }

    @Override
    public WritableImage picture(int width, int height) {
        taken = Optional.of(shot.picture());
        return taken.get().image();
    }

    @Override
    public void close() {
        shot.close();
    }
}
