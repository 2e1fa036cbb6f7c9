package knightschool.setup;

import java.util.List;

/** A set-up of a scene with steps, from which an animated picture can be made. */
public interface AnimatedPictureSetup {
    /**
     * Returns the set-ups of earlier steps up to this one, in order: the last steps of a search, or evenly spaced steps
     * of a tour, so that its growth is visible.
     *
     * @param most the largest number of steps before this one
     * @return empty if the set-up names no moment, or one that is not a step of a search
     */
    List<? extends Setup> upToMoment(int most);
}
