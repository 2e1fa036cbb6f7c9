/**
 * The knight's graph of a board, and its properties that need no search.
 *
 * <p>{@link knightschool.graph.KnightGraph} has a vertex for every playable square and an edge wherever two of them are
 * a knight's move apart. It is one of several {@link knightschool.graph.SimpleGraph}s, the interface for algorithms on
 * any graph; {@link knightschool.graph.AdjacencyLists} is any other graph, given by its edges, and
 * {@link knightschool.graph.PlacedGraph} a small one, given by its drawing; {@link knightschool.graph.VertexNames}
 * names the vertices of either. {@link knightschool.graph.WalkVerdict} tells what a sequence of vertices is: a walk, a
 * trail, a path, closed, a circuit, Hamiltonian, and which step decides each;
 * {@link knightschool.graph.CycleTerminology} expresses it in the terminology of the class.
 *
 * <p>Not here: searching for a path (search), and pictures of the graph.
 */
package knightschool.graph;
