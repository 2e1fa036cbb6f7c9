/**
 * The facts about the graph of the edited board: counted, measured, selected and put into words.
 *
 * <p>{@link knightschool.ui.editor.fact.GraphFactsModel} counts at once and measures in the background;
 * {@link knightschool.ui.editor.fact.GraphFactsPane} is the column that shows the facts. A selected fact is a part of
 * the graph, which the scene shows in board and graph.
 *
 * <p>Not here: whether there is a tour, and how a fact is computed (graph.measure).
 */
package knightschool.ui.editor.fact;
