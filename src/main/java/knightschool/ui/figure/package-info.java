/**
 * Two scenes to look at: a board with marks, and a board that morphs into its graph, with numbers beside it.
 *
 * <p>The state of the latter is in {@link knightschool.ui.figure.BoardToGraphModel}, which is free of JavaFX controls.
 *
 * <p>Not here: how boards and graphs are drawn (drawing), and boards that can be edited (editor).
 */
package knightschool.ui.figure;
