package knightschool.tour.construction;

/** The tiling of a board as a tree: the first tile, and the tile that is joined to another by a junction. */
sealed interface Tiling permits GridTiling, StripTiling {
    PlacedTile first();

    /** The number of tiles. */
    int tiles();

    /** The tile joined to a tile at one of its exits. */
    PlacedTile beyond(PlacedTile tile, JunctionKind exit);
}
