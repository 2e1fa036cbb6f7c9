package knightschool.ui.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.setup.Setup;

/** The visited set-ups, newest first. The oldest ones are dropped beyond a fixed number. */
final class NavigationHistory {
    private static final int MOST = 100;

    private final Deque<Setup> places = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper possible = new ReadOnlyBooleanWrapper(this, "possible");

    /** Adds the current set-up, unless it equals the newest. */
    void leave(Setup setup) {
        if (!setup.equals(places.peek())) {
            places.push(setup);
        }
        if (places.size() > MOST) {
            places.removeLast();
        }
        possible.set(true);
    }

    /** Removes and returns the newest set-up; empty if there is none. */
    Optional<Setup> back() {
        Setup last = places.poll();
        possible.set(!places.isEmpty());
        return Optional.ofNullable(last);
    }

    /** Whether there is a set-up to return to. */
    ReadOnlyBooleanProperty possibleProperty() {
        return possible.getReadOnlyProperty();
    }
}
