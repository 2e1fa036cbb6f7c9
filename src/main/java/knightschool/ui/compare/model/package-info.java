/**
 * What the comparison knows and can do; its models know no toolkit: what is searched, what is shown and playing, how
 * far has been computed, and the commands for it.
 *
 * <p>{@link knightschool.ui.compare.model.CompareModel} is the whole of it. A {@code CompareWorker} owns the searches
 * on a thread of its own; between the two pass requests one way and immutable reports the other, at most one a pulse.
 * What a person asks of the clock goes through its {@link knightschool.ui.compare.model.ComparisonPlayer}, and to where
 * something happens through its {@link knightschool.ui.compare.model.EventJumps}; its
 * {@link knightschool.ui.compare.model.PaneAlgorithms} are the panes that there are, and its
 * {@link knightschool.ui.compare.model.ComparisonProgress} is how far they are known.
 *
 * <p>Not here: searching (compare), and the panes and the player that a person sees.
 */
package knightschool.ui.compare.model;
