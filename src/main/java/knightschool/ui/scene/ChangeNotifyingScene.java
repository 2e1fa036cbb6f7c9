package knightschool.ui.scene;

import java.util.ArrayList;
import java.util.List;

/** A scene that notifies listeners when the user changes its content. Used on the JavaFX thread only. */
public interface ChangeNotifyingScene {
    /** Adds a listener, called after each change by the user that can change an answer. */
    void onChanged(Runnable changed);

    /** The listeners of one scene. */
    final class Listeners {
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
}
