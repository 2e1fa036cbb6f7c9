/**
 * Several searches of one problem on one clock.
 *
 * <p>A {@link knightschool.compare.Comparison} computes its traces together and shows them all at the same step as a
 * {@link knightschool.compare.ComparisonSnapshot}. There is one clock, so no pane can run ahead of another. A search
 * that has ended stays at its last step. A {@link knightschool.compare.EventSearch} looks, slice by slice, for the next
 * step at which something happens, so that its caller can show progress and stop it. A
 * {@link knightschool.compare.DifferenceSearch} finds where two searches begin to differ, for which all searches
 * advance together.
 *
 * <p>Not here: threads, playback and speed, and the panes on screen.
 */
package knightschool.compare;
