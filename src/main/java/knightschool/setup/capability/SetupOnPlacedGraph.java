package knightschool.setup.capability;

import knightschool.graph.PlacedGraph;

/** A set-up of a scene with a graph that does not come from a board. */
public interface SetupOnPlacedGraph {
    /** Returns the graph, with the names of its vertices. */
    PlacedGraph graph();
}
