package knightschool.ui.statemap.model;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.drawing.statemap.StateMapHighlight;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapFacts;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulsedBackgroundModel;
import knightschool.ui.work.WorkFailure;

/**
 * The facts about a map, independent of the JavaFX toolkit. They are computed on a background thread when they are
 * first shown. One of them can be marked on the map.
 */
public final class StateMapFactsModel extends PulsedBackgroundModel {
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper(false);
    private final ReadOnlyObjectWrapper<List<StateMapFact>> facts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<StateMapFact>> chosenFact =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<WorkFailure>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BiFunction<StateMap, Runnable, List<StateMapFact>> finder;
    private Optional<StateMap> map = Optional.empty();

    public StateMapFactsModel() {
        this((map, checkpoint) -> StateMapFactWords.of(map, StateMapFacts.of(map, checkpoint)));
    }

    /** @param finder finds the facts of a map; it calls the checkpoint to be ended */
    public StateMapFactsModel(BiFunction<StateMap, Runnable, List<StateMapFact>> finder) {
        super(inbox -> BackgroundWorker.newest("map facts", inbox));
        this.finder = finder;
    }

    /** Whether the facts are on screen. */
    public ReadOnlyBooleanProperty shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The facts; empty until they are known. */
    public ReadOnlyObjectProperty<List<StateMapFact>> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** Why the facts could not be found, if they could not; they are tried again when they are shown again. */
    public ReadOnlyObjectProperty<Optional<WorkFailure>> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The fact that is marked on the map, if any. */
    public ReadOnlyObjectProperty<Optional<StateMapFact>> chosenProperty() {
        return chosenFact.getReadOnlyProperty();
    }

    /** The marks on the map. */
    public StateMapHighlight highlight() {
        return chosenFact.get().map(StateMapFact::highlight).orElse(StateMapHighlight.NONE);
    }

    /** Shows or hides the facts. */
    public void toggle() {
        shown.set(!shown.get());
        chosenFact.set(Optional.empty());
        find();
    }

    public void hide() {
        if (shown.get()) {
            toggle();
        }
    }

    /** Marks a fact on the map, or removes its marks if it is marked already. */
    public void choose(StateMapFact fact) {
        boolean same = chosenFact.get().filter(fact::equals).isPresent();
        chosenFact.set(same || fact.highlight().isEmpty() ? Optional.empty() : Optional.of(fact));
    }

    /** Removes all marks from the map. */
    public void clear() {
        chosenFact.set(Optional.empty());
    }

    /** Sets the map; empty if there is none. */
    public void show(Optional<StateMap> next) {
        if (!next.equals(map)) {
            worker.cancel();
            map = next;
            chosenFact.set(Optional.empty());
            facts.set(List.of());
            failure.set(Optional.empty());
            find();
        }
    }

    private void find() {
        if (shown.get() && facts.get().isEmpty() && map.isPresent()) {
            StateMap of = map.get();
            failure.set(Optional.empty());
            worker.ask(
                    context -> finder.apply(of, context::requireWanted),
                    facts::set,
                    why -> failure.set(Optional.of(why)));
        }
    }
}
