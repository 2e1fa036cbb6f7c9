package knightschool.tour.construction;

/** How a board is cut into tiles, as a tree: the first tile, and which tile is joined to another by a junction. */
sealed interface Tiling permits GridTiling, StripTiling {
    PlacedBlock first();

    /** How many tiles there are. */
    int tiles();

    /** The tile behind one of a tile's exits. */
    PlacedBlock beyond(PlacedBlock tile, Junction exit);
}
