package knightschool.ui.lesson.slide;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.snapshot.PictureSubject;

/**
 * A slide to be pictured, whole or without its text.
 *
 * @param scene what stands beside the text
 * @param sceneAlone whether the text is left out
 * @param answered whether its answers are waited for, which were asked for before
 */
record SlidePictureSubject(SlideView view, Optional<OpenScene<?>> scene, boolean sceneAlone, boolean answered)
        implements PictureSubject {
    @Override
    public Region node() {
        return view.node();
    }

    @Override
    public Optional<Rectangle2D> area() {
        if (!sceneAlone) {
            return Optional.empty();
        }
        Bounds text = view.text().getBoundsInParent();
        Bounds all = view.node().getLayoutBounds();
        return Optional.of(
                new Rectangle2D(text.getMaxX(), 0, Math.max(1, all.getWidth() - text.getMaxX()), all.getHeight()));
    }

    @Override
    public boolean isSettled() {
        return (!answered || view.isAnswered())
                && scene.map(OpenScene::scene).map(LiveScene::isSettled).orElse(true);
    }

    @Override
    public void close() {
        scene.map(OpenScene::scene).ifPresent(LiveScene::close);
    }
}
