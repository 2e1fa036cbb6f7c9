/**
 * The keys of every search tree on screen: the arrows choose the node above, below or beside the chosen one, and Enter
 * goes to it.
 *
 * <p>Not here: how trees are drawn ({@link knightschool.drawing.tree}), and which node is chosen.
 */
package knightschool.ui.tree;
