/**
 * Whether two graphs are the same up to the names of their vertices.
 *
 * <p>{@link knightschool.graph.isomorphism.GraphIsomorphism} answers with a renaming, with a
 * {@link knightschool.graph.isomorphism.IsomorphismAnswer.Difference} that no renaming can remove, or with "not known"
 * where its budget was too small. It is made for graphs of some 64 vertices.
 *
 * <p>Not here: words for people, and boards: two boards can have one graph.
 */
package knightschool.graph.isomorphism;
