/**
 * The facts about the graph of the board that is edited: counted, measured, chosen and said.
 *
 * <p>{@link knightschool.ui.editor.fact.FactsModel} counts at once and measures in the background;
 * {@link knightschool.ui.editor.fact.FactsPane} is the column that shows it. A fact that is chosen is a part of the
 * graph, which the scene shows in board and graph.
 *
 * <p>Not here: whether there is a tour, and how a fact is computed (graph.measure).
 */
package knightschool.ui.editor.fact;
