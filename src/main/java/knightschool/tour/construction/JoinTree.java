package knightschool.tour.construction;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.tour.TourEdge;

/**
 * The tiles of a board in the order of joining, each after the tile to which it is joined. The largest boards have
 * about 465,000 tiles, so blocks and joins are created on access.
 */
final class JoinTree {
    private final TransposableSquareIndex orientation;
    private final PlacedTile[] tiles;

    /** For each tile, the number of the tile that it is joined to. */
    private final int[] before;

    /**
     * For each tile, the number of the first tile joined to it. The others follow, up to the first one of the next
     * tile.
     */
    private final int[] behind;

    JoinTree(Tiling tiling, TransposableSquareIndex orientation) {
        this.orientation = orientation;
        this.tiles = new PlacedTile[tiling.tiles()];
        this.before = new int[tiles.length];
        this.behind = new int[tiles.length + 1];
        tiles[0] = tiling.first();
        int count = 1;
        for (int i = 0; i < tiles.length; i++) {
            behind[i] = count;
            for (JunctionKind exit : tiles[i].shape().exits()) {
                before[count] = i;
                tiles[count++] = tiling.beyond(tiles[i], exit);
            }
        }
        behind[tiles.length] = count;
    }

    TransposableSquareIndex orientation() {
        return orientation;
    }

    /** The number of tiles. Each but the first takes one join. */
    int size() {
        return tiles.length;
    }

    PlacedTile tile(int number) {
        return tiles[number];
    }

    Block block(int number) {
        PlacedTile tile = tiles[number];
        StoredBlockTour pattern = tile.shape().pattern();
        int origin = orientation.index(tile.column(), tile.row());
        List<Integer> squares = Arrays.stream(orientation.offsets(pattern, pattern.squares()))
                .mapToObj(offset -> origin + offset)
                .toList();
        return orientation.isTurned()
                ? new Block(tile.row(), tile.column(), pattern.rows(), pattern.columns(), pattern.closed(), squares)
                : new Block(tile.column(), tile.row(), pattern.columns(), pattern.rows(), pattern.closed(), squares);
    }

    /** The join that adds the tile after a number. */
    Join join(int number) {
        int other = number + 1;
        PlacedTile one = tiles[before[other]];
        PlacedTile two = tiles[other];
        JunctionKind junction = two.shape().entry();
        int corner = square(one, junction.corner(one.shape().pattern()));
        int inner = square(one, junction.inner(one.shape().pattern()));
        int beyondCorner = square(two, junction.beyondCorner(two.shape().pattern()));
        int beyondInner = square(two, junction.beyondInner(two.shape().pattern()));
        TourEdge cut = new TourEdge(corner, inner);
        return new Join(
                before[other],
                other,
                two.shape().pattern().closed() ? List.of(cut, new TourEdge(beyondCorner, beyondInner)) : List.of(cut),
                List.of(new TourEdge(corner, beyondCorner), new TourEdge(inner, beyondInner)));
    }

    /** The numbers of the joins that a tile takes part in, ascending. */
    IntStream joinsOf(int tile) {
        IntStream own = tile == 0 ? IntStream.empty() : IntStream.of(tile - 1);
        return IntStream.concat(own, IntStream.range(behind[tile] - 1, behind[tile + 1] - 1));
    }

    private int square(PlacedTile tile, JunctionKind.Spot spot) {
        return orientation.index(tile.column() + spot.column(), tile.row() + spot.row());
    }
}
