package knightschool.setup;

import java.util.Optional;
import knightschool.setup.capability.CapabilityHolder;

/**
 * The state of a scene as an immutable value: opening it restores the scene, and the scene returns it. One record for
 * each kind of scene; equal set-ups show the same.
 *
 * <p>What only some set-ups have, such as a board or a game, are capabilities: see {@link #offer}.
 */
public interface Setup extends CapabilityHolder {
    /** Returns the kind of scene. */
    default SceneKind scene() {
        return SceneKind.of(getClass());
    }

    /** Returns this set-up as one that can stand beside the text of a slide; empty if its scene cannot. */
    default Optional<SlideEmbeddableSetup> onSlide() {
        return offer(SlideEmbeddableSetup.class);
    }

    /** Returns an equivalent set-up that refers to no file, so that it can be saved in any folder. */
    Setup selfContained();
}
