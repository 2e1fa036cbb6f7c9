/**
 * Well-known numbers and parts of any simple graph: distances, diameter, girth, bridges, articulation points, Euler's
 * condition, betweenness.
 *
 * <p>Each class computes one of them, names its source and its cost, and returns the vertices and edges that show it
 * besides the number, so that it can be drawn. Computations that can take long check whether they are to stop.
 *
 * <p>Not here: whether there is a tour (search, explain), and words for users.
 */
package knightschool.graph.measure;
