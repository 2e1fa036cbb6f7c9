/**
 * Well-known numbers and parts of any simple graph: distances, diameter, girth, bridges, articulation points, Euler's
 * condition, betweenness.
 *
 * <p>Each class computes one measure and names its source and its cost. Besides the number, a class returns vertices
 * and edges that show the measure, for a drawing. Computations that can take long check whether they are to stop.
 *
 * <p>Not here: whether there is a tour (search, explain), and words for users.
 */
package knightschool.graph.measure;
