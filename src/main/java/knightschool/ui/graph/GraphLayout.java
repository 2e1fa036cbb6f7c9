package knightschool.ui.graph;

/** Where the vertices of a graph are drawn. */
public enum GraphLayout {
    /** Where their squares are. */
    BOARD,
    /** Where springs pull them. */
    SPRINGS
}
