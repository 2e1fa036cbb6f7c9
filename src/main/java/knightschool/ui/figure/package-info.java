/**
 * Two scenes to look at: a board with marks, and a board that turns into its graph, with numbers beside it.
 *
 * <p>What is counted and shown is in {@link knightschool.ui.figure.BoardToGraphModel}, without a toolkit.
 *
 * <p>Not here: how boards and graphs are drawn (drawing), and boards that a person edits (editor).
 */
package knightschool.ui.figure;
