package knightschool.drawing.graph;

/** The measures by which the vertices of a graph can be shaded. */
public enum VertexMeasure {
    /** The colour of the square. */
    SQUARE_COLOUR,
    /** The number of edges at the vertex. */
    DEGREE,
    /** The connected component of the vertex. */
    COMPONENT,
    /** The distance from a chosen vertex, in edges. */
    DISTANCE,
    /** Whether a component falls apart without the vertex. */
    ARTICULATION,
    /** The number of shortest paths between other vertices that pass through the vertex. */
    BETWEENNESS
}
