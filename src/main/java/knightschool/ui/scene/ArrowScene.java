package knightschool.ui.scene;

/** A scene to which the arrow keys belong, also beside a slide: they turn no slides there. */
public interface ArrowScene {
    /** Whether they do now. */
    boolean takesArrows();

    /** Whether they belong to a scene now. */
    static boolean isHolding(LiveScene<?> scene) {
        return scene.offer(ArrowScene.class).filter(ArrowScene::takesArrows).isPresent();
    }
}
