/**
 * Why no tour can be completed from the shown step of each pane: found on a thread of its own, while the user asks for
 * it ({@link knightschool.ui.compare.obstruction.PaneTourObstructionsModel}), its words, and the part of a pane that
 * tells it ({@link knightschool.ui.compare.obstruction.PaneTourObstructionView}).
 *
 * <p>Not here: the theorems and how they are searched for ({@link knightschool.obstruction}), and their texts
 * ({@link knightschool.explain}).
 */
package knightschool.ui.compare.obstruction;
