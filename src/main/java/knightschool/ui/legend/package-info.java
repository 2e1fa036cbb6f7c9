/**
 * The legend: the meaning of a scene's signs, computed from the present content of its board.
 *
 * <p>A {@link knightschool.ui.legend.LegendEntry} is a sign with its name.
 * {@link knightschool.ui.legend.VisibleBoardSigns} has the signs of a board with a knight on its path, which
 * {@link knightschool.ui.legend.BoardSignLegendEntries} puts into words. The {@link knightschool.ui.legend.LegendPane}
 * shows the entries, and updates them as the board changes; so does the {@link knightschool.ui.legend.InSceneLegend} on
 * the page of a scene, with names alone. {@link knightschool.ui.legend.LegendPlacement} finds the place and the shape
 * of a legend over a scene.
 *
 * <p>Not here: what of a window a legend must not cover, and which signs a scene has.
 */
package knightschool.ui.legend;
