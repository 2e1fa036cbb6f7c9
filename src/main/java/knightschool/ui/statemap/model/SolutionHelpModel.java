package knightschool.ui.statemap.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.statemap.BlockMove;
import knightschool.statemap.StateMap;
import knightschool.ui.hint.HintSequence;
import knightschool.ui.playback.PlaybackModel;

/**
 * Help for the player, independent of the JavaFX toolkit: hints of increasing strength, and a shortest solution shown
 * move by move.
 */
public final class SolutionHelpModel {
    /** The time for which each move of a demonstration is shown, in nanoseconds. */
    static final long STEP_NANOS = 900_000_000;

    private final HintSequence hints = new HintSequence(3);
    private final ReadOnlyObjectWrapper<Optional<SolutionDemonstration>> demonstration =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Supplier<Optional<StateMap>> map;
    private final Supplier<List<Integer>> onward;
    private final PlaybackModel playback = new PlaybackModel(_ -> STEP_NANOS);

    /**
     * @param map the map; empty until it is made
     * @param onward the positions of a shortest path from the player's position to a goal; empty if there is none
     */
    public SolutionHelpModel(Supplier<Optional<StateMap>> map, Supplier<List<Integer>> onward) {
        this.map = map;
        this.onward = onward;
        playback.stepProperty()
                .addListener((_, _, step) -> demonstration
                        .get()
                        .ifPresent(current -> demonstration.set(
                                Optional.of(new SolutionDemonstration(current.path(), step.intValue())))));
    }

    /** The hints for this position: the distance, the block, the move. */
    public HintSequence hints() {
        return hints;
    }

    /** The move that the hints are about; empty if there is none. */
    public Optional<BlockMove> hintedMove() {
        List<Integer> path = onward.get();
        return path.size() < 2 ? Optional.empty() : map.get().map(stateMap -> stateMap.move(path.get(0), path.get(1)));
    }

    /**
     * The block of the hinted move; empty if no given hint names it, or no hint is displayed. It stays while the first
     * hint, which names no block, is read again.
     */
    public OptionalInt hintedBlock() {
        return hints.givenHints().count() < 2 || hints.givenHints().displayed() == 0
                ? OptionalInt.empty()
                : hintedMove().map(move -> OptionalInt.of(move.block())).orElse(OptionalInt.empty());
    }

    /** The solution that is shown; empty if there is none. */
    public ReadOnlyObjectProperty<Optional<SolutionDemonstration>> demonstrationProperty() {
        return demonstration.getReadOnlyProperty();
    }

    public boolean isShowing() {
        return demonstration.get().isPresent();
    }

    /** Shows a shortest solution from the player's position, move by move. */
    void demonstrate() {
        List<Integer> path = onward.get();
        if (path.size() > 1) {
            demonstration.set(Optional.empty());
            playback.begin(path.size() - 1, 0);
            demonstration.set(Optional.of(new SolutionDemonstration(path, 0)));
            playback.play();
        }
    }

    /** Ends the demonstration. */
    public void stop() {
        demonstration.set(Optional.empty());
        playback.begin(0, 0);
    }

    public PlaybackModel playback() {
        return playback;
    }
}
