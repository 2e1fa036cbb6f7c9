/**
 * Numbers and parts of any simple graph that have a name in the books: distances, diameter, girth, bridges,
 * articulation points, Euler's condition, betweenness.
 *
 * <p>Every class computes one of them at once, names its source and its cost, and gives the vertices and edges that
 * show it besides the number, so that a picture can be made of it. What can take long asks whether it is to stop.
 *
 * <p>Not here: whether there is a tour (search, explain), and words for people.
 */
package knightschool.graph.measure;
