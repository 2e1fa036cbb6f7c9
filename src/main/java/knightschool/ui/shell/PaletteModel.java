package knightschool.ui.shell;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.ui.command.Command;

/** The commands whose words have every part of what is typed, and which of them is chosen. */
final class PaletteModel {
    private final List<Command> all;
    private final StringProperty typed = new SimpleStringProperty("");
    private final ObservableList<Command> found = FXCollections.observableArrayList();
    private final ObservableList<Command> shown = FXCollections.unmodifiableObservableList(found);
    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper();

    /** @param all in the order in which they are shown */
    PaletteModel(List<Command> all) {
        this.all = List.copyOf(all);
        typed.addListener(_ -> find());
        find();
    }

    private void find() {
        List<String> parts = Stream.of(lower(typed.get()).split("\\s+")).toList();
        found.setAll(all.stream()
                .filter(command -> parts.stream().allMatch(lower(command.words())::contains))
                .toList());
        chosen.set(0);
    }

    private static String lower(String words) {
        return words.strip().toLowerCase(Locale.ROOT);
    }

    /** Chooses a command that many further down, the last at most; up where negative. */
    void move(int by) {
        chosen.set(Math.clamp(chosen.get() + by, 0, Math.max(0, found.size() - 1)));
    }

    /** What a person typed; its parts may stand in any order. */
    StringProperty typedProperty() {
        return typed;
    }

    /** The commands found. */
    ObservableList<Command> found() {
        return shown;
    }

    /** The place of the chosen command among those found, from 0. */
    ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The chosen command; empty if none is found. */
    Optional<Command> choice() {
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(chosen.get()));
    }
}
