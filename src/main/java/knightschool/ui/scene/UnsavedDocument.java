package knightschool.ui.scene;

import java.util.function.Consumer;

/**
 * A document with unsaved changes.
 *
 * @param key identifies the document while it is open
 * @param name its name on screen
 * @param saving saves it, asking for a file if it has none
 */
public record UnsavedDocument(Object key, String name, Saving saving) {
    /** Saves a document. */
    @FunctionalInterface
    public interface Saving {
        /**
         * Saves the document.
         *
         * @param then receives whether the document was saved; false if the user cancelled or the file could not be
         *     written
         */
        void save(Consumer<Boolean> then);
    }
}
