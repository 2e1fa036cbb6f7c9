/**
 * Search trees as icicles: the steps of a search to the right, its depth downwards, so that the width of a node is the
 * number of steps spent below it.
 */
package knightschool.drawing.tree;
