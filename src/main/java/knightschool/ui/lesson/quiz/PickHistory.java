package knightschool.ui.lesson.quiz;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.setup.value.Moment;

/** What was picked on a board for an answer, and what was picked there before, to go back to. */
final class PickHistory {
    private final Deque<List<String>> earlier = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private List<String> now = List.of();
    private Optional<Moment> moment = Optional.empty();

    /**
     * Something was picked, or taken out.
     *
     * @param names of all that is picked now, in order
     * @param at the moment of a search at which it is; what was picked at another one is not gone back to
     */
    void note(List<String> names, Optional<Moment> at) {
        if (!at.equals(moment)) {
            earlier.clear();
        } else if (!names.equals(now)) {
            earlier.addLast(now);
        }
        moment = at;
        set(names);
    }

    /** What is picked at first, where a person comes back to it. */
    void begin(List<String> names, Optional<Moment> at) {
        earlier.clear();
        moment = at;
        set(names);
    }

    private void set(List<String> names) {
        now = List.copyOf(names);
        undoable.set(!now.isEmpty() || !earlier.isEmpty());
    }

    /**
     * Goes back by one. Of what was picked before the slide was left the last in its order goes first.
     *
     * @return what is picked then
     */
    List<String> back() {
        if (!earlier.isEmpty()) {
            set(earlier.removeLast());
        } else if (!now.isEmpty()) {
            set(now.subList(0, now.size() - 1));
        }
        return now;
    }

    /** Whether there is something to go back to. */
    ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }
}
