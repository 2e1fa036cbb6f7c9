/**
 * The compare scene: the same problem in several panes, on one clock.
 *
 * <p>{@link knightschool.ui.compare.CompareScene} is the scene, in the window with a choice of the board.
 * {@code CompareSetupMapping} opens its set-ups and returns the current one. Its {@code CompareView} shows the state of
 * {@link knightschool.ui.compare.model the model} and calls its methods. {@code ComparisonPanesController} holds
 * {@link knightschool.ui.compare.pane the panes}, one for each search. Below them are the {@code StepSummaryBar}, the
 * questions to a class ({@code PredictionController}), the tables ({@code ComparisonTables}), the search trees
 * ({@code SearchTreeController}) and {@link knightschool.ui.compare.player the player} ({@code ComparisonPlayerRows}).
 * Each of them follows the model by itself and asks {@code ComparisonPartVisibility} what may be seen. None depends on
 * the scene.
 *
 * <p>The user changes the panes by {@code PaneCommands}; a {@code ComparisonUndoHistory} records the changes.
 *
 * <p>Not here: searching, the appearance of squares, and the texts of an algorithm.
 */
package knightschool.ui.compare;
