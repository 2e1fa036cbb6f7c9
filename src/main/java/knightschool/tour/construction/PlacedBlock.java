package knightschool.tour.construction;

/**
 * A block where it lies.
 *
 * @param shape its kind
 * @param across how many tiles lie on its left
 * @param down how many tiles lie above it
 * @param column of its left side
 * @param row of its upper side
 */
record PlacedBlock(TileTraversals shape, int across, int down, int column, int row) {}
