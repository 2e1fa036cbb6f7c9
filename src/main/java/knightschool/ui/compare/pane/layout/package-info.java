/**
 * The places and sizes of the parts of a pane: board, code, counters, reason and the table of domains. They are
 * computed from the size of the pane alone, without the parts themselves.
 *
 * <p>A {@link knightschool.ui.compare.pane.layout.PaneContentFitter} chooses the text size of a pane and the side on
 * which its parts lie, {@link knightschool.ui.compare.pane.layout.PaneContentLayout} places these parts,
 * {@link knightschool.ui.compare.pane.layout.DomainTablePlacer} the tables of several panes, so that all have the same
 * place.
 */
package knightschool.ui.compare.pane.layout;
