/**
 * The models of the comparison, independent of the JavaFX toolkit: the searches, the shown moment and the playback, the
 * progress, and the commands.
 *
 * <p>{@link knightschool.ui.compare.model.CompareModel} is the main class. A {@code CompareWorker} owns the searches on
 * a thread of its own; requests pass one way and immutable reports the other, at most one per pulse. Requests to the
 * playback go through {@link knightschool.ui.compare.model.ComparisonPlayer}, and jumps to events through
 * {@link knightschool.ui.compare.model.EventJumps}. {@link knightschool.ui.compare.model.PaneAlgorithms} are the panes,
 * and {@link knightschool.ui.compare.model.ComparisonProgress} is their progress.
 *
 * <p>Not here: searching ({@code compare}), and the visible panes and player.
 */
package knightschool.ui.compare.model;
