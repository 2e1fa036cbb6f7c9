/**
 * Work that must not be done on the JavaFX thread, for scenes that want only the newest answer.
 *
 * <p>{@link knightschool.ui.work.LatestWork} owns a thread, does what was asked last, and gives up what was asked
 * before. What a scene says of work that broke down, on whichever thread, is a
 * {@link knightschool.ui.work.WorkFailure}.
 *
 * <p>Not here: what is computed, and what becomes of the answer.
 */
package knightschool.ui.work;
