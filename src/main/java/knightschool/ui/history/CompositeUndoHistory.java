package knightschool.ui.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.history.UndoHistoryEvent;

/**
 * The undo history of several parts that stand side by side, such as a board, and a question beside it. It records only
 * the order in which the parts were changed. The last act is undone by the history of the part in which it was done.
 *
 * <p>If the part of the last act refuses to undo it for the moment, no older act of another part is undone instead.
 *
 * <p>An act that is under way comes after all that are recorded, and is taken back first.
 *
 * <p>Acts that a part brings with it from before are undone in the {@link Order} that is adopted with them. Those whose
 * order is not known are undone after all others, those of the first part first. Used on the JavaFX thread only.
 */
public final class CompositeUndoHistory implements UndoHistory {
    /** No parts. */
    public static final CompositeUndoHistory NONE = new CompositeUndoHistory(List.of());

    private final List<UndoHistory> parts;

    /**
     * The order of the acts over the parts, for a history of parts that continue these.
     *
     * @param done the indices of the parts of the acts, the oldest act first
     * @param undone the indices of the parts of the acts that were undone, the one to redo first at the end
     */
    public record Order(List<Integer> done, List<Integer> undone) {
        public Order {
            done = List.copyOf(done);
            undone = List.copyOf(undone);
        }
    }

    /** The parts of the acts, the oldest act first. */
    private final List<UndoHistory> done = new ArrayList<>();

    /** The parts of the acts that were undone, the one to redo first at the end. */
    private final List<UndoHistory> undone = new ArrayList<>();

    /** Whether the user has done nothing new, so that a part may redo what it brings with it. */
    private boolean isUntouched = true;

    /** The part that is being undone or redone, if there is one. */
    private Optional<UndoHistory> stepping = Optional.empty();

    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");

    /** @param parts the histories of the parts */
    public CompositeUndoHistory(List<? extends UndoHistory> parts) {
        this.parts = List.copyOf(parts);
        this.parts.forEach(part -> part.addListener(event -> happened(part, event)));
        update();
    }

    /** Returns whether there are no parts, so that nothing can ever be undone. */
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** Returns the order of the acts so far. */
    public Order order() {
        return new Order(
                done.stream().map(parts::indexOf).toList(),
                undone.stream().map(parts::indexOf).toList());
    }

    /** Continues the order of another history, whose parts have the same indices. */
    public void adopt(Order order) {
        replace(done, order.done());
        replace(undone, order.undone());
        update();
    }

    private void replace(List<UndoHistory> acts, List<Integer> indices) {
        acts.clear();
        indices.stream().filter(index -> index < parts.size()).map(parts::get).forEach(acts::add);
    }

    private void happened(UndoHistory part, UndoHistoryEvent event) {
        boolean isInStep = event == UndoHistoryEvent.ACT && stepping.isPresent();
        if (isInStep && stepping.get() == part) {
            // It was an act of the user before the acts that have been undone, which stay.
            done.add(part);
        }
        // A change that undo or redo brings about in another part is no act of the user.
        record(part, isInStep ? UndoHistoryEvent.RESET : event);
    }

    private void record(UndoHistory part, UndoHistoryEvent event) {
        switch (event) {
            case ACT -> {
                done.add(part);
                undone.clear();
                isUntouched = false;
            }
            case UNDO -> {
                removeLast(done, part);
                undone.add(part);
            }
            case REDO -> {
                removeLast(undone, part);
                done.add(part);
            }
            case RESET -> {
                // The order stays; acts that are no longer known to their part are passed over.
            }
        }
        update();
        List.copyOf(listeners).forEach(listener -> listener.accept(event));
    }

    private static void removeLast(List<UndoHistory> order, UndoHistory part) {
        int last = order.lastIndexOf(part);
        if (last >= 0) {
            order.remove(last);
        }
    }

    private void update() {
        undoable.set(canUndo() && undoRefusal().isEmpty());
        redoable.set(canRedo() && redoRefusal().isEmpty());
    }

    private Optional<UndoHistory> lastDone() {
        return parts.stream()
                .filter(UndoHistory::isActing)
                .findFirst()
                .or(() -> last(done, UndoHistory::canUndo, true));
    }

    private Optional<UndoHistory> lastUndone() {
        return last(undone, UndoHistory::canRedo, isUntouched);
    }

    private Optional<UndoHistory> last(List<UndoHistory> order, Predicate<UndoHistory> possible, boolean any) {
        return Stream.concat(order.reversed().stream(), any ? parts.stream() : Stream.empty())
                .filter(possible)
                .findFirst();
    }

    @Override
    public boolean canUndo() {
        return lastDone().isPresent();
    }

    @Override
    public String undoRefusal() {
        return lastDone().map(UndoHistory::undoRefusal).orElse("");
    }

    @Override
    public String redoRefusal() {
        return lastUndone().map(UndoHistory::redoRefusal).orElse("");
    }

    @Override
    public void undo() {
        dropImpossible(done, UndoHistory::canUndo);
        lastDone().filter(_ -> undoRefusal().isEmpty()).ifPresent(part -> step(part, part::undo));
    }

    @Override
    public boolean canRedo() {
        return lastUndone().isPresent();
    }

    @Override
    public void redo() {
        dropImpossible(undone, UndoHistory::canRedo);
        lastUndone().filter(_ -> redoRefusal().isEmpty()).ifPresent(part -> step(part, part::redo));
    }

    private void step(UndoHistory part, Runnable undoOrRedo) {
        stepping = Optional.of(part);
        try {
            undoOrRedo.run();
        } finally {
            stepping = Optional.empty();
        }
    }

    /** Drops the last acts that their part does not know any more. */
    private static void dropImpossible(List<UndoHistory> order, Predicate<UndoHistory> possible) {
        while (!order.isEmpty() && !possible.test(order.getLast())) {
            order.removeLast();
        }
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    /** Whether there is an act to undo, which is not refused. */
    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /** Whether there is an act to redo, which is not refused. */
    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }
}
