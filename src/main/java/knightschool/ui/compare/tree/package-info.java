/**
 * The search tree of one pane, or those of all panes at one scale, below the player: the whole trees, the steps in view
 * of them, and the cost of the selected node.
 */
package knightschool.ui.compare.tree;
