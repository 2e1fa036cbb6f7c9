/**
 * Levels: boards that a person visits whole in as few moves as can be, one after the other.
 *
 * <p>A {@code LevelModel} is the walk on one level, with what was finished of all of them; {@code LevelSolverPlayback}
 * the solver's steps, {@code RemainingPathAnswer} whether the squares left can still be visited without a return.
 * {@link knightschool.ui.session.ProgressKeeper} keeps what was finished in the folder of the person's state.
 *
 * <p>Not here: what a level is and how it is made (play), and what a walk on one looks like (drawing).
 */
package knightschool.ui.level;
