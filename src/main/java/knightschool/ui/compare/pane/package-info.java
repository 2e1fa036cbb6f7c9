/**
 * The panes of a comparison, each with the board, the code and the counters of one algorithm.
 *
 * <p>A {@link knightschool.ui.compare.pane.PaneGrid} holds up to six
 * {@link knightschool.ui.compare.pane.ComparisonPaneView}s. A {@link knightschool.ui.compare.pane.PaneIdentity}
 * distinguishes a pane from others with the same algorithm. {@code PanePartVisibility} decides which parts of a pane
 * are hidden, and {@code PanePartsArranger} the place of each. {@code PaneSquareInputHandler} handles mouse and keys on
 * the squares. The package {@code layout} alone decides the positions of a pane's parts and the size of its text.
 *
 * <p>Not here: which panes there are, and what the actions on a pane do.
 */
package knightschool.ui.compare.pane;
