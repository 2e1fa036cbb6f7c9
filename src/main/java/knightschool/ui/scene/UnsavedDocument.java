package knightschool.ui.scene;

import java.util.function.Consumer;

/**
 * Something that a person made in a scene and that is in no file yet, or not all of it.
 *
 * @param key tells it from all others, and is the same for as long as it is open
 * @param name what it is called on screen
 * @param saving saves it, and asks for a file where it has none
 */
public record UnsavedDocument(Object key, String name, Saving saving) {
    /** How something is saved. */
    @FunctionalInterface
    public interface Saving {
        /** @param then told whether it is saved; it is not where a person thought better of it or it was refused */
        void save(Consumer<Boolean> then);
    }
}
