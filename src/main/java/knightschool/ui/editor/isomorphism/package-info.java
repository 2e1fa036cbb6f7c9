/**
 * Whether two boards have the same graph, asked and shown in a column beside the board.
 *
 * <p>Not here: how it is found out (graph.isomorphism).
 */
package knightschool.ui.editor.isomorphism;
