package knightschool.setup;

import java.util.OptionalLong;
import knightschool.setup.value.Moment;

/**
 * The current step of a walk, a search or a tour as a number to which a text can bind.
 *
 * @param <S> the type of set-up
 */
abstract class StepNumberAccessor<S extends Setup> implements BindableNumberAccessor<S> {
    @Override
    public final BindableSceneNumber.Range range(S opened, S now) {
        return new BindableSceneNumber.Range(0, last(opened, now));
    }

    /** Returns the last step; for a search, whose length is unknown, a default limit. */
    abstract long last(S opened, S now);

    /**
     * Returns the step of a moment; empty for a moment that is only named.
     *
     * @param end the step of the end; negative if unknown
     */
    static OptionalLong of(Moment moment, long end) {
        return switch (moment) {
            case Moment.Step step -> OptionalLong.of(step.number());
            case Moment.End _ when end >= 0 -> OptionalLong.of(end);
            default -> OptionalLong.empty();
        };
    }
}
