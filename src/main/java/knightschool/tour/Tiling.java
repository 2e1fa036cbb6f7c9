package knightschool.tour;

/** How a board is cut into tiles, as a tree: the first tile, and which tile is joined to another by a seam. */
sealed interface Tiling permits Grid, Strip {
    Tile first();

    /** How many tiles there are. */
    int tiles();

    /** The tile behind one of a tile's exits. */
    Tile beyond(Tile tile, Seam exit);
}
