package knightschool.tour.construction;

/**
 * The tiling of a board as a tree whose nodes are tiles and whose edges are junctions: gives the first tile, which is
 * the root, and the tile joined to a tile by a junction.
 */
sealed interface Tiling permits GridTiling, NarrowBoardTiling {
    PlacedTile first();

    /** The number of tiles. */
    int tiles();

    /** The tile joined to a tile at one of its exits. */
    PlacedTile beyond(PlacedTile tile, JunctionKind exit);
}
