package knightschool.tour.construction;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tiling of a board of three or four rows: a first block, followed by equal ones; or a board that is one block.
 *
 * <p>Three rows: no block of 3 × 4 has a closed tour, so an open one that begins and ends on its left side is inserted
 * into an edge of the previous block (A. J. Schwenk, 1991).
 *
 * <p>Four rows: a move from an outer row always leads to an inner one, so a tour moves from inner to inner at most
 * once. That happens in the first block. The others have two circuits each, through half of their squares, which
 * alternate: one of light outer and dark inner squares, the other the opposite. So there are two strands of circuits,
 * joined to the first block at its upper and its lower corner.
 */
final class NarrowBoardTiling implements Tiling {
    private static final int THREE = 3;
    private static final int FOUR = 4;
    private static final int SHORTEST_CIRCUIT_OF_THREE = 10;
    private static final int SHORTEST_OPEN_OF_THREE = 7;
    private static final int SHORTEST_OF_FOUR = 5;

    private final TileTemplate first;
    private final int otherCount;
    private final Map<JunctionKind, TileTemplate> between = new EnumMap<>(JunctionKind.class);
    private final Map<JunctionKind, TileTemplate> last = new EnumMap<>(JunctionKind.class);

    private NarrowBoardTiling(
            TransposableSquareIndex orientation, StoredBlockTour first, int otherCount, List<JunctionKind> exits) {
        this.first = TileTemplate.first(orientation, first, otherCount == 0 ? List.of() : exits);
        this.otherCount = otherCount;
    }

    /** The tiling of a board of three rows that has a tour. */
    static NarrowBoardTiling ofThree(TransposableSquareIndex orientation, int columns) {
        int base = firstOfThree(columns);
        NarrowBoardTiling strip = new NarrowBoardTiling(
                orientation, StoredBlockTours.of(base, THREE), (columns - base) / FOUR, List.of(JunctionKind.SPLICE));
        strip.add(orientation, JunctionKind.SPLICE, StoredBlockTours.of(FOUR, THREE), JunctionKind.SPLICE);
        return strip;
    }

    private static int firstOfThree(int columns) {
        int shortest = columns % 2 == 0 ? SHORTEST_CIRCUIT_OF_THREE : SHORTEST_OPEN_OF_THREE;
        return columns < shortest ? columns : shortest + (columns - shortest) % FOUR;
    }

    /** The tiling of a board of four rows that has a tour, other than 3 × 4. */
    static NarrowBoardTiling ofFour(TransposableSquareIndex orientation, int columns) {
        int base = SHORTEST_OF_FOUR + (columns - SHORTEST_OF_FOUR) % THREE;
        List<JunctionKind> exits = List.of(JunctionKind.RIGHT, JunctionKind.RIGHT_LOW);
        var strip =
                new NarrowBoardTiling(orientation, StoredBlockTours.of(base, FOUR), (columns - base) / THREE, exits);
        StoredBlockTour half = StoredBlockTours.half();
        strip.add(orientation, JunctionKind.RIGHT, half, JunctionKind.RIGHT_LOW);
        strip.add(orientation, JunctionKind.RIGHT_LOW, half.flipped(), JunctionKind.RIGHT);
        return strip;
    }

    /** The tiling of a board that is one block. */
    static NarrowBoardTiling ofOne(TransposableSquareIndex orientation, StoredBlockTour pattern) {
        return new NarrowBoardTiling(orientation, pattern, 0, List.of());
    }

    private void add(
            TransposableSquareIndex orientation, JunctionKind entry, StoredBlockTour pattern, JunctionKind exit) {
        between.put(entry, TileTemplate.beyond(orientation, entry, pattern, List.of(exit)));
        last.put(entry, TileTemplate.beyond(orientation, entry, pattern, List.of()));
    }

    @Override
    public int tiles() {
        return 1 + otherCount * first.exits().size();
    }

    @Override
    public PlacedTile first() {
        return new PlacedTile(first, 0, 0, 0, 0);
    }

    @Override
    public PlacedTile beyond(PlacedTile tile, JunctionKind exit) {
        int across = tile.across() + 1;
        TileTemplate shape = (across < otherCount ? between : last).get(exit);
        return new PlacedTile(
                shape, across, 0, tile.column() + tile.shape().pattern().columns(), 0);
    }
}
