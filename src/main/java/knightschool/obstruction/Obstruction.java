package knightschool.obstruction;

import java.util.List;

/** A fact about a board from which it follows that the tour asked for does not exist. */
public sealed interface Obstruction permits IsolatedVertex, DisconnectedGraph, DeadEnds, ColourImbalance, Cut {
    /** The squares to look at in order to see it, rising; never empty. */
    List<Integer> squares();
}
