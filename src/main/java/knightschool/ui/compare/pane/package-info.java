/**
 * The panes of a comparison, each with the board, the code and the counters of one algorithm.
 *
 * <p>A {@link knightschool.ui.compare.pane.PaneView} stands among up to six in a
 * {@link knightschool.ui.compare.pane.PaneRow}; its {@link knightschool.ui.compare.pane.PaneIdentity} tells it from
 * others of the same algorithm. Where its parts lie, and how large its text is, is decided by {@code PaneLayout} alone.
 *
 * <p>Not here: which panes there are, and what becomes of what a person asks of one.
 */
package knightschool.ui.compare.pane;
