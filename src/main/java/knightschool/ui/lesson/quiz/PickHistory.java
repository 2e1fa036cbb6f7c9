package knightschool.ui.lesson.quiz;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.board.edit.StateHistory;
import knightschool.setup.value.Moment;
import knightschool.ui.board.PickedNames;

/** What was picked on a board for an answer, to be taken back and to be picked again. */
final class PickHistory {
    private final StateHistory<PickedNames> steps = new StateHistory<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private PickedNames now = PickedNames.NONE;
    private Optional<Moment> moment = Optional.empty();

    /**
     * Something was picked, or taken out.
     *
     * @param picked all that is picked now
     * @param at the moment of a search at which it is; what was picked at another one is not gone back to
     */
    void note(PickedNames picked, Optional<Moment> at) {
        if (!at.equals(moment)) {
            begin(picked, at);
        } else if (!picked.equals(now)) {
            leave(picked);
            set(picked);
        }
    }

    /** An end that is picked alone is on the way to an edge: from that edge one goes back to before the end. */
    private void leave(PickedNames next) {
        if (now.end().isEmpty()) {
            steps.leave(now);
            return;
        }
        if (steps.before().equals(Optional.of(next))) {
            steps.back(now);
        }
        steps.endHere();
    }

    /**
     * What is picked at first, where a person comes back to it; the last in its order is the first to be taken back.
     */
    void begin(PickedNames picked, Optional<Moment> at) {
        steps.clear();
        moment = at;
        for (int i = 0; i < picked.names().size(); i++) {
            steps.leave(PickedNames.of(picked.names().subList(0, i)));
        }
        picked.end().ifPresent(_ -> steps.leave(PickedNames.of(picked.names())));
        set(picked);
    }

    private void set(PickedNames picked) {
        now = picked;
        undoable.set(steps.canGoBack());
        redoable.set(steps.canGoForth());
    }

    /** What is picked after going back by one, if there is something to go back to. */
    Optional<PickedNames> back() {
        Optional<PickedNames> before = steps.back(now);
        before.ifPresent(this::set);
        return before;
    }

    /** What is picked after doing again what was taken back last, if something was. */
    Optional<PickedNames> forth() {
        Optional<PickedNames> after = steps.forth(now);
        after.ifPresent(this::set);
        return after;
    }

    /** Whether there is something to go back to. */
    ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /** Whether there is something to do again. */
    ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }
}
