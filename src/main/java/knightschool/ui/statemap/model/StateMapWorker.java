package knightschool.ui.statemap.model;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.files.InputFault;
import knightschool.statemap.MapBudget;
import knightschool.statemap.MapOutcome;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapSearch;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulsedBackgroundModel;
import knightschool.ui.work.RunningWorkContext;

/**
 * Makes the maps of puzzles on a background thread; a new request replaces the previous one. Used on the JavaFX thread.
 */
public final class StateMapWorker extends PulsedBackgroundModel {
    /** The most positions of an edited puzzle for which the map is made at once. */
    public static final int MOST_AT_ONCE = 20_000;

    private final ReadOnlyObjectWrapper<MapStatus> state = new ReadOnlyObjectWrapper<>(new MapStatus.Mapping(0));
    private final MapBudget budget;
    private final Consumer<Optional<StateMap>> arriving;

    /** @param arriving receives the map, or empty if there is none, before any other listener */
    public StateMapWorker(MapBudget budget, Consumer<Optional<StateMap>> arriving) {
        super(inbox -> BackgroundWorker.newest("state map", inbox));
        this.budget = budget;
        this.arriving = arriving;
    }

    public ReadOnlyObjectProperty<MapStatus> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The map; empty until it is made. */
    public Optional<StateMap> stateMap() {
        return map(state.get());
    }

    /** Whether a map is being made. */
    public BooleanBinding mapping() {
        return Bindings.createBooleanBinding(() -> state.get() instanceof MapStatus.Mapping, stateProperty());
    }

    /** Whether the map is known and a goal can be reached. */
    public BooleanBinding solvable() {
        return Bindings.createBooleanBinding(
                () -> stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent(), stateProperty());
    }

    private static Optional<StateMap> map(MapStatus state) {
        return state instanceof MapStatus.Mapped(LaidOutStateMap puzzle) ? Optional.of(puzzle.map()) : Optional.empty();
    }

    /** Discards the map, since another puzzle is shown and its map will be requested. */
    public void forget() {
        arriving.accept(Optional.empty());
        state.set(new MapStatus.Mapping(0));
    }

    /**
     * Cancels the map that is being made.
     *
     * @param why the reason why there is none for now, a sentence
     */
    public void wait(String why) {
        worker.cancel();
        arrived(new MapStatus.Waiting(why));
    }

    /** Makes the map of a puzzle. */
    public void map(SlidingPuzzle puzzle) {
        forget();
        worker.ask(
                context -> mapped(puzzle, context), this::arrived, failure -> state.set(new MapStatus.Failed(failure)));
    }

    /** Makes the map of an edited puzzle if it has at most {@link #MOST_AT_ONCE} positions. */
    void mapIfSmall(SlidingPuzzle puzzle) {
        forget();
        MapBudget small = new MapBudget(Math.min(budget.positions(), MOST_AT_ONCE), budget.bytes());
        worker.ask(
                context -> switch (StateMapSearch.map(puzzle, false, small, (_, _) -> context.requireWanted())) {
                    case MapOutcome.Mapped result -> new MapStatus.Mapped(LaidOutStateMap.of(result.map()));
                    case MapOutcome.TooLarge _ -> new MapStatus.Waiting(StateMapWords.afterEditing(MOST_AT_ONCE));
                },
                this::arrived,
                failure -> state.set(new MapStatus.Failed(failure)));
    }

    private void arrived(MapStatus next) {
        arriving.accept(map(next));
        state.set(next);
    }

    /**
     * Makes the map of a puzzle that is not shown; on any thread.
     *
     * @param watch called at intervals; may end the work by throwing
     * @throws InputFault if the map is too large
     */
    public StateMap mapOf(SlidingPuzzle puzzle, Runnable watch) {
        return switch (StateMapSearch.map(puzzle, false, budget, (_, _) -> watch.run())) {
            case MapOutcome.Mapped result -> result.map();
            case MapOutcome.TooLarge large -> throw new InputFault(large.reason(), "");
        };
    }

    private MapStatus mapped(SlidingPuzzle puzzle, RunningWorkContext context) {
        MapOutcome outcome = StateMapSearch.map(puzzle, false, budget, (_, positions) -> {
            context.requireWanted();
            context.say(() -> state.set(new MapStatus.Mapping(positions)));
        });
        return switch (outcome) {
            case MapOutcome.Mapped result -> new MapStatus.Mapped(LaidOutStateMap.of(result.map()));
            case MapOutcome.TooLarge large -> new MapStatus.TooLarge(large.reason());
        };
    }

    /** Cancels the map that is being made. */
    public void cancel() {
        if (state.get() instanceof MapStatus.Mapping) {
            worker.cancel();
            state.set(new MapStatus.Cancelled());
        }
    }
}
