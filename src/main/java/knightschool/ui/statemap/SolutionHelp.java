package knightschool.ui.statemap;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.statemap.BlockMove;
import knightschool.statemap.StateMap;

/** What helps a player, without a toolkit: hints, one after the other, and a shortest solution shown move by move. */
final class SolutionHelp {
    /** The three steps of a hint: how far, which block, the move. */
    static final int MOST_HINTS = 3;

    /** How long a move of a demonstration is looked at, in nanoseconds. */
    static final long STEP_NANOS = 900_000_000;

    private static final long NOT_YET = Long.MIN_VALUE;

    private final ReadOnlyIntegerWrapper hints = new ReadOnlyIntegerWrapper(0);
    private final ReadOnlyObjectWrapper<Optional<Demonstration>> demonstration =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Supplier<Optional<StateMap>> map;
    private final Supplier<List<Integer>> onward;
    private long stepSince = NOT_YET;

    /** @param onward the positions of a shortest path from where the player is to a goal; empty where there is none */
    SolutionHelp(Supplier<Optional<StateMap>> map, Supplier<List<Integer>> onward) {
        this.map = map;
        this.onward = onward;
    }

    /** How many hints are given for this position, 0 to {@value #MOST_HINTS}. */
    ReadOnlyIntegerProperty hintsProperty() {
        return hints.getReadOnlyProperty();
    }

    /** The player is in another position. */
    void clear() {
        hints.set(0);
    }

    /** Gives one hint more. */
    void hint() {
        if (hintedMove().isPresent()) {
            hints.set(Math.min(MOST_HINTS, hints.get() + 1));
        }
    }

    /** Gives the hints up to that number. */
    void hintUpTo(int number) {
        while (hints.get() < number && hintedMove().isPresent()) {
            hint();
        }
    }

    /** The move that hints are about. */
    Optional<BlockMove> hintedMove() {
        List<Integer> path = onward.get();
        return path.size() < 2 ? Optional.empty() : map.get().map(there -> there.move(path.get(0), path.get(1)));
    }

    /** The block that a hint points at. */
    OptionalInt hintedBlock() {
        return hints.get() < 2
                ? OptionalInt.empty()
                : hintedMove().map(move -> OptionalInt.of(move.block())).orElse(OptionalInt.empty());
    }

    /** The solution that is being shown; empty where none is. */
    ReadOnlyObjectProperty<Optional<Demonstration>> demonstrationProperty() {
        return demonstration.getReadOnlyProperty();
    }

    /** Whether a solution is being shown. */
    boolean isShowing() {
        return demonstration.get().isPresent();
    }

    /** Shows a shortest solution from where the player is, move by move. */
    void demonstrate() {
        List<Integer> path = onward.get();
        if (path.size() > 1) {
            stepSince = NOT_YET;
            demonstration.set(Optional.of(new Demonstration(path, 0)));
        }
    }

    /** Ends the demonstration. */
    void stop() {
        demonstration.set(Optional.empty());
    }

    /** Whether it goes on by itself. */
    boolean isPlaying() {
        return demonstration.get().filter(shown -> !shown.isEnded()).isPresent();
    }

    /** Goes on where a solution is shown; there is a frame at that time, in nanoseconds. */
    void tick(long nanos) {
        demonstration.get().filter(shown -> !shown.isEnded()).ifPresent(shown -> step(shown, nanos));
    }

    private void step(Demonstration shown, long nanos) {
        if (stepSince == NOT_YET) {
            stepSince = nanos;
        } else if (nanos - stepSince >= STEP_NANOS) {
            stepSince = nanos;
            demonstration.set(Optional.of(shown.next()));
        }
    }
}
