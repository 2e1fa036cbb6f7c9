package knightschool.setup;

import java.util.List;

/**
 * A set-up that shows one step of a process, such as a search or the construction of a tour, and can list the set-ups
 * of the steps before it as the pictures of an animation.
 */
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
