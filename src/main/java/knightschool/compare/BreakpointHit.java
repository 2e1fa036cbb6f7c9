package knightschool.compare;

import java.util.List;
import knightschool.algorithm.Solver;

/**
 * A step at which a breakpoint condition holds.
 *
 * @param breakpoint which one
 * @param panes in whose searches, in the order of the comparison
 * @param square the square to look at, in the first of them
 */
public record BreakpointHit(Breakpoint breakpoint, long step, List<Solver> panes, int square) {
    public BreakpointHit {
        panes = List.copyOf(panes);
    }
}
