/**
 * The search tree of one pane, below the player: all of it, the part that is looked at, and what its selected node
 * took.
 */
package knightschool.ui.compare.tree;
