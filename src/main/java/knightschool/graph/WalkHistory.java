package knightschool.graph;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A walk with a cursor: the history of whatever moves step by step, such as a knight from square to square, or the
 * blocks of a puzzle. The steps before the cursor are walked; those behind it were taken back, and can be walked again.
 * Any steps may follow each other: whether one can be made, or may come twice, is for whoever moves. Immutable.
 *
 * @param <S> a step, known by its value: the square that is stepped on, or the move that is made
 * @param steps in the order of the walk, those taken back at the end
 * @param length number of steps before the cursor
 */
public record WalkHistory<S>(List<S> steps, int length) {
    /** @throws IllegalArgumentException if the cursor is not in the walk */
    public WalkHistory {
        steps = List.copyOf(steps);
        if (length < 0 || length > steps.size()) {
            throw new IllegalArgumentException(length + " of " + steps.size() + " steps are walked");
        }
    }

    /** A walk of which nothing is taken back. */
    public static <S> WalkHistory<S> of(List<S> steps) {
        return new WalkHistory<>(steps, steps.size());
    }

    /** The steps walked, in order. */
    public List<S> walked() {
        return steps.subList(0, length);
    }

    /** The steps taken back, the next to be walked again first. */
    public List<S> undone() {
        return steps.subList(length, steps.size());
    }

    /** What the walk has come to; empty before its first step. */
    public Optional<S> head() {
        return length == 0 ? Optional.empty() : Optional.of(steps.get(length - 1));
    }

    /** Whether steps can be walked again. */
    public boolean canRedo() {
        return length < steps.size();
    }

    /**
     * The walk with one more step. If that step was taken back last, those behind it can still be walked again,
     * otherwise none can.
     */
    public WalkHistory<S> moved(S step) {
        return canRedo() && steps.get(length).equals(step)
                ? at(length + 1)
                : of(Stream.concat(walked().stream(), Stream.of(step)).toList());
    }

    /** The walk with its cursor behind so many steps, or as near to that as can be. Nothing is forgotten. */
    public WalkHistory<S> at(int stepsWalked) {
        int there = Math.clamp(stepsWalked, 0, steps.size());
        return there == length ? this : new WalkHistory<>(steps, there);
    }

    /** The walk without the steps that were taken back. */
    public WalkHistory<S> withoutUndone() {
        return canRedo() ? of(walked()) : this;
    }
}
