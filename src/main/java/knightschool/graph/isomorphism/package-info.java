/**
 * Decides whether two graphs are isomorphic.
 *
 * <p>{@link knightschool.graph.isomorphism.GraphIsomorphism} answers with a renaming, with a
 * {@link knightschool.graph.isomorphism.IsomorphismAnswer.Difference} that no renaming can remove, or with "not known"
 * if its budget was too small. It is intended for graphs of some 64 vertices.
 *
 * <p>Not here: words for users, and boards, because two boards can have the same graph.
 */
package knightschool.graph.isomorphism;
