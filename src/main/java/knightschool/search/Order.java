package knightschool.search;

/** Which neighbour is tried first. */
public enum Order {
    /** By the move order. */
    MOVE_ORDER,
    /**
     * The neighbour with the fewest onward moves first: moves to unvisited squares, the knight's own not counted; ties
     * to the earlier in move order (von Warnsdorf 1823).
     */
    FEWEST_ONWARD
}
