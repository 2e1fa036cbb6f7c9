/**
 * Levels: boards with holes that the knight is to visit whole in as few moves as can be.
 *
 * <p>A {@link knightschool.play.level.Level} is a board from whose start a Hamiltonian path exists, with its measured
 * {@link knightschool.play.level.MeasuredDifficulty}. {@link knightschool.play.level.Levels} holds those of the program
 * in their sets; {@link knightschool.play.level.LevelMaker} makes further ones, each the pure function of a
 * {@link knightschool.play.level.LevelParameters}. {@link knightschool.play.level.PlayedLevelWalk} is a person's walk
 * on one, {@link knightschool.play.level.LevelProgress} what they have finished, and
 * {@link knightschool.play.level.TroyisSolver} shows how one can be solved.
 *
 * <p>Not here: clocks, where progress is kept (session), and whether a tour can still be won.
 */
package knightschool.play.level;
