/**
 * Finds the grid of squares that explains the edges of a picture.
 *
 * <p>{@link knightschool.picture.grid.GridFinder} is the entry point. It first finds edges
 * ({@link knightschool.picture.grid.EdgeVotes}) and the rotation of the picture
 * ({@link knightschool.picture.grid.SkewEstimator}). Grids are proposed from the periods of
 * {@link knightschool.picture.grid.LinePeriodSearch} and the outlines of
 * {@link knightschool.picture.grid.OutlineGridSearch}, and scored by
 * {@link knightschool.picture.grid.GridProposalScorer}. {@link knightschool.picture.grid.ConnectedGridSquares} finds
 * the squares of the board in a grid, and {@link knightschool.picture.grid.GridProposalSelector} selects the best grid.
 * The resulting {@link knightschool.picture.grid.FoundGrid} contains the position of the squares and a measure of how
 * well they explain the picture.
 *
 * <p>Not here: what is on the squares.
 */
package knightschool.picture.grid;
