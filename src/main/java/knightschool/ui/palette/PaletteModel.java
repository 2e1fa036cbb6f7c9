package knightschool.ui.palette;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The entries that match the typed text, best first, and the chosen one. Before anything is typed, these are the
 * commands of the current scene and the window.
 */
public final class PaletteModel {
    private final List<PaletteEntry> all = new ArrayList<>();
    private final StringProperty typed = new SimpleStringProperty("");
    private final ObservableList<PaletteEntry> entries = FXCollections.observableArrayList();
    private final ObservableList<PaletteEntry> readOnlyEntries = FXCollections.unmodifiableObservableList(entries);
    private final ReadOnlyIntegerWrapper chosenIndex = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper();
    private boolean isChosenByKeys;

    /** @param first the entries known at once, in the order of display */
    public PaletteModel(List<PaletteEntry> first) {
        all.addAll(first);
        typed.addListener(_ -> {
            find();
        });
        find();
    }

    /**
     * Returns the index of the entry that Enter runs: the first. If it is not available now, it tells why: an entry
     * further down does something else, perhaps in another scene. Before anything is typed, it is the first available
     * one.
     */
    private int first() {
        return PaletteQuery.of(typed.get()).isEmpty()
                ? IntStream.range(0, entries.size())
                        .filter(at -> entries.get(at).available().get())
                        .findFirst()
                        .orElse(0)
                : 0;
    }

    /** Adds entries; an entry chosen by keys stays chosen. */
    public void add(List<PaletteEntry> more) {
        if (more.isEmpty()) {
            return;
        }
        Optional<PaletteEntry> before = choice().filter(_ -> isChosenByKeys);
        all.addAll(more);
        find();
        before.map(entries::indexOf).filter(at -> at >= 0).ifPresent(at -> {
            chosenIndex.set(at);
            isChosenByKeys = true;
        });
    }

    /**
     * Whether the chosen entry stays chosen whatever is added: it was chosen by keys, or nothing goes before it. As
     * long as more is read, an entry may be the best match only because a better one is not there yet.
     */
    boolean isChoiceFinal() {
        PaletteQuery query = PaletteQuery.of(typed.get());
        return complete.get()
                || isChosenByKeys
                || query.isEmpty()
                || choice().filter(query::isFirstOfAll).isPresent();
    }

    /** Marks the entries as complete: what is not found now does not exist. */
    public void complete() {
        complete.set(true);
    }

    /** Whether all entries are known. */
    ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    private void find() {
        // Set before the list changes, because its listeners read the index of the chosen entry.
        chosenIndex.set(0);
        isChosenByKeys = false;
        PaletteQuery query = PaletteQuery.of(typed.get());
        entries.setAll(
                query.isEmpty()
                        ? all.stream().filter(entry -> entry.group().isAtHand()).toList()
                        : query.find(all));
        chosenIndex.set(first());
    }

    /** Moves the choice down by the given number of entries, or up if negative, within the list. */
    void move(int by) {
        chosenIndex.set(Math.clamp(chosenIndex.get() + by, 0, Math.max(0, entries.size() - 1)));
        isChosenByKeys = true;
    }

    /** The typed text; its words may be in any order. */
    public StringProperty typedProperty() {
        return typed;
    }

    /** Returns the matching entries. */
    public ObservableList<PaletteEntry> matchingEntries() {
        return readOnlyEntries;
    }

    /** The index of the chosen entry among the matches, from 0. */
    ReadOnlyIntegerProperty chosenProperty() {
        return chosenIndex.getReadOnlyProperty();
    }

    /** Returns the chosen entry; empty if there are no matches. */
    Optional<PaletteEntry> choice() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.get(chosenIndex.get()));
    }
}
