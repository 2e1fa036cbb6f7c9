package knightschool.ui.scene;

/** A scene to which the arrow keys belong, also beside a slide: they turn no slides there. */
public interface ArrowScene {
    /** Whether they do now. */
    default boolean takesArrows() {
        return true;
    }
}
