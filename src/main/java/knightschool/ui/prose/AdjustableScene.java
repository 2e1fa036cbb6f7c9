package knightschool.ui.prose;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import knightschool.setup.EmbeddableSetup;

/**
 * A scene that is changed by dragging numbers in the text beside it.
 *
 * @param opened the scene as it was opened
 * @param current the scene as it is now
 * @param changing changes the scene; with whether more of the same change may come, so that all of it is one change to
 *     be undone
 */
public record AdjustableScene(
        EmbeddableSetup opened, Supplier<EmbeddableSetup> current, BiConsumer<EmbeddableSetup, Boolean> changing) {
    EmbeddableSetup now() {
        return current.get();
    }

    void change(EmbeddableSetup setup, boolean goesOn) {
        changing.accept(setup, goesOn);
    }
}
