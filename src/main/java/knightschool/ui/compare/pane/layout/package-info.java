/**
 * Where the parts of a pane are and how large: board, code, counters, reason and the table of domains, for the space
 * that a pane has. Computed from sizes alone, without the parts themselves.
 *
 * <p>{@link knightschool.ui.compare.pane.layout.PaneContentLayout} places the parts of one pane,
 * {@link knightschool.ui.compare.pane.layout.DomainTablePlacer} the tables of several panes, so that all have the same
 * place.
 */
package knightschool.ui.compare.pane.layout;
