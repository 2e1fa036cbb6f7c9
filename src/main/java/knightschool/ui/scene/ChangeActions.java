package knightschool.ui.scene;

import java.util.ArrayList;
import java.util.List;

/** What follows when a person changes something in a scene. Used on the JavaFX thread. */
public final class ChangeActions {
    private final List<Runnable> actions = new ArrayList<>();

    /** See {@link ChangeSource#onChanged}. */
    public void add(Runnable action) {
        actions.add(action);
    }

    /** A person changed something. */
    public void run() {
        actions.forEach(Runnable::run);
    }
}
