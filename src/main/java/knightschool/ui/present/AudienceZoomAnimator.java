package knightschool.ui.present;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WritableValue;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import knightschool.drawing.Zoom;
import knightschool.ui.theme.ReducedMotion;

/**
 * Zooms the screen of the audience to the part of the slide that the speaker chose, by an animation unless the system
 * setting asks for reduced motion.
 */
final class AudienceZoomAnimator implements AutoCloseable {
    private static final Duration GLIDE = Duration.millis(250);

    private final SpeakerControlsModel model;
    private final Region slide;
    private final Translate begin = new Translate();
    private final Scale scale = new Scale();
    private final Timeline timeline = new Timeline();
    private final ChangeListener<Zoom> glider = (_, _, now) -> glide(now);

    /** @param slide the region that fills the screen of the audience */
    AudienceZoomAnimator(SpeakerControlsModel model, Region slide) {
        this.model = model;
        this.slide = slide;
        slide.getTransforms().addAll(begin, scale);
        model.zoomProperty().addListener(glider);
    }

    private void glide(Zoom to) {
        timeline.stop();
        timeline.getKeyFrames()
                .setAll(new KeyFrame(
                        GLIDE,
                        value(begin.xProperty(), to.left(SpeakerControlsModel.SLIDE) * slide.getWidth()),
                        value(begin.yProperty(), to.top(SpeakerControlsModel.SLIDE) * slide.getHeight()),
                        value(scale.xProperty(), to.scale(SpeakerControlsModel.SLIDE)),
                        value(scale.yProperty(), to.scale(SpeakerControlsModel.SLIDE))));
        if (ReducedMotion.isReduced()) {
            timeline.jumpTo(GLIDE);
        }
        timeline.play();
    }

    private static KeyValue value(WritableValue<Number> property, double to) {
        return new KeyValue(property, to, Interpolator.EASE_BOTH);
    }

    @Override
    public void close() {
        timeline.stop();
        model.zoomProperty().removeListener(glider);
        slide.getTransforms().removeAll(begin, scale);
    }
}
