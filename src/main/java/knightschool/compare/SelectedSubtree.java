package knightschool.compare;

import java.util.List;
import java.util.Optional;
import knightschool.trace.PositionRevisitStatus;
import knightschool.trace.Subtree;

/**
 * The subtree that the user has selected in a search tree, with the placements in it, and with the fates in the other
 * searches of the path to its node. Immutable.
 *
 * @param subtree the subtree
 * @param visit whether the position of its node was visited before
 * @param placements how often each square of the board was placed in it, by index; empty if that was not asked for, or
 *     it has more than {@link SearchTreeInViewReader#MOST_STEPS_COUNTED} steps
 * @param others how the other searches treat the path to its node, from left to right
 */
public record SelectedSubtree(
        Subtree subtree,
        PositionRevisitStatus visit,
        Optional<List<Long>> placements,
        List<OtherSearchPathFate> others) {
    public SelectedSubtree {
        placements = placements.map(List::copyOf);
        others = List.copyOf(others);
    }
}
