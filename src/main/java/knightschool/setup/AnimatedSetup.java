package knightschool.setup;

import java.util.List;

/** A set-up of a moment that others lead to, step by step: a moving picture shows them one after the other. */
public interface AnimatedSetup extends SlideSetup {
    /**
     * The same at steps up to its moment, in order: of a search the last ones, of a tour some that lie as far apart
     * from each other, so that it is seen to grow.
     *
     * @param most how many steps before the moment
     * @return empty where it names no moment, or one that is no step of a search
     */
    List<? extends AnimatedSetup> upToMoment(int most);
}
