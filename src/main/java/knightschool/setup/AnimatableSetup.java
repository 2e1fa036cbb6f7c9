package knightschool.setup;

import java.util.List;

/** A set-up at a step of a process, for animated pictures that show the steps before it. */
public interface AnimatableSetup extends SlideEmbeddableSetup {
    /**
     * Returns the set-ups of earlier steps up to this one, in order: the last steps of a search, or evenly spaced steps
     * of a tour, so that its growth is visible.
     *
     * @param most the largest number of steps before this one
     * @return empty if the set-up names no moment, or one that is not a step of a search
     */
    List<? extends AnimatableSetup> upToMoment(int most);
}
