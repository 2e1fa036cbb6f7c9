/**
 * The question whether two boards have the same graph, asked and answered in a column beside the board.
 *
 * <p>Not here: how the answer is found (graph.isomorphism).
 */
package knightschool.ui.editor.isomorphism;
