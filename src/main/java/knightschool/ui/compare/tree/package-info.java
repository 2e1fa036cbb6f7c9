/**
 * The search tree of one pane, below the player: the whole tree, its current section, and the cost of the selected
 * node.
 */
package knightschool.ui.compare.tree;
