/**
 * The compare scene: the same problem in several panes, on one clock.
 *
 * <p>{@link knightschool.ui.compare.CompareScene} is the scene, with a choice of board where it is one of the window:
 * {@code CompareSetupBinding} opens its set-ups and says as one what is shown. Its {@code CompareView} draws what
 * {@link knightschool.ui.compare.model the model} says and calls what it offers: its {@code ComparisonPanesController}
 * hold {@link knightschool.ui.compare.pane the panes}, one for each search; below them stand the
 * {@code StepSummaryRow}, the tables and {@link knightschool.ui.compare.player the player}, to which
 * {@code PlayerKeyHandler} bring the keys. These know nothing of the scene.
 *
 * <p>A person changes the panes by {@code PaneCommands}; what is changed is remembered by a {@code ComparisonHistory}.
 *
 * <p>Not here: searching, what a square looks like, and what the words of an algorithm are.
 */
package knightschool.ui.compare;
