package knightschool.tour.construction;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A spatial index of the tiles of a board, in a few bytes per tile. Coordinates are those of the board. */
final class TileSpatialIndex {
    private final JoinTree tree;
    private final boolean turned;
    private final int width;

    /** The number of tiles before the one that contains a column of the numbering. */
    private final int[] across;

    private final int[] down;

    /**
     * The number of the tile at each place of the grid, row by row; of two tiles that share a place, the smaller
     * number.
     */
    private final int[] numbers;

    private final boolean shared;

    TileSpatialIndex(JoinTree tree, int columns, int rows) {
        this.tree = tree;
        this.turned = tree.orientation().isTurned();
        this.across = new int[turned ? rows : columns];
        this.down = new int[turned ? columns : rows];
        for (int i = 0; i < tree.size(); i++) {
            PlacedTile tile = tree.tile(i);
            StoredBlockTour pattern = tile.shape().pattern();
            Arrays.fill(across, tile.column(), tile.column() + pattern.columns(), tile.across());
            Arrays.fill(down, tile.row(), tile.row() + pattern.rows(), tile.down());
        }
        this.width = across[across.length - 1] + 1;
        this.numbers = new int[width * (down[down.length - 1] + 1)];
        for (int i = tree.size() - 1; i >= 0; i--) {
            numbers[place(tree.tile(i))] = i;
        }
        this.shared = numbers.length < tree.size();
    }

    private int place(PlacedTile tile) {
        return tile.down() * width + tile.across();
    }

    /** The number of the tile that contains a square. */
    int at(int column, int row) {
        int x = turned ? row : column;
        int y = turned ? column : row;
        int number = numbers[down[y] * width + across[x]];
        return isShared(number) && !has(tree.tile(number), x, y) ? number + 1 : number;
    }

    /** Whether the next tile shares the place of a tile. */
    private boolean isShared(int number) {
        return shared && number + 1 < tree.size() && place(tree.tile(number)) == place(tree.tile(number + 1));
    }

    private static boolean has(PlacedTile tile, int x, int y) {
        StoredBlockTour pattern = tile.shape().pattern();
        int square = (y - tile.row()) * pattern.columns() + x - tile.column();
        return Arrays.stream(pattern.squares()).anyMatch(own -> own == square);
    }

    /** The numbers of the tiles that intersect a part of the board, row by row. */
    IntStream in(int firstColumn, int firstRow, int endColumn, int endRow) {
        return turned
                ? between(firstRow, firstColumn, endRow, endColumn)
                : between(firstColumn, firstRow, endColumn, endRow);
    }

    private IntStream between(int firstX, int firstY, int endX, int endY) {
        if (firstX >= endX || firstY >= endY) {
            return IntStream.empty();
        }
        return IntStream.rangeClosed(down[firstY], down[endY - 1])
                .flatMap(y ->
                        IntStream.rangeClosed(across[firstX], across[endX - 1]).map(x -> numbers[y * width + x]))
                .flatMap(number -> isShared(number) ? IntStream.of(number, number + 1) : IntStream.of(number));
    }
}
