package knightschool.ui.statemap;

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
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PulsedModel;
import knightschool.ui.work.WorkContext;

/** Makes the maps of puzzles on a thread of its own: the newest alone is wanted. Used on the screen's thread. */
final class MapWork extends PulsedModel {
    /** While a puzzle is edited its map is made at once if it has no more positions than that. */
    static final int MOST_AT_ONCE = 20_000;

    private final ReadOnlyObjectWrapper<MapStatus> state = new ReadOnlyObjectWrapper<>(new MapStatus.Mapping(0));
    private final MapBudget budget;
    private final Consumer<Optional<StateMap>> arriving;

    /** @param arriving is told of a map, or that there is none, before anybody else is */
    MapWork(MapBudget budget, Consumer<Optional<StateMap>> arriving) {
        super(inbox -> BackgroundWork.newest("state map", inbox));
        this.budget = budget;
        this.arriving = arriving;
    }

    ReadOnlyObjectProperty<MapStatus> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The map, once it is there. */
    Optional<StateMap> stateMap() {
        return map(state.get());
    }

    /** Whether a map is being made. */
    BooleanBinding mapping() {
        return Bindings.createBooleanBinding(() -> state.get() instanceof MapStatus.Mapping, stateProperty());
    }

    /** Whether a goal can be reached, as far as that is known. */
    BooleanBinding solvable() {
        return Bindings.createBooleanBinding(
                () -> stateMap().filter(map -> map.shortest() != StateMap.NONE).isPresent(), stateProperty());
    }

    private static Optional<StateMap> map(MapStatus state) {
        return state instanceof MapStatus.Mapped(LaidOutStateMap puzzle) ? Optional.of(puzzle.map()) : Optional.empty();
    }

    /** Another puzzle is shown, and its map will be asked for. */
    void forget() {
        state.set(new MapStatus.Mapping(0));
    }

    /** There is no map for now, for a reason in words. */
    void wait(String why) {
        worker.cancel();
        arrived(new MapStatus.Waiting(why));
    }

    /** Makes the map of a puzzle. */
    void map(SlidingPuzzle puzzle) {
        forget();
        worker.ask(
                context -> mapped(puzzle, context), this::arrived, failure -> state.set(new MapStatus.Failed(failure)));
    }

    /** Makes the map of a puzzle that is being edited, unless that is large. */
    void mapIfSmall(SlidingPuzzle puzzle) {
        forget();
        MapBudget small = new MapBudget(Math.min(budget.positions(), MOST_AT_ONCE), budget.bytes());
        worker.ask(
                context -> switch (StateMapSearch.map(puzzle, false, small, (_, _) -> context.requireWanted())) {
                    case MapOutcome.Mapped whole -> new MapStatus.Mapped(LaidOutStateMap.of(whole.map()));
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
     * The map of a puzzle that is not shown, on any thread.
     *
     * @param watch is run now and then, and may end the work by throwing
     * @throws InputFault if it is too large now
     */
    StateMap mapOf(SlidingPuzzle puzzle, Runnable watch) {
        return switch (StateMapSearch.map(puzzle, false, budget, (_, _) -> watch.run())) {
            case MapOutcome.Mapped whole -> whole.map();
            case MapOutcome.TooLarge large -> throw new InputFault(large.reason(), "");
        };
    }

    private MapStatus mapped(SlidingPuzzle puzzle, WorkContext context) {
        MapOutcome outcome = StateMapSearch.map(puzzle, false, budget, (_, found) -> {
            context.requireWanted();
            context.say(() -> state.set(new MapStatus.Mapping(found)));
        });
        return switch (outcome) {
            case MapOutcome.Mapped whole -> new MapStatus.Mapped(LaidOutStateMap.of(whole.map()));
            case MapOutcome.TooLarge large -> new MapStatus.TooLarge(large.reason());
        };
    }

    /** Ends the making of a map. */
    void cancel() {
        if (state.get() instanceof MapStatus.Mapping(long found)) {
            worker.cancel();
            state.set(new MapStatus.Cancelled(found));
        }
    }
}
