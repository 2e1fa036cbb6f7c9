/**
 * The views of search trees that others replaced, with which they are restored.
 *
 * <p>Not here: the requests for trees ({@link knightschool.ui.compare.model.SearchTreeModel}), and the steps in view
 * ({@link knightschool.ui.tree.StepViewport}).
 */
package knightschool.ui.compare.model.tree;
