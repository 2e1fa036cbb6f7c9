/**
 * Search trees: the steps of a search to the right, its depth downwards.
 *
 * <p>{@link knightschool.drawing.tree.SearchTreeIcicleDrawing} draws a part of the tree of a search as an icicle, in
 * which the width of a node is the number of steps spent below it; small trees are drawn as nodes joined by lines
 * ({@link knightschool.drawing.tree.SearchTreeNodeLinkDrawing}).
 * {@link knightschool.drawing.tree.SearchTreeOverviewDrawing} draws the outline of the whole tree, with a frame around
 * the part in view. {@link knightschool.drawing.tree.SearchTreesDrawing} and
 * {@link knightschool.drawing.tree.SearchTreesOverviewDrawing} draw the trees of several searches below one another at
 * one scale. In the map of a tour the same drawings mark each visit to a position instead of a step.
 *
 * <p>Not here: the trees themselves ({@code compare}, {@code statemap.tour}).
 */
package knightschool.drawing.tree;
