package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.setup.value.Moment;
import knightschool.ui.board.PickedNames;
import knightschool.ui.history.AbstractStateHistory;

/** The undo history of picks on a board. */
final class PickHistory extends AbstractStateHistory<PickedNames> {
    private final Consumer<PickedNames> show;
    private PickedNames now = PickedNames.NONE;
    private Optional<Moment> moment = Optional.empty();

    /** @param show shows the picks after an undo or a redo */
    PickHistory(Consumer<PickedNames> show) {
        this.show = show;
    }

    /**
     * Notes a pick or an unpick.
     *
     * @param picked everything picked now
     * @param at the step of a search at which it is picked; picks at another step cannot be returned to
     */
    void note(PickedNames picked, Optional<Moment> at) {
        if (!at.equals(moment)) {
            begin(picked, at);
        } else if (!picked.equals(now)) {
            leave(picked);
            now = picked;
        }
    }

    /**
     * Adds the present picks to the history before they change. A single picked end is only half of an edge, and
     * undoing the edge returns to before that end.
     */
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

    /** Starts with picks that were restored; the last one in their order is the first to be undone. */
    void begin(PickedNames picked, Optional<Moment> at) {
        moment = at;
        List<PickedNames> before = new ArrayList<>();
        for (int i = 0; i < picked.names().size(); i++) {
            before.add(PickedNames.of(picked.names().subList(0, i)));
        }
        picked.end().ifPresent(_ -> before.add(PickedNames.of(picked.names())));
        now = picked;
        steps.replaceWith(before, List.of());
    }

    @Override
    protected PickedNames now() {
        return now;
    }

    @Override
    protected void restore(PickedNames picked) {
        now = picked;
        show.accept(picked);
    }
}
