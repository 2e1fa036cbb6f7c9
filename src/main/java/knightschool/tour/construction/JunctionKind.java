package knightschool.tour.construction;

/**
 * The kinds of places where a block is joined to its neighbour on the right or below. One edge of the block is removed,
 * and one of the neighbour unless its tour is open, and each end of the first is connected to an end of the second.
 *
 * <p>The block's edge is always at a corner. A corner square has only two moves within its block, so every closed tour
 * of the block contains both: the edge exists in every tour. The neighbour's edge is one that its stored tour was
 * chosen to have. That is the idea of the structured tours of I. Parberry, An efficient algorithm for the knight's tour
 * problem, 1997, whose quadrants have fixed edges at every corner.
 */
enum JunctionKind {
    /** To the right, at the upper corner. */
    RIGHT(false, (spot, _) -> spot),
    /** To the right, at the lower corner. */
    RIGHT_LOW(false, (spot, rows) -> new Spot(spot.column(), rows - 1 - spot.row())),
    /** To the right, at the upper corner, if the neighbour's tour is open and begins and ends at the junction. */
    SPLICE(true, (spot, _) -> spot),
    /** Downwards, at the left corner. */
    DOWN(false, (spot, _) -> new Spot(spot.row(), spot.column()));

    private interface Turn {
        Spot turned(Spot spot, int rows);
    }

    private final boolean open;

    /** Maps the upper right junction to this one. */
    private final Turn turn;

    JunctionKind(boolean open, Turn turn) {
        this.open = open;
        this.turn = turn;
    }

    /** A square within a block. */
    record Spot(int column, int row) {}

    /** The corner of the block, one end of its edge. */
    final Spot corner(StoredBlockTour block) {
        return turn.turned(new Spot(length(block) - 1, 0), block.rows());
    }

    /** The other end of the block's edge. */
    final Spot inner(StoredBlockTour block) {
        return turn.turned(new Spot(length(block) - 2, 2), block.rows());
    }

    /** The end of the neighbour's edge that is connected to the corner. */
    final Spot beyondCorner(StoredBlockTour neighbour) {
        return turn.turned(open ? new Spot(0, 2) : new Spot(1, 1), neighbour.rows());
    }

    /** The end of the neighbour's edge that is connected to the inner end. */
    final Spot beyondInner(StoredBlockTour neighbour) {
        return turn.turned(open ? new Spot(0, 1) : new Spot(0, 3), neighbour.rows());
    }

    private int length(StoredBlockTour block) {
        return this == DOWN ? block.rows() : block.columns();
    }
}
