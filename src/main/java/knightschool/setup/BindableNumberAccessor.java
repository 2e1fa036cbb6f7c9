package knightschool.setup;

import java.util.OptionalLong;

/**
 * Reads and changes a number to which a text can bind, in the set-ups of one kind of scene.
 *
 * @param <S> the type of set-up
 */
public interface BindableNumberAccessor<S extends Setup> {
    /** Returns the number in a set-up; empty if the set-up does not determine it, as at a named moment. */
    OptionalLong in(S setup);

    /**
     * Returns the range of the number, unless a text states one.
     *
     * @param initialSetup the set-up as it was opened
     * @param now the current set-up
     */
    BindableSceneNumber.Range range(S initialSetup, S now);

    /**
     * Returns whether the scene can show every number of a range that a text states. By default it must not go beyond
     * the range of the number.
     */
    default boolean canShow(S setup, BindableSceneNumber.Range stated) {
        BindableSceneNumber.Range own = range(setup, setup);
        return own.contains(stated.least()) && own.contains(stated.most());
    }

    /**
     * Returns the set-up with another number; everything else stays as far as it is still valid.
     *
     * @param initialSetup the set-up as it was opened; its marks come back when their squares do
     * @param now the current set-up
     * @param number a number in a range that the scene can show
     */
    S change(S initialSetup, S now, long number);
}
