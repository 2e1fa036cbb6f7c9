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
final class StripTiling implements Tiling {
    private static final int THREE = 3;
    private static final int FOUR = 4;
    private static final int SHORTEST_CIRCUIT_OF_THREE = 10;
    private static final int SHORTEST_OPEN_OF_THREE = 7;
    private static final int SHORTEST_OF_FOUR = 5;

    private final TileTraversals first;
    private final int otherCount;
    private final Map<Junction, TileTraversals> between = new EnumMap<>(Junction.class);
    private final Map<Junction, TileTraversals> last = new EnumMap<>(Junction.class);

    private StripTiling(SquareNumbering orientation, StoredBlockTour first, int otherCount, List<Junction> exits) {
        this.first = TileTraversals.first(orientation, first, otherCount == 0 ? List.of() : exits);
        this.otherCount = otherCount;
    }

    /** The tiling of a board of three rows that has a tour. */
    static StripTiling ofThree(SquareNumbering orientation, int columns) {
        int base = firstOfThree(columns);
        StripTiling strip = new StripTiling(
                orientation, StoredBlockTours.of(base, THREE), (columns - base) / FOUR, List.of(Junction.SPLICE));
        strip.add(orientation, Junction.SPLICE, StoredBlockTours.of(FOUR, THREE), Junction.SPLICE);
        return strip;
    }

    private static int firstOfThree(int columns) {
        int shortest = columns % 2 == 0 ? SHORTEST_CIRCUIT_OF_THREE : SHORTEST_OPEN_OF_THREE;
        return columns < shortest ? columns : shortest + (columns - shortest) % FOUR;
    }

    /** The tiling of a board of four rows that has a tour, other than 3 × 4. */
    static StripTiling ofFour(SquareNumbering orientation, int columns) {
        int base = SHORTEST_OF_FOUR + (columns - SHORTEST_OF_FOUR) % THREE;
        List<Junction> exits = List.of(Junction.RIGHT, Junction.RIGHT_LOW);
        StripTiling strip =
                new StripTiling(orientation, StoredBlockTours.of(base, FOUR), (columns - base) / THREE, exits);
        StoredBlockTour half = StoredBlockTours.half();
        strip.add(orientation, Junction.RIGHT, half, Junction.RIGHT_LOW);
        strip.add(orientation, Junction.RIGHT_LOW, half.flipped(), Junction.RIGHT);
        return strip;
    }

    /** The tiling of a board that is one block. */
    static StripTiling ofOne(SquareNumbering orientation, StoredBlockTour pattern) {
        return new StripTiling(orientation, pattern, 0, List.of());
    }

    private void add(SquareNumbering orientation, Junction entry, StoredBlockTour pattern, Junction exit) {
        between.put(entry, TileTraversals.beyond(orientation, entry, pattern, List.of(exit)));
        last.put(entry, TileTraversals.beyond(orientation, entry, pattern, List.of()));
    }

    @Override
    public int tiles() {
        return 1 + otherCount * first.exits().size();
    }

    @Override
    public PlacedBlock first() {
        return new PlacedBlock(first, 0, 0, 0, 0);
    }

    @Override
    public PlacedBlock beyond(PlacedBlock tile, Junction exit) {
        int across = tile.across() + 1;
        TileTraversals shape = (across < otherCount ? between : last).get(exit);
        return new PlacedBlock(
                shape, across, 0, tile.column() + tile.shape().pattern().columns(), 0);
    }
}
