package knightschool.setup;

import java.util.List;
import java.util.Optional;
import knightschool.play.Game;

/**
 * The state of a scene as an immutable value: opening it restores the scene, and the scene returns it. One record for
 * each kind of scene; equal set-ups show the same.
 */
public interface Setup {
    /** Returns the kind of scene. */
    default SceneKind scene() {
        return SceneKind.of(getClass());
    }

    /** Returns this set-up as one that can stand beside the text of a slide; empty if its scene cannot. */
    default Optional<SlideEmbeddableSetup> onSlide() {
        return Optional.empty();
    }

    /**
     * Returns the set-ups of earlier steps up to this one, in order, for animated pictures: the last steps of a search,
     * or evenly spaced steps of a tour, so that its growth is visible.
     *
     * @param most the largest number of steps before this one
     * @return empty if the scene has no steps, or the set-up names no moment, or one that is not a step of a search
     */
    default List<? extends Setup> upToMoment(int most) {
        return List.of();
    }

    /** Returns the game in progress; empty for other scenes. */
    default Optional<Game> gamePlayed() {
        return Optional.empty();
    }

    /** Returns an equivalent set-up that refers to no file, so that it can be saved in any folder. */
    Setup selfContained();
}
