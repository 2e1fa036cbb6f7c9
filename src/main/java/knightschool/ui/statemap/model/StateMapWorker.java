package knightschool.ui.statemap.model;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
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

    private final ReadOnlyObjectWrapper<StateMapStatus> state =
            new ReadOnlyObjectWrapper<>(new StateMapStatus.Mapping(0));
    private final StateMapBudget budget;
    private final Consumer<Optional<StateMap>> arriving;

    /** @param arriving receives the map, or empty if there is none, before any other listener */
    public StateMapWorker(StateMapBudget budget, Consumer<Optional<StateMap>> arriving) {
        super(inbox -> BackgroundWorker.newest("state map", inbox));
        this.budget = budget;
        this.arriving = arriving;
    }

    public ReadOnlyObjectProperty<StateMapStatus> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The map; empty until it is made. */
    public Optional<StateMap> stateMap() {
        return map(state.get());
    }

    /** Whether a map is being made. */
    public BooleanBinding mapping() {
        return Bindings.createBooleanBinding(() -> state.get() instanceof StateMapStatus.Mapping, stateProperty());
    }

    /** Whether the map is known and a goal can be reached. */
    public BooleanBinding solvable() {
        return Bindings.createBooleanBinding(
                () -> stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent(), stateProperty());
    }

    private static Optional<StateMap> map(StateMapStatus state) {
        return state instanceof StateMapStatus.Mapped(LaidOutStateMap puzzle)
                ? Optional.of(puzzle.map())
                : Optional.empty();
    }

    /** Discards the map, since another puzzle is shown and its map will be requested. */
    public void forget() {
        arriving.accept(Optional.empty());
        state.set(new StateMapStatus.Mapping(0));
    }

    /**
     * Cancels the map that is being made.
     *
     * @param reason the reason why there is none for now, a sentence
     */
    public void wait(String reason) {
        worker.cancel();
        arrived(new StateMapStatus.Waiting(reason));
    }

    /** Makes the map of a puzzle. */
    public void map(SlidingPuzzle puzzle) {
        forget();
        worker.ask(
                context -> mapped(puzzle, context),
                this::arrived,
                failure -> state.set(new StateMapStatus.Failed(failure)));
    }

    /** Makes the map of an edited puzzle if it has at most {@link #MOST_AT_ONCE} positions. */
    void mapIfSmall(SlidingPuzzle puzzle) {
        forget();
        StateMapBudget small = new StateMapBudget(Math.min(budget.positions(), MOST_AT_ONCE), budget.bytes());
        worker.ask(
                context -> switch (StateMapSearch.map(puzzle, false, small, (_, _) -> context.requireWanted())) {
                    case StateMapOutcome.Mapped result -> new StateMapStatus.Mapped(LaidOutStateMap.of(result.map()));
                    case StateMapOutcome.TooLarge _ ->
                        new StateMapStatus.Waiting(StateMapWords.afterEditing(MOST_AT_ONCE));
                },
                this::arrived,
                failure -> state.set(new StateMapStatus.Failed(failure)));
    }

    private void arrived(StateMapStatus next) {
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
            case StateMapOutcome.Mapped result -> result.map();
            case StateMapOutcome.TooLarge large -> throw new InputFault(large.reason(), "");
        };
    }

    private StateMapStatus mapped(SlidingPuzzle puzzle, RunningWorkContext context) {
        StateMapOutcome outcome = StateMapSearch.map(puzzle, false, budget, (_, positions) -> {
            context.requireWanted();
            context.say(() -> state.set(new StateMapStatus.Mapping(positions)));
        });
        return switch (outcome) {
            case StateMapOutcome.Mapped result -> new StateMapStatus.Mapped(LaidOutStateMap.of(result.map()));
            case StateMapOutcome.TooLarge large -> new StateMapStatus.TooLarge(large.reason());
        };
    }

    /** Cancels the map that is being made. */
    public void cancel() {
        if (state.get() instanceof StateMapStatus.Mapping) {
            worker.cancel();
            state.set(new StateMapStatus.Cancelled());
        }
    }
}
