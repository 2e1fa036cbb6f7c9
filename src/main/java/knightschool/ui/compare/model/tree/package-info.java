/**
 * The view of a search tree: the steps in view, the selected node, what was read, and the views that others replaced.
 *
 * <p>Not here: the requests for it ({@link knightschool.ui.compare.model.SearchTreeModel}).
 */
package knightschool.ui.compare.model.tree;
