package knightschool.obstruction;

import java.util.List;

/** A fact about a board that proves that the requested tour does not exist. */
public sealed interface Obstruction permits IsolatedVertex, DisconnectedGraph, DeadEnds, ColourImbalance, Cut {
    /** Returns the squares that show the obstruction, rising; never empty. */
    List<Integer> squares();
}
