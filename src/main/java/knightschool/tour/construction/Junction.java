package knightschool.tour.construction;

/**
 * A place where a block is joined to its neighbour on the right or below. One edge of the block is cut, one of the
 * neighbour (or none, where the neighbour's tour is open), and each end of the first is joined to an end of the second.
 *
 * <p>The block's edge always lies at a corner. A corner square has only two moves within its block, so every closed
 * tour of the block makes both: the edge is there, whatever the tour. The neighbour's edge is one that its stored tour
 * was chosen for. That is the idea of the structured tours of I. Parberry, An efficient algorithm for the knight's tour
 * problem, 1997, whose quadrants have fixed edges at every corner.
 */
enum Junction {
    /** To the right, at the upper corner. */
    RIGHT(false, (spot, _) -> spot),
    /** To the right, at the lower corner. */
    RIGHT_LOW(false, (spot, rows) -> new Spot(spot.column(), rows - 1 - spot.row())),
    /** To the right, at the upper corner, where the neighbour's tour is open and begins and ends at the junction. */
    SPLICE(true, (spot, _) -> spot),
    /** Downwards, at the left corner. */
    DOWN(false, (spot, _) -> new Spot(spot.row(), spot.column()));

    private interface Turn {
        Spot turned(Spot spot, int rows);
    }

    private final boolean open;

    /** From the junction on the right, upper corner, to where this one is. */
    private final Turn turn;

    Junction(boolean open, Turn turn) {
        this.open = open;
        this.turn = turn;
    }

    /** A place in a block. */
    record Spot(int column, int row) {}

    /** The corner of the block, where its edge begins. */
    final Spot corner(StoredBlockTour block) {
        return turn.turned(new Spot(length(block) - 1, 0), block.rows());
    }

    /** Where the block's edge ends. */
    final Spot inner(StoredBlockTour block) {
        return turn.turned(new Spot(length(block) - 2, 2), block.rows());
    }

    /** The neighbour's end that is joined to the corner. */
    final Spot beyondCorner(StoredBlockTour neighbour) {
        return turn.turned(open ? new Spot(0, 2) : new Spot(1, 1), neighbour.rows());
    }

    /** The neighbour's end that is joined to the inner end. */
    final Spot beyondInner(StoredBlockTour neighbour) {
        return turn.turned(open ? new Spot(0, 1) : new Spot(0, 3), neighbour.rows());
    }

    private int length(StoredBlockTour block) {
        return this == DOWN ? block.rows() : block.columns();
    }
}
