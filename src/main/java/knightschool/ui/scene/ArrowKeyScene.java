package knightschool.ui.scene;

/** A scene that handles the arrow keys itself; beside a slide they then turn no slides. */
public interface ArrowKeyScene {
    /** Whether the scene handles the arrow keys now; by default always. */
    default boolean takesArrows() {
        return true;
    }

    /** Whether a scene implements this interface and handles the arrow keys now. */
    static boolean isHolding(SetupDrivenScene<?> scene) {
        return scene.offer(ArrowKeyScene.class)
                .filter(ArrowKeyScene::takesArrows)
                .isPresent();
    }
}
