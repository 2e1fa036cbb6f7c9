package knightschool.tour.construction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tiling of a board with both sides at least 5 by blocks with sides from 5 to 10, mostly 6. An odd side begins with
 * an odd block, so that only the first tile, at the upper left, may have an odd number of squares and an open tour.
 * Tiles are joined like a comb: each row from left to right, and the first tiles of the rows from top to bottom.
 */
final class GridTiling implements Tiling {
    private static final int USUAL = 6;
    private static final int SHORTEST = 5;

    /** The kinds of tiles along an axis: the first, the last, and those between. */
    private static final int KINDS = 3;

    private final int[] widths;
    private final int[] heights;
    private final TileTemplate[] shapes = new TileTemplate[KINDS * KINDS];

    GridTiling(TransposableSquareIndex orientation, int columns, int rows) {
        this.widths = parts(columns);
        this.heights = parts(rows);
        for (int down = 0; down < heights.length; down += step(down, heights.length)) {
            for (int across = 0; across < widths.length; across += step(across, widths.length)) {
                shapes[kind(across, down)] = shape(orientation, across, down);
            }
        }
    }

    /** Divides a side into parts of 5 to 10 each. */
    static int[] parts(int side) {
        int special = side % 2 != 0 ? SHORTEST + (side - SHORTEST) % USUAL : USUAL + side % USUAL;
        int[] parts = new int[1 + (side - special) / USUAL];
        Arrays.fill(parts, USUAL);
        parts[side % 2 != 0 ? 0 : parts.length - 1] = special;
        return parts;
    }

    /** The step to the next tile of a new kind: from the first to the second, and from that to the last. */
    private static int step(int place, int length) {
        return place == 1 ? Math.max(length - 2, 1) : 1;
    }

    private int kind(int across, int down) {
        return KINDS * kindOf(down, heights.length) + kindOf(across, widths.length);
    }

    private static int kindOf(int place, int length) {
        return place == 0 ? 0 : place == length - 1 ? 2 : 1;
    }

    private TileTemplate shape(TransposableSquareIndex orientation, int across, int down) {
        List<JunctionKind> exits = new ArrayList<>();
        if (across < widths.length - 1) {
            exits.add(JunctionKind.RIGHT);
        }
        if (across == 0 && down < heights.length - 1) {
            exits.add(JunctionKind.DOWN);
        }
        StoredBlockTour pattern = StoredBlockTours.of(widths[across], heights[down]);
        return across > 0
                ? TileTemplate.beyond(orientation, JunctionKind.RIGHT, pattern, exits)
                : down > 0
                        ? TileTemplate.beyond(orientation, JunctionKind.DOWN, pattern, exits)
                        : TileTemplate.first(orientation, pattern, exits);
    }

    @Override
    public int tiles() {
        return widths.length * heights.length;
    }

    @Override
    public PlacedTile first() {
        return new PlacedTile(shapes[0], 0, 0, 0, 0);
    }

    @Override
    public PlacedTile beyond(PlacedTile tile, JunctionKind exit) {
        boolean below = exit == JunctionKind.DOWN;
        int across = below ? 0 : tile.across() + 1;
        int down = below ? tile.down() + 1 : tile.down();
        int column = below ? 0 : tile.column() + widths[tile.across()];
        int row = below ? tile.row() + heights[tile.down()] : tile.row();
        return new PlacedTile(shapes[kind(across, down)], across, down, column, row);
    }
}
