package knightschool.tour.construction;

/**
 * A block at its place.
 *
 * @param shape its kind
 * @param across the number of tiles to its left
 * @param down the number of tiles above it
 * @param column its leftmost column
 * @param row its top row
 */
record PlacedTile(TileTemplate shape, int across, int down, int column, int row) {}
