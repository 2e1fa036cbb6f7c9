package knightschool.ui.scene;

import java.util.ArrayList;
import java.util.List;

/** The listeners of a scene that are called when the user changes it. Used on the JavaFX thread. */
public final class SceneChangeListeners {
    private final List<Runnable> actions = new ArrayList<>();

    /** See {@link ChangeNotifyingScene#onChanged}. */
    public void add(Runnable action) {
        actions.add(action);
    }

    /** Calls all listeners. */
    public void run() {
        actions.forEach(Runnable::run);
    }
}
