package knightschool.ui.lesson.slide;

import knightschool.setup.SlideSetup;
import knightschool.ui.prose.AdjustableScene;
import knightschool.ui.shell.OpenScene;

/** The scene beside a slide, as far as the numbers in its text change it. */
public final class SlideSceneNumbers implements AdjustableScene {
    private final OpenScene<?> scene;
    private final SlideSetup opened;

    /** @param scene shows what the slide says, and nothing else yet */
    public SlideSceneNumbers(OpenScene<?> scene) {
        this.scene = scene;
        this.opened = now();
    }

    @Override
    public SlideSetup opened() {
        return opened;
    }

    @Override
    public SlideSetup now() {
        return (SlideSetup) scene.scene().now();
    }

    @Override
    public void change(SlideSetup setup, boolean goesOn) {
        scene.change(setup, goesOn);
    }
}
