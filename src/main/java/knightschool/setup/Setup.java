package knightschool.setup;

import java.util.Optional;
import knightschool.play.Game;

/**
 * What a scene shows: the value that opens it and that it answers with. One record for each scene, each with its own
 * keys; equal ones show the same.
 */
public interface Setup {
    /** Which scene. */
    SceneKind scene();

    /** The game that a person plays in it; empty where none is played. */
    default Optional<Game> gamePlayed() {
        return Optional.empty();
    }

    /** The same without a reference to a file beside it, so that it can be written into any folder. */
    Setup selfContained();
}
