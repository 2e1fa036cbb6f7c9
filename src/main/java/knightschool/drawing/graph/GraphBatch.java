package knightschool.drawing.graph;

/** Edges or vertices of a figure that are painted alike. */
public sealed interface GraphBatch permits EdgeBatch, VertexBatch {}
