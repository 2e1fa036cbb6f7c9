package knightschool.ui.scene;

import java.util.Set;
import knightschool.setup.value.HideableScenePart;

/** A scene that can hide parts of its content. Used on the JavaFX thread only. */
public interface PartHidingScene {
    /**
     * Hides parts until the next call. The remaining parts keep their places.
     *
     * @param parts all parts that are hidden now; empty to show everything
     * @param leftOut those of {@code parts} that are never shown, so that the remaining parts may take their space
     */
    void hide(Set<HideableScenePart> parts, Set<HideableScenePart> leftOut);

    /**
     * Whether a hidden part keeps the scene from going on, which its keys say. During a presentation the space bar does
     * not turn the slide then.
     */
    default boolean isHeldBack() {
        return false;
    }
}
