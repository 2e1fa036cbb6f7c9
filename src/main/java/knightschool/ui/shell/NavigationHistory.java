package knightschool.ui.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.setup.Setup;

/** Where a person came from, newest first; no more than a fixed number, the oldest forgotten. */
final class NavigationHistory {
    private static final int MOST = 100;

    private final Deque<Setup> places = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper possible = new ReadOnlyBooleanWrapper(this, "possible");

    /** Something is left as it shows now. */
    void leave(Setup setup) {
        if (!setup.equals(places.peek())) {
            places.push(setup);
        }
        if (places.size() > MOST) {
            places.removeLast();
        }
        possible.set(true);
    }

    /** What was left last, which is forgotten. */
    Optional<Setup> back() {
        Setup last = places.poll();
        possible.set(!places.isEmpty());
        return Optional.ofNullable(last);
    }

    /** Whether there is anything to go back to. */
    ReadOnlyBooleanProperty possibleProperty() {
        return possible.getReadOnlyProperty();
    }
}
