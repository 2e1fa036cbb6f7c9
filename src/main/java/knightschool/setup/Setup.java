package knightschool.setup;

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

    /** Returns the game in progress; empty for other scenes. */
    default Optional<Game> gamePlayed() {
        return Optional.empty();
    }

    /** Returns an equivalent set-up that refers to no file, so that it can be saved in any folder. */
    Setup selfContained();
}
