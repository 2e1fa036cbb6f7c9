package knightschool.tour.construction;

/** Goes through the tiles of a board, each time leaving one for its neighbours where they are joined. */
final class TilingTraversal {
    private final Tiling tiling;
    private final Orientation orientation;
    private final int[] tour;
    private int length;

    TilingTraversal(Tiling tiling, Orientation orientation, int squares) {
        this.tiling = tiling;
        this.orientation = orientation;
        this.tour = new int[squares];
    }

    int[] tour() {
        follow(tiling.first(), true);
        return tour;
    }

    /** As deep as the tree of tiles, which is at most 1,366 on the longest boards. */
    private void follow(PlacedBlock tile, boolean forwards) {
        BlockTraversal pass = tile.shape().pass(forwards);
        int origin = orientation.index(tile.column(), tile.row());
        int from = 0;
        for (BlockTraversal.Leave leave : pass.leaves()) {
            visit(pass.offsets(), from, leave.after(), origin);
            from = leave.after();
            follow(tiling.beyond(tile, leave.junction()), leave.forwards());
        }
        visit(pass.offsets(), from, pass.offsets().length, origin);
    }

    private void visit(int[] offsets, int from, int to, int origin) {
        int at = length;
        for (int i = from; i < to; i++) {
            tour[at++] = origin + offsets[i];
        }
        length = at;
    }
}
