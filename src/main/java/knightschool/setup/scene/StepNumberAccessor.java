package knightschool.setup.scene;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import knightschool.setup.BindableNumberAccessor;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.Setup;
import knightschool.setup.SetupWithWalk;
import knightschool.setup.value.Moment;

/**
 * The current step of a walk, a search or a tour as a number to which a text can bind.
 *
 * @param <S> the type of set-up
 * @param step returns the step of a set-up
 * @param last returns the last step of the set-up that was opened and the current one; for a search, whose length is
 *     unknown, a default limit
 * @param change returns the current set-up at another step
 * @param isBounded whether a range that a text states must end at the last step, too
 */
record StepNumberAccessor<S extends Setup>(
        Function<S, OptionalLong> step, ToLongBiFunction<S, S> last, StepChange<S> change, boolean isBounded)
        implements BindableNumberAccessor<S> {
    /** Creates the number of a walk, a search or a tour, which another set-up can make longer. */
    StepNumberAccessor(Function<S, OptionalLong> step, ToLongBiFunction<S, S> last, StepChange<S> change) {
        this(step, last, change, false);
    }

    /** Returns the number of the last step of a walk. Where the user has only gone back, the opened walk goes on. */
    static <S extends SetupWithWalk<S>> StepNumberAccessor<S> ofWalk() {
        return new StepNumberAccessor<>(
                setup -> OptionalLong.of(lastStep(setup.walk())),
                (initialSetup, now) -> lastStep(longest(initialSetup, now)),
                (initialSetup, now, number) -> {
                    List<Integer> walk = longest(initialSetup, now);
                    return now.withWalk(walk.subList(0, (int) Math.min(walk.size(), number + 1)));
                });
    }

    /** Returns the opened walk if the user has only gone back on it, otherwise the current walk. */
    private static <S extends SetupWithWalk<S>> List<Integer> longest(S initialSetup, S now) {
        boolean isPart = initialSetup.hasGraphOf(now)
                && now.walk().size() <= initialSetup.walk().size()
                && initialSetup.walk().subList(0, now.walk().size()).equals(now.walk());
        return isPart ? initialSetup.walk() : now.walk();
    }

    private static long lastStep(List<Integer> walk) {
        return Math.max(0, walk.size() - 1);
    }

    /** Returns the current set-up at a step. */
    @FunctionalInterface
    interface StepChange<S> {
        S at(S initialSetup, S now, long number);
    }

    @Override
    public OptionalLong in(S setup) {
        return step.apply(setup);
    }

    @Override
    public BindableSceneNumber.Range range(S initialSetup, S now) {
        return new BindableSceneNumber.Range(0, last.applyAsLong(initialSetup, now));
    }

    @Override
    public boolean canShow(S setup, BindableSceneNumber.Range stated) {
        return !isBounded || BindableNumberAccessor.super.canShow(setup, stated);
    }

    @Override
    public S change(S initialSetup, S now, long number) {
        return change.at(initialSetup, now, number);
    }

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
