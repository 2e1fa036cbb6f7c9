package knightschool.setup;

import java.util.OptionalLong;
import knightschool.setup.value.Moment;

/**
 * The current step of a walk, a search or a tour as a number that a text can bind to.
 *
 * @param <S> the set-ups
 */
abstract class StepNumberAccessor<S extends Setup> implements SceneNumberAccessor<S> {
    @Override
    public final SceneNumber.Range range(S opened, S now) {
        return new SceneNumber.Range(0, last(opened, now));
    }

    /** The last step; for a search, whose length is unknown, a default limit. */
    abstract long last(S opened, S now);

    /**
     * The step of a moment; empty where the moment is only named.
     *
     * @param end the step of the end; negative where that is not known
     */
    static OptionalLong of(Moment moment, long end) {
        return switch (moment) {
            case Moment.Step step -> OptionalLong.of(step.number());
            case Moment.End _ when end >= 0 -> OptionalLong.of(end);
            default -> OptionalLong.empty();
        };
    }
}
