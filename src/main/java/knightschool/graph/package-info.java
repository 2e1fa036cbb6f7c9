/**
 * The knight's graph of a board, and what can be said of it without searching.
 *
 * <p>{@link knightschool.graph.KnightGraph} has a vertex for every playable square and an edge wherever two of them are
 * a knight's move apart; it is one {@link knightschool.graph.SimpleGraph} of several, and what holds for any graph is
 * written against that; {@link knightschool.graph.AdjacencyLists} is any other, from its edges.
 * {@link knightschool.graph.KnightGraphComponents} and {@link knightschool.graph.KnightGraphDegreeHistogram} count it.
 * {@link knightschool.graph.WalkVerdict} says what a sequence of squares is: a walk, a trail, a path, closed, a
 * circuit, Hamiltonian, and which step decided each; {@link knightschool.graph.CycleTerminology} says it in the words
 * of the class.
 *
 * <p>Not here: looking for a path (search), and pictures of the graph.
 */
package knightschool.graph;
