/**
 * Search trees on screen, those of Compare and that of a tour's map: two plots, one of all steps and one of the steps
 * in view, with the mouse and the keys in them, their legend, and the selected node.
 *
 * <p>{@link knightschool.ui.tree.StepViewport} holds the steps in view, {@link knightschool.ui.tree.NodeSelection} the
 * selected node; a scene reads both in the background and keeps the result in a
 * {@link knightschool.ui.tree.LatestSearchTreesInView}. {@link knightschool.ui.tree.SearchTreeInputHandler} lets the
 * mouse and the {@link knightschool.ui.tree.TreeKeys keys} act on the {@link knightschool.ui.tree.SearchTreePlot plots}
 * of {@link knightschool.ui.tree.PlottedSearchTrees}.
 *
 * <p>Not here: how trees are drawn ({@link knightschool.drawing.tree}), and their requests.
 */
package knightschool.ui.tree;
