package knightschool.ui.prose;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * A scene that is changed by dragging numbers in the text beside it.
 *
 * @param openedSetup the set-up with which the scene was opened
 * @param current supplies the current set-up
 * @param changing changes the scene to a set-up; the flag tells that more changes of the same drag may follow, which
 *     are undone together
 */
public record NumberControlledScene(
        SlideEmbeddableSetup openedSetup,
        Supplier<SlideEmbeddableSetup> current,
        BiConsumer<SlideEmbeddableSetup, Boolean> changing) {
    SlideEmbeddableSetup now() {
        return current.get();
    }

    void change(SlideEmbeddableSetup setup, boolean goesOn) {
        changing.accept(setup, goesOn);
    }
}
