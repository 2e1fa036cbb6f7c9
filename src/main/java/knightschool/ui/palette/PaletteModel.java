package knightschool.ui.palette;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What fits what is typed, the best first, and which of it is chosen. Before anything is typed: what is at hand. */
public final class PaletteModel {
    private final List<PaletteEntry> all = new ArrayList<>();
    private final StringProperty typed = new SimpleStringProperty("");
    private final ObservableList<PaletteEntry> found = FXCollections.observableArrayList();
    private final ObservableList<PaletteEntry> shown = FXCollections.unmodifiableObservableList(found);
    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper();

    /** @param first what is known at once, in the order in which it is shown */
    public PaletteModel(List<PaletteEntry> first) {
        all.addAll(first);
        typed.addListener(_ -> {
            find();
        });
        find();
    }

    /**
     * The best find that can be done now; where none can, the best, which says why not. What only means the same is not
     * chosen in place of what has the words that are typed: who wants to stop something does not mean the window.
     */
    private int first() {
        PaletteQuery query = PaletteQuery.of(typed.get());
        for (int i = 0; i < found.size(); i++) {
            PaletteEntry entry = found.get(i);
            if (entry.available().get() && (i == 0 || query.isEmpty() || query.isNamed(entry))) {
                return i;
            }
        }
        return 0;
    }

    /** More is known; what a person has chosen by keys stays chosen. */
    public void add(List<PaletteEntry> more) {
        if (more.isEmpty()) {
            return;
        }
        Optional<PaletteEntry> before = choice().filter(_ -> chosen.get() != first());
        all.addAll(more);
        find();
        before.map(found::indexOf).filter(at -> at >= 0).ifPresent(chosen::set);
    }

    /** Nothing more is read: what is not found now is not there. */
    public void complete() {
        complete.set(true);
    }

    /** Whether all is known that can be found. */
    ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    private void find() {
        // Whoever hears of another list asks at once which of it is chosen.
        chosen.set(0);
        PaletteQuery query = PaletteQuery.of(typed.get());
        found.setAll(
                query.isEmpty()
                        ? all.stream().filter(entry -> entry.group().isAtHand()).toList()
                        : query.find(all));
        chosen.set(first());
    }

    /** Chooses an entry that many further down, the last at most; up where negative. */
    void move(int by) {
        chosen.set(Math.clamp(chosen.get() + by, 0, Math.max(0, found.size() - 1)));
    }

    /** What a person typed; its parts may stand in any order. */
    public StringProperty typedProperty() {
        return typed;
    }

    /** What is found. */
    public ObservableList<PaletteEntry> found() {
        return shown;
    }

    /** The place of the chosen entry among those found, from 0. */
    ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The chosen entry; empty if nothing is found. */
    Optional<PaletteEntry> choice() {
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(chosen.get()));
    }
}
