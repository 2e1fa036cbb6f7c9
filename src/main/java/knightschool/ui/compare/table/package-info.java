/**
 * Tables beside the boards of a comparison: what each search has counted, and what each choice of a search costs.
 *
 * <p>A row belongs to a pane and bears its mark ({@link knightschool.ui.compare.pane.PaneIdentity}).
 *
 * <p>Not here: the table of domains, which is a part of a pane.
 */
package knightschool.ui.compare.table;
