package knightschool.setup;

import java.util.OptionalLong;

/**
 * Reads and changes a number of the set-ups of one kind of scene that a text can bind to.
 *
 * @param <S> the set-ups
 */
public interface SceneNumberAccessor<S extends Setup> {
    /** The number in a set-up; empty where that does not say it, as at a moment that is only named. */
    OptionalLong in(S setup);

    /**
     * From where to where it goes unless a text says something else.
     *
     * @param opened the set-up as it was opened
     * @param now the set-up as it is now
     */
    SceneNumber.Range range(S opened, S now);

    /**
     * The set-up with another number; everything else stays as far as it has a meaning then.
     *
     * @param opened the set-up as it was opened, whose marks come back with their squares
     * @param now the set-up as it is now
     * @param number in a range that the scene can show
     */
    S change(S opened, S now, long number);
}
