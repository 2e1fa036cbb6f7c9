package knightschool.compare.event;

import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;

/**
 * A step at which a breakpoint is hit.
 *
 * @param panes the searches in which its conditions hold, in the order of the comparison
 * @param square the square to focus on, in the first of these searches
 */
public record BreakpointHit(Breakpoint breakpoint, long step, List<ConfiguredAlgorithm> panes, int square) {
    public BreakpointHit {
        panes = List.copyOf(panes);
    }
}
