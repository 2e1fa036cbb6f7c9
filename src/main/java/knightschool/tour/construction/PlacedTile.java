package knightschool.tour.construction;

/**
 * A tile of the construction of a tour at its place on the board.
 *
 * @param shape its template
 * @param across the number of tiles to its left
 * @param down the number of tiles above it
 * @param column its leftmost column
 * @param row its top row
 */
record PlacedTile(TileTemplate shape, int across, int down, int column, int row) {}
