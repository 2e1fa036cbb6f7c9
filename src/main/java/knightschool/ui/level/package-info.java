/**
 * Levels: boards whose squares are all to be visited in as few moves as possible, one level after the other.
 *
 * <p>A {@code LevelModel} is the walk on a level with the results of all levels. {@code LevelSolverStepPlayback} has
 * the steps of the solver, and {@code RemainingHamiltonianPathModel} the answer whether the remaining squares can still
 * be visited without a return. {@link knightschool.ui.session.StoreChangeAutosaver} keeps the results in the folder of
 * the user's state.
 *
 * <p>Not here: what a level is and how it is created (play), and how a walk on it is drawn (drawing).
 */
package knightschool.ui.level;
