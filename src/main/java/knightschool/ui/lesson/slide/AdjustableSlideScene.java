package knightschool.ui.lesson.slide;

import knightschool.setup.EmbeddableSetup;
import knightschool.ui.prose.AdjustableScene;
import knightschool.ui.shell.OpenScene;

/** The scene beside a slide as changed by the numbers in its text. */
public final class AdjustableSlideScene implements AdjustableScene {
    private final OpenScene<?> scene;
    private final EmbeddableSetup opened;

    /** @param scene the scene, which must show the slide's set-up unchanged */
    public AdjustableSlideScene(OpenScene<?> scene) {
        this.scene = scene;
        this.opened = now();
    }

    @Override
    public EmbeddableSetup opened() {
        return opened;
    }

    @Override
    public EmbeddableSetup now() {
        return (EmbeddableSetup) scene.scene().now();
    }

    @Override
    public void change(EmbeddableSetup setup, boolean goesOn) {
        scene.change(setup, goesOn);
    }
}
