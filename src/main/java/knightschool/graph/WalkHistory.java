package knightschool.graph;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A walk with a cursor: the history of anything that moves in steps, such as a knight from square to square, or the
 * blocks of a puzzle. The steps before the cursor have been made; those after it were undone and can be redone. Any
 * steps may follow each other: whether a step is possible, or may be repeated, is up to the caller. Immutable.
 *
 * @param <S> the type of a step, compared by value: the square that is entered, or the move that is made
 * @param steps in the order of the walk, the undone ones at the end
 * @param length the number of steps before the cursor
 */
public record WalkHistory<S>(List<S> steps, int length) {
    /**
     * Creates a walk.
     *
     * @throws IllegalArgumentException if the cursor is not in the walk
     */
    public WalkHistory {
        steps = List.copyOf(steps);
        if (length < 0 || length > steps.size()) {
            throw new IllegalArgumentException(length + " of " + steps.size() + " steps are walked");
        }
    }

    /** Returns a walk without undone steps. */
    public static <S> WalkHistory<S> of(List<S> steps) {
        return new WalkHistory<>(steps, steps.size());
    }

    /** Returns the steps made, in order. */
    public List<S> walked() {
        return steps.subList(0, length);
    }

    /** Returns the undone steps, the next to redo first. */
    public List<S> undone() {
        return steps.subList(length, steps.size());
    }

    /** Returns the last step made; empty before the first. */
    public Optional<S> head() {
        return length == 0 ? Optional.empty() : Optional.of(steps.get(length - 1));
    }

    /** Returns whether steps can be redone. */
    public boolean canRedo() {
        return length < steps.size();
    }

    /**
     * Returns the walk with one more step. If the step equals the next one to redo, the steps after it can still be
     * redone; otherwise undone steps are dropped.
     */
    public WalkHistory<S> moved(S step) {
        return canRedo() && steps.get(length).equals(step)
                ? at(length + 1)
                : of(Stream.concat(walked().stream(), Stream.of(step)).toList());
    }

    /**
     * Returns the walk with its cursor after the given number of steps, or the nearest possible number. No step is
     * dropped.
     */
    public WalkHistory<S> at(int stepsWalked) {
        int target = Math.clamp(stepsWalked, 0, steps.size());
        return target == length ? this : new WalkHistory<>(steps, target);
    }

    /** Returns the walk without the undone steps. */
    public WalkHistory<S> withoutUndone() {
        return canRedo() ? of(walked()) : this;
    }
}
