/**
 * Levels: boards with holes whose squares the knight should visit in as few moves as possible.
 *
 * <p>A {@link knightschool.play.level.Level} is a board with a Hamiltonian path from its start and a measured
 * {@link knightschool.play.level.MeasuredDifficulty}. {@link knightschool.play.level.LevelCollection} contains those of
 * the program, in sets; {@link knightschool.play.level.LevelGenerator} generates more, each as a pure function of
 * {@link knightschool.play.level.LevelParameters}. {@link knightschool.play.level.PlayedLevelWalk} is a player's walk
 * on a level, {@link knightschool.play.level.AllLevelResults} contains the player's results, and
 * {@link knightschool.play.level.LevelSolver} demonstrates a solution.
 *
 * <p>Not here: clocks, storage of progress (session), and whether a tour can still be won.
 */
package knightschool.play.level;
