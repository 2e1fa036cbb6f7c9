package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.drawing.statemap.MapHighlight;
import knightschool.statemap.MapFacts;
import knightschool.statemap.StateMap;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PulsedModel;

/**
 * The facts about a map, without a toolkit: found on a thread of their own once somebody wants to see them. One of them
 * can be shown on the map.
 */
final class MapFactsModel extends PulsedModel {
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper(false);
    private final ReadOnlyObjectWrapper<List<MapFact>> facts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<MapFact>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<StateMap> map = Optional.empty();

    MapFactsModel() {
        super(inbox -> BackgroundWork.newest("map facts", inbox));
    }

    /** Whether they are on screen. */
    ReadOnlyBooleanProperty shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The facts; empty as long as they are not known. */
    ReadOnlyObjectProperty<List<MapFact>> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** The fact that is shown on the map, if one is. */
    ReadOnlyObjectProperty<Optional<MapFact>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** What is marked on the map. */
    MapHighlight highlight() {
        return chosen.get().map(MapFact::highlight).orElse(MapHighlight.NONE);
    }

    /** Shows the facts, or hides them. */
    void toggle() {
        shown.set(!shown.get());
        chosen.set(Optional.empty());
        find();
    }

    /** Hides the facts where they are shown. */
    void hide() {
        if (shown.get()) {
            toggle();
        }
    }

    /** Shows a fact on the map, or hides it there. */
    void choose(MapFact fact) {
        boolean same = chosen.get().filter(fact::equals).isPresent();
        chosen.set(same || fact.highlight().isEmpty() ? Optional.empty() : Optional.of(fact));
    }

    /** Marks nothing on the map any more. */
    void clear() {
        chosen.set(Optional.empty());
    }

    /** There is another map, or none. */
    void show(Optional<StateMap> next) {
        if (!next.equals(map)) {
            worker.cancel();
            map = next;
            chosen.set(Optional.empty());
            facts.set(List.of());
            find();
        }
    }

    private void find() {
        if (shown.get() && facts.get().isEmpty() && map.isPresent()) {
            StateMap of = map.get();
            worker.ask(
                    context -> MapFactWords.of(of, MapFacts.of(of, context::requireWanted)),
                    facts::set,
                    _ -> facts.set(List.of()));
        }
    }
}
