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

    private final Deque<Setup> left = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper possible = new ReadOnlyBooleanWrapper(this, "possible");

    /** Something is left as it shows now. */
    void leave(Setup setup) {
        if (!setup.equals(left.peek())) {
            left.push(setup);
        }
        if (left.size() > MOST) {
            left.removeLast();
        }
        possible.set(true);
    }

    /** What was left last, which is forgotten. */
    Optional<Setup> back() {
        Setup last = left.poll();
        possible.set(!left.isEmpty());
        return Optional.ofNullable(last);
    }

    /** Whether there is anything to go back to. */
    ReadOnlyBooleanProperty possibleProperty() {
        return possible.getReadOnlyProperty();
    }
}
