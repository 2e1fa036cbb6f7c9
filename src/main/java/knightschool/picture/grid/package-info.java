/**
 * The grid of squares that explains the edges of a picture.
 *
 * <p>{@link knightschool.picture.grid.GridFinder} is the front door. It asks, in this order: where edges are
 * ({@link knightschool.picture.grid.EdgeVotes}), by how much the picture is turned
 * ({@link knightschool.picture.grid.SkewEstimate}), which grids there may be (from the periods of
 * {@link knightschool.picture.grid.PeriodSearch} and the outlines of
 * {@link knightschool.picture.grid.OutlineGridSearch}; {@link knightschool.picture.grid.GridProposalJudge} judges what
 * is proposed), which of their squares are the board ({@link knightschool.picture.grid.ConnectedGridSquares}) and which
 * of them is best ({@link knightschool.picture.grid.GridChoice}). The {@link knightschool.picture.grid.FoundGrid} that
 * it gives says where the squares lie and how well that explains what is seen.
 *
 * <p>Not here: what is on the squares.
 */
package knightschool.picture.grid;
