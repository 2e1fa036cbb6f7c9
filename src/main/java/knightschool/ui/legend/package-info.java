/**
 * The one legend: what the signs of a scene mean, made from what is on its board now.
 *
 * <p>A {@link knightschool.ui.legend.LegendEntry} is one sign with its name; a
 * {@link knightschool.ui.legend.BoardSigns} are those of a board with a knight on its path, which
 * {@link knightschool.ui.legend.SignLegendEntries} puts into words. The {@link knightschool.ui.legend.LegendPane} shows
 * the entries, and asks for them anew as the board changes.
 *
 * <p>Not here: where the legend stands in the window, and which signs a scene has.
 */
package knightschool.ui.legend;
