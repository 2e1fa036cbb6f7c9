package knightschool.ui.scene;

import java.util.Set;
import knightschool.setup.value.ScenePart;

/** A scene that can hold parts of what it shows back. Used on the JavaFX thread only. */
public interface PartHidingScene {
    /**
     * Hides parts until it is told others, or none. The rest of what is shown keeps its place.
     *
     * @param parts all that is hidden now
     * @param leftOut those of them that never come: what is shown may have their room too
     */
    void hide(Set<ScenePart> parts, Set<ScenePart> leftOut);
}
