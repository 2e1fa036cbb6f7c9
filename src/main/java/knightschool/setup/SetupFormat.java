package knightschool.setup;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** How the set-ups of one scene are written: its word, its keys, a reader and a writer. */
public interface SetupFormat<S extends Setup> {
    /** Longer sides than that have squares too small to be seen, where a scene draws each of them. */
    int LONGEST_TO_SHOW = 40;

    /** The scene's word in files, one word of small letters. */
    String word();

    /** The class of the set-ups. */
    Class<S> type();

    /** The keys that mean something in the scene, besides {@code scene}; others are refused. */
    List<String> keys();

    /** Reads the keys; what is wrong with them is collected by {@code keys}, and something valid returned. */
    S read(SetupKeys keys);

    /** Writes the keys; what says nothing is left out. */
    void write(S setup, SetupLines lines);

    /** Parts of the scene that a slide can hold back. */
    default Set<ScenePart> parts() {
        return Set.of();
    }

    /** The numbers of the scene that a text can be bound to. */
    default Map<SceneNumber, SetupNumber<S>> numbers() {
        return Map.of();
    }

    /** The longest side of a board that the scene can show, in squares. */
    default int longestSide() {
        return LONGEST_TO_SHOW;
    }

    /** Whether the scene is about full boards alone. */
    default boolean isForFullBoards() {
        return false;
    }

    /** Writes a set-up of this scene. */
    default void writeAny(Setup setup, SetupLines lines) {
        write(type().cast(setup), lines);
    }
}
