package knightschool.drawing.graph;

/** What the vertices of a graph can be told apart by. */
public enum VertexMeasure {
    /** The colour of the square. */
    SQUARE_COLOUR,
    /** How many edges there are at it. */
    DEGREE,
    /** The connected component that it lies in. */
    COMPONENT,
    /** How many edges it is from a chosen vertex. */
    DISTANCE,
    /** Whether the graph falls apart without it. */
    ARTICULATION,
    /** On how many shortest paths between others it lies. */
    BETWEENNESS
}
