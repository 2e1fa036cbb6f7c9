/**
 * The moment of a search or a game, as a person wants to see it: derived from the path, and not kept in the loops of
 * the search machine.
 *
 * <p>{@link knightschool.search.position.Domains} is what is still open from every square, as an array of
 * {@link knightschool.search.position.DomainCell}s in {@link knightschool.search.position.SquareDomain}, and
 * {@link knightschool.search.position.CandidateGenerator} lists what may be tried next.
 * {@link knightschool.search.position.Position} is all of them with the last step, for a person who moves the knight as
 * for a search; {@link knightschool.search.position.PositionDifferences} compares two.
 *
 * <p>Not here: the drawing of a position ({@code drawing}), and the search itself ({@code search}).
 */
package knightschool.search.position;
