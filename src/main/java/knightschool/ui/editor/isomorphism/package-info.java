/**
 * Whether two boards have the same graph, asked and shown on a card.
 *
 * <p>Not here: how it is found out (graph.isomorphism).
 */
package knightschool.ui.editor.isomorphism;
