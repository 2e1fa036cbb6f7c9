/**
 * The compare scene: the same problem in several panes, on one clock.
 *
 * <p>{@link knightschool.ui.compare.CompareModel} is all that the scene knows and can do, without a toolkit: what is
 * shown, what is playing, how far has been computed. A {@link knightschool.ui.compare.CompareWorker} owns the searches
 * on a thread of its own; between the two pass requests one way and immutable reports the other, at most one a pulse.
 * The views draw what the model says and call what it offers.
 */
package knightschool.ui.compare;
