/**
 * Several searches of one problem on one clock.
 *
 * <p>A {@link knightschool.compare.Comparison} runs its traces ahead together, step for step, and shows them all at the
 * same step as a {@link knightschool.compare.ComparisonSnapshot}: there is one clock, so no pane can run before
 * another. A search that has ended waits on its last moment. A {@link knightschool.compare.EventSearch} looks, slice by
 * slice, for the next step at which something happens, so that whoever runs it can show progress and stop it. What
 * takes two searches, that they begin to differ, is found by a {@link knightschool.compare.DifferenceSearch}, for which
 * all go on together.
 *
 * <p>What each choice at a node costs is read of a trace by a {@link knightschool.compare.ChoiceCostReader} as far as
 * that is computed; the rest is counted in {@code census}.
 *
 * <p>Not here: threads, playing and speed, and the panes on screen.
 */
package knightschool.compare;
