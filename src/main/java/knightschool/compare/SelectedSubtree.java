package knightschool.compare;

import java.util.List;
import java.util.Optional;
import knightschool.search.KnightPath;
import knightschool.trace.PositionRevisitStatus;
import knightschool.trace.Subtree;

/**
 * The subtree that the user has selected in a search tree, with the placements in it, and with the fates in the other
 * searches of the path to its node. Immutable.
 *
 * @param subtree the subtree
 * @param path the path to its node
 * @param visit whether the position of its node was visited before
 * @param placements how often each square of the board was placed in it, by index; empty if that was not asked for, or
 *     not all of its steps are counted yet
 * @param counted the number of its steps in which placements are counted so far; 0 if that was not asked for
 * @param others how the other searches treat the path to its node, from left to right
 */
public record SelectedSubtree(
        Subtree subtree,
        KnightPath path,
        PositionRevisitStatus visit,
        Optional<List<Long>> placements,
        long counted,
        List<OtherSearchPathFate> others) {
    public SelectedSubtree {
        placements = placements.map(List::copyOf);
        others = List.copyOf(others);
    }

    /** Returns whether its placements are being counted, which takes long. */
    public boolean isBeingCounted() {
        return counted > 0 && placements.isEmpty();
    }
}
